import type { PageFacts, Provider } from '@/prerender';
import type { WrittenPage } from '../../vite/written-page';

export const provider: Provider = {
  name: 'Sthapana',
  origin: 'https://www.example.com',
  description: 'A network of independent professionals.',
  slogan: 'Your papers, in order.',
  phone: '+91 98765 43210',
  email: 'hello@example.in',
  legalName: undefined,
  address: undefined,
};

/** A page of the provider's, as what the build says to search engines and chats is made from it. */
export const writtenPage: WrittenPage = {
  title: 'Trade licence | Sthapana',
  description: 'The municipal licence for your shop.',
  canonical: 'https://www.example.com/services/trade-license',
  indexed: true,
  heading: 'Trade licence from your municipality',
};

export const service = {
  title: 'Trade License',
  summary: 'The municipal licence for your shop.',
  group: 'Licenses',
  colour: 'mehendi',
  checked: '2026-11-20',
  modified: '2026-11-21',
  questions: [{ question: 'Who issues it?', answer: 'Your municipality.' }],
} satisfies PageFacts['service'];

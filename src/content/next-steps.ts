import { owner } from '@/content/owner';
import { site } from '@/content/site';
import { paths } from '@/paths';

interface NextStep {
  title: string;
  text: string;
  link?: { text: string; href: string };
}

const answered = owner.answerTime ? `within ${owner.answerTime}` : 'soon';

/** What happens after a message was sent, as its receipt says: who answers and when, what to have ready, and where a case stands. */
export const nextSteps: readonly NextStep[] = [
  {
    title: 'We answer',
    text: `A person reads your message and calls or writes back ${answered}. We are on the phone ${site.officeHours}, should it be urgent.`,
  },
  {
    title: 'Have ready',
    text: 'Names, addresses, PAN, and any number or letter that an authority gave you. Send papers only once we have agreed how.',
  },
  {
    title: 'Already applied?',
    text: 'The authority’s own portal says where your application is.',
    link: { text: 'Find your service and its authority', href: `${paths.home()}#catalogue` },
  },
];

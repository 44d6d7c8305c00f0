import { owner } from '@/content/owner';
import { shown, site, whoContracts } from '@/content/site';
import { settings } from '@/lib/settings';

/** The specification (section 1) fixes the text about the provider and its four values; the figures are the owner's. */
export const about = {
  title: `About ${site.name}`,
  description: `${site.name} is a network of independent professionals. Clients post queries and pick listed professionals. We do not advertise or solicit.`,
  lead: 'A network of independent professionals. You say what you need, choose who acts for you, and see the price in writing first.',
  statements: [
    {
      title: 'Who works for you',
      text: `${site.name} is a network of independent professionals. Clients post queries and pick listed professionals. There is no public list: for your matter we name professionals who could act, and you choose.`,
    },
    {
      title: 'Who you contract with',
      text: `${whoContracts} Each professional is responsible for their own work, under the rules of their own profession.`,
    },
    {
      title: 'Who contacts whom',
      text: `${site.name} does not advertise or solicit: you contact us, and we answer your question. The time on our first page starts when your papers are complete, and the Registrar decides.`,
    },
  ],
  stats: shown([
    { figure: owner.figures.startups, label: 'client startups' },
    { figure: owner.figures.successRate, label: 'success rate' },
    { figure: owner.figures.experts, label: 'experts' },
    { figure: owner.figures.years, label: 'years' },
  ]),
  values: [
    {
      title: 'Mission',
      text: 'We file the right form with the right office, in the right order.',
    },
    {
      title: 'Vision',
      text: 'An India where registering a business takes less courage than starting one.',
    },
    {
      title: 'Values',
      text: 'We say what it costs, who decides and how long it usually takes. We tell you about a cost, a delay or a duty first, not last.',
    },
    {
      title: 'Promise',
      text: 'You see our fee in writing before you pay. Until you agree to it, you owe us nothing.',
    },
  ],
  image: {
    src: settings.aboutImageUrl,
    /** Shown with an aspect ratio of 3:2. */
    alt: owner.photograph,
  },
} as const;

import { refundBeforeWeStart } from '@/content/legal/refund-stages';
import { owner } from '@/content/owner';
import { shown, site } from '@/content/site';

const { figures } = owner;

/** The landing page's words. Its promises are the specification's (sections 1 and 9), its figures the owner's. */
export const home = {
  title: `${site.name}: business registration in 7 days`,
  description:
    'Company, GST, trademark and licence papers prepared and filed for founders in India. Business registration in 7 days, with a free expert consultation.',
  hero: {
    /** The part in `promise` carries the stitch. */
    heading: 'Your business, registered in',
    promise: '7 days.',
    lead: 'Begin with a free expert consultation: you know the papers and fees before you pay.',
    qualifier: {
      text: 'From complete papers; the department decides.',
      link: 'See each service’s own time',
    },
  },
  trust: [
    ...shown([
      { figure: figures.experts, label: 'certified experts' },
      { figure: figures.coverage, label: 'coverage' },
      { figure: figures.reviews, label: 'reviews' },
      { figure: figures.onboardedMonthly, label: 'onboarded monthly' },
    ]),
    ...owner.reviewSites.map(({ name, rating }) => ({
      figure: `${rating}/5`,
      label: `on ${name}`,
      star: true,
    })),
  ],
  strip: shown([
    { figure: figures.clients, label: 'clients' },
    { figure: figures.rating, label: 'average rating' },
    { figure: figures.cities, label: 'cities' },
    // Never more than the office hours.
    { figure: owner.officeHours === '24/7' ? '24/7' : '', label: 'support' },
  ]),
  catalogue: {
    heading: 'Which service do you need?',
    legend: 'Stamp: government fee. Postmark: usual time.',
  },
  process: {
    heading: 'Four entries, then the certificate',
    lead: 'You always know whose turn it is.',
    steps: [
      {
        title: 'Fill the form',
        text: 'Name, phone, service. No account.',
        turn: 'you',
        who: 'You',
        time: '2 minutes',
        receive: 'A call back',
      },
      {
        title: 'Add business details',
        text: 'We mark which papers count.',
        turn: 'us',
        who: 'You, with us',
        time: '1 day',
        receive: 'A checklist and a written quote',
      },
      {
        title: 'Pay',
        text: 'Government fees stand apart.',
        turn: 'you',
        who: 'You',
        time: '5 minutes',
        receive: 'A receipt',
      },
      {
        title: 'Get confirmation',
        text: 'We file, and answer its questions.',
        turn: 'authority',
        who: 'Government',
        time: 'its own time',
        receive: 'What it grants',
      },
    ],
  },
  comparison: {
    heading: 'Why people bring it here',
    rows: [
      {
        topic: 'First call with an expert',
        us: 'Free; advice in writing and later talks are quoted first',
        others: 'After a booking fee',
      },
      {
        topic: 'Price',
        us: 'One written quote before you pay',
        others: 'A “from” price; extras come later',
      },
      { topic: 'Government fee', us: 'On its own line, at cost', others: 'Folded into one total' },
      { topic: 'Documents', us: 'A checklist for your case', others: 'A general list, by message' },
      {
        topic: 'Time',
        us: 'Our days and the department’s days, told apart',
        others: 'One number for everything',
      },
      {
        topic: 'If you change your mind',
        us: refundBeforeWeStart.slice(0, -1),
        others: 'Part of it comes back, as their terms say',
      },
      {
        topic: 'After the certificate',
        us: 'Your due dates, in writing',
        others: 'A new quote each time',
      },
    ],
  },
  testimonials: {
    heading: 'Signed across the stamp',
  },
  contact: {
    heading: 'Write to us, or call',
    lead: 'A person reads it, and replies with what to do first.',
  },
} as const;

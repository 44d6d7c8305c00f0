import { owner } from '@/content/owner';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import { shortFacts } from '@/content/services/short-facts';
import { shown, site } from '@/content/site';
import { keysOf } from '@/lib/object-entries';
import { paths } from '@/paths';

/** Names short enough for a third of a phone's width. */
const PRICED = {
  'gst-registration': 'GST number',
  'private-limited-company': 'Private limited',
  'trademark-registration': 'Trademark',
} as const satisfies Partial<Record<ServiceSlug, string>>;

const { figures } = owner;

/** The texts of the landing page. The promises are from the specification (sections 1 and 9), the figures from the owner. */
export const home = {
  title: `${site.name}: business registration in 7 days`,
  description:
    'Company, GST, trademark and licence papers prepared and filed for founders in India. Business registration in 7 days, with a free expert consultation.',
  hero: {
    lines: ['Your business,', 'registered', 'in'],
    stitched: '7 days.',
    lead: 'Company, GST, tax, licences and trademarks, done online for small businesses across India. The first call is a free expert consultation.',
    callInHindi: owner.languages.includes('हिन्दी') ? 'हिन्दी में बात करें' : undefined,
    prices: keysOf(PRICED).map((slug) => ({
      label: PRICED[slug],
      href: paths.service(slug),
      fee: shortFacts[slug]?.denomination.replace('NIL', 'None') ?? '',
      time: shortFacts[slug]?.time ?? '',
    })),
    condition: { promise: '7 days', holds: ': papers complete, no government query.' },
    notes: {
      text: `${owner.quoteTime && `Our quote: within ${owner.quoteTime} of your call. `}The government office decides.`,
      link: `All ${services.length} services`,
      href: '#all-services',
    },
    plate: {
      amount: '₹0',
      title: 'First call',
      words: 'Rupees zero only.',
      after: 'You pay only after a written quote.',
    },
  },
  trust: [
    ...shown([
      { figure: figures.experts, label: 'certified experts' },
      { figure: figures.coverage, label: 'coverage' },
      { figure: figures.reviews, label: 'reviews' },
      { figure: figures.onboardedMonthly, label: 'onboarded monthly' },
    ]),
    ...owner.reviewSites.map(({ name, rating, address }) => ({
      figure: `${rating}/5`,
      label: name,
      href: address,
    })),
  ],
  strip: shown([
    { figure: figures.clients, label: 'clients' },
    { figure: figures.rating, label: 'rating' },
    { figure: figures.cities, label: 'cities' },
    // Shown only if the office hours say so.
    { figure: owner.officeHours === '24/7' ? '24/7' : '', label: 'support' },
  ]),
  catalogue: {
    heading: 'Which service do you need?',
    legend: 'With the government fee and the usual time.',
  },
  process: {
    heading: 'How it works: 4 steps',
    steps: [
      {
        title: 'Fill the form',
        text: 'Name, phone, service. We call back.',
        clocks: [{ who: 'you', label: '2 minutes' }],
      },
      {
        title: 'Add business details',
        text: 'We list the documents, and quote.',
        clocks: [{ who: 'us', name: 'You, with us', label: '1 day' }],
      },
      {
        title: 'Pay',
        text: 'Two lines: our fee, government fee.',
        clocks: [{ who: 'you', label: '5 minutes' }],
      },
      {
        title: 'Get confirmation',
        text: 'We file. Times differ by service.',
        clocks: [{ who: 'authority', name: 'Government', label: '3 days to 18 months' }],
      },
    ],
  },
  comparison: {
    heading: 'Why choose us',
    rows: [
      {
        topic: 'First call',
        us: 'Free; later work is quoted first',
        others: 'After a booking fee',
      },
      {
        topic: 'Price',
        us: 'One quote, in writing, first',
        others: 'A “from” price, then extras',
      },
      {
        topic: 'After the certificate',
        us: 'Your due dates, in writing',
        others: 'A new quote each time',
      },
    ],
  },
  testimonials: {
    heading: 'What clients say',
  },
  contact: {
    heading: 'Contact us',
    lead: 'A person reads it and replies.',
  },
} as const;

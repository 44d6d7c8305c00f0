import { dueDatePages } from '@/content/due-date-pages';
import { hasFirstYear } from '@/content/first-year-pages';
import { footerColumns, menuGroups } from '@/content/navigation';
import { details as company } from '@/content/services/details/private-limited-company';
import { details as tax } from '@/content/services/details/gst-registration';
import { details as licences } from '@/content/services/details/fssai-registration';
import { details as ip } from '@/content/services/details/trademark-registration';
import { details as other } from '@/content/services/details/virtual-cfo';
import { categories } from '@/content/categories';
import { serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { registersStructure } from '@/content/structures/pages';
import { withoutCitations } from '@/lib/citations';
import { walkByKeyboard } from './support/keyboard';
import { menusReady, open } from './support/page';
import { settings } from './support/settings';
import { NOT_FOUND_REPORT, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

test.use({ trace: 'off' });

const phone = settings.VITE_PHONE;

const header = {
  phone: ['link Skip to content', 'link Sthapana, home', 'button Search services', 'button Menu'],
  desktop: [
    'link Skip to content',
    'link Sthapana, home',
    ...menuGroups.map(({ title }) => `button ${title}`),
    `link ${phone}`,
    'button Search services',
  ],
};

const footer = [
  'link Sthapana, home',
  ...footerColumns.flatMap(({ links }) => links.map(({ title }) => `link ${title}`)),
];

const consultationForm = [
  'textbox Full name',
  'textbox Email',
  'textbox Phone',
  'combobox Service',
  'button Get Free Consultation',
];

const contactBlock = [
  `link ${phone}`,
  'link WhatsApp',
  'link hello@example.in',
  'textbox First name',
  'textbox Last name (optional)',
  'textbox Email',
  'textbox Phone',
  'combobox Service',
  'textbox Message',
  'button Send Message',
];

/** What stands between header and footer, by kind of page. */
const mains: Record<keyof typeof templatePaths, { phone: string[]; desktop: string[] }> = {
  landing: sameOnBoth([
    `link Call ${phone}`,
    'link Learn More',
    ...consultationForm,
    'tab Registrations',
    ...(categories[0]?.items ?? []).map(() => 'link Know More'),
    'link Not sure? Ask an expert first',
    'link Which structure? Answer eight questions',
    ...contactBlock,
  ]),
  about: sameOnBoth([]),
  contact: sameOnBoth(contactBlock),
  // Without an email Pay is disabled, as specified, and no stop.
  pay: sameOnBoth([
    'link Ask for one, free.',
    'link Our terms on cancelling and refunds',
    'spinbutton Amount in rupees',
    'textbox Email',
  ]),
  legal: sameOnBoth([
    'link Who we are',
    'link When these terms apply',
    'link What we do and do not do',
    'link Your order and its scope',
    'link Your part of the work',
    'link Fees and taxes',
    'link Payment',
    'link Refund and cancellation',
    'link Time and delivery',
    'link Confidentiality and privacy',
    'link Who owns what',
    'link Fair use of this website',
    'link Your rights as a consumer',
    'link Limits of our liability',
    'link When we may refuse or stop',
    'link Complaints',
    'link Law and courts',
    'link Changes and general points',
    'link indiacode.gov.in',
    'link indiacode.gov.in',
    'link indiacode.gov.in',
    'link indiacode.gov.in',
    'link consumeraffairs.gov.in',
    'link consumeraffairs.gov.in',
    'link egazette.gov.in',
    'link www.rbi.org.in',
    'link cbic-gst.gov.in',
    'link consumerhelpline.gov.in',
    'link e-jagriti.gov.in',
  ]),
  missing: sameOnBoth([
    'link GST Registration',
    'link GST Filing',
    'link Audit Services',
    'button Find a service by name',
    ...menuGroups.flatMap(({ entries }) => entries.slice(0, 3).map(({ title }) => `link ${title}`)),
    `link Call ${phone}`,
    'link Write to us',
  ]),
  company: serviceMain('private-limited-company', company),
  tax: serviceMain('gst-registration', tax),
  licences: serviceMain('fssai-registration', licences),
  ip: serviceMain('trademark-registration', ip),
  other: serviceMain('virtual-cfo', other),
};

for (const [kind, path] of Object.entries(templatePaths)) {
  test(`the keyboard comes to everything on ${path} in order, and shows where it is`, async ({
    page,
    isMobile,
    allowProblems,
  }) => {
    test.skip(
      isMobile && ['licences', 'ip', 'other'].includes(kind),
      'The parts of a service’s page are the same on all screens; two of them are walked on both.',
    );
    allowProblems(NOT_FOUND_REPORT);
    test.setTimeout(90_000);
    await open(page, path);
    // Without their code the menus open for whatever has the focus, so that the walk would lead through one of them.
    if (!isMobile) await menusReady(page);
    const stops = await walkByKeyboard(page);
    const width = isMobile ? 'phone' : 'desktop';
    const expected = [
      ...header[width],
      ...mains[kind as keyof typeof mains][width],
      ...footer,
      ...(kind === 'landing' ? ['link Pay'] : []),
      'button Support',
    ];
    // A name may go on with what explains it: "checkbox Photograph Not older than 6 months".
    const named = stops
      .filter(({ inText }) => !inText)
      .map(({ stop }, index) =>
        stop.startsWith(expected[index] ?? stop) ? (expected[index] ?? stop) : stop,
      );
    expect(named).toEqual(expected);
    expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });
}

function sameOnBoth(stops: string[]) {
  return { phone: stops, desktop: stops };
}

function serviceMain(page: ServiceSlug, details: ServiceDetails) {
  const cover = ['link Home', 'link official sources'];
  const ways = ['link Call', 'link WhatsApp'];
  const rest = [
    'link Do you need it?',
    'link What you pay',
    'link Documents',
    'link How it goes',
    'link What we do',
    'link After you have it',
    ...(page in dueDatePages ? ['link Next due dates'] : []),
    ...(hasFirstYear(page) ? ['link Your first year'] : []),
    'link Doing it yourself',
    'link Questions',
    'link Sources',
    ...(registersStructure(page) ? ['link Which structure? Answer eight questions'] : []),
    ...details.documents.flatMap(({ items }) =>
      items.map(({ name }) => `checkbox ${withoutCitations(name)}`),
    ),
    'button Print checklist',
    'button Share',
    `link ${details.yourself.site.title}`,
    ...details.questions.map(({ question }) => `summary ${question}`),
    ...details.related.map(({ slug }) => `link ${serviceBySlug(slug as ServiceSlug).title}`),
    ...details.sources.map(({ href }) => `link ${new URL(href).hostname}`),
    // The form's choice is set beforehand where the service is one of its choices; the stops are the same.
    ...consultationForm,
  ];
  return {
    phone: [...cover, 'link Get Free Consultation', ...ways, ...rest],
    desktop: [...cover, ...ways, ...rest],
  };
}

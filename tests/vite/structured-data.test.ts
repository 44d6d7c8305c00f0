import { expect, test } from 'vitest';
import { structuredData, withStructuredData } from '../../vite/structured-data';
import type { PageFacts, Provider } from '@/prerender';
import type { WrittenPage } from '../../vite/written-page';

/* What every page tells is read from the build, in tests/build/pages.test.ts. */

const provider: Provider = {
  name: 'Sthapana',
  origin: 'https://www.example.com',
  description: 'A network of independent professionals.',
  slogan: 'Your papers, in order.',
  phone: '+91 98765 43210',
  email: 'hello@example.in',
  officeHours: 'whenever you call',
  socials: [],
  legalName: undefined,
  address: undefined,
};

const page: WrittenPage = {
  title: 'Trade licence | Sthapana',
  description: 'The municipal licence for your shop.',
  canonical: 'https://www.example.com/services/trade-license',
  indexed: true,
  heading: 'Trade licence from your municipality',
};

const service = {
  slug: 'trade-license',
  short: undefined,
  title: 'Trade License',
  summary: 'The municipal licence for your shop.',
  group: 'Licenses',
  colour: 'henna',
  checked: '2026-11-20',
  modified: '2026-11-21',
} satisfies PageFacts['service'];

const facts: PageFacts = { type: 'WebPage', service };

type Found = Record<string, unknown>;

/** As the page has them. */
function nodes(...given: Parameters<typeof structuredData>): Found[] {
  const data = JSON.parse(JSON.stringify(structuredData(...given))) as { '@graph': Found[] };
  return data['@graph'];
}

const ofType = (found: Found[], type: string) =>
  found.find((node) => [node['@type']].flat().includes(type));

const organization = (owner: Partial<Provider>) => {
  const home = { ...page, canonical: 'https://www.example.com/' };
  return ofType(nodes(home, { type: 'WebPage' }, { ...provider, ...owner }), 'Organization');
};

test('what the owner has filled in is told, what is missing is not', () => {
  const socials = ['https://www.linkedin.com/company/sthapana'];
  const owner = { legalName: 'Sthapana LLP', address: '1 Mill Road, Pune', socials };
  expect(organization(owner)).toMatchObject({
    legalName: 'Sthapana LLP',
    address: { streetAddress: '1 Mill Road, Pune' },
    sameAs: socials,
  });
  const empty = organization({});
  for (const name of ['legalName', 'sameAs', 'openingHours'])
    expect(empty).not.toHaveProperty(name);
  expect(empty?.address).not.toHaveProperty('streetAddress');
});

test.each([
  ['24/7', 'Mo-Su'],
  ['Monday to Saturday, 10 am to 7 pm', 'Mo-Sa 10:00-19:00'],
  ['Tuesday to Sunday, 9.30 am to 12 pm', 'Tu-Su 09:30-12:00'],
  ['Monday to Holiday, 10 am to 7 pm', undefined],
  ['Monday to Friday, 10 am to 19 pm', undefined],
])('office hours %j are %j for search engines', (officeHours, hours) => {
  expect(organization({ officeHours })?.openingHours).toBe(hours);
});

test('the way to an inner page is told, and the landing page has none', () => {
  const crumbs = ofType(nodes(page, facts, provider), 'BreadcrumbList');
  expect(crumbs?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Trade License', item: page.canonical },
  ]);
  const home = { ...page, canonical: 'https://www.example.com/' };
  const onHome = nodes(home, { type: 'WebPage' }, provider);
  expect(ofType(onHome, 'BreadcrumbList')).toBeUndefined();
  expect(ofType(onHome, 'WebPage')).not.toHaveProperty('breadcrumb');
});

test.each(['AboutPage', 'ContactPage'] as const)('an %s is about the provider', (type) => {
  const about = { ...page, canonical: 'https://www.example.com/about' };
  const found = ofType(nodes(about, { type }, provider), type);
  expect(found?.about).toEqual({ '@id': 'https://www.example.com/#organization' });
});

test('no text can end the script or be taken for a pattern', () => {
  const text = '</script><!-- $& $1';
  const html = withStructuredData('<body><p>A</p></body>', { text });
  const [, json = ''] =
    /^<body><p>A<\/p><script type="application\/ld\+json">(.*)<\/script><\/body>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});

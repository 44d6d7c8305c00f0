import { expect, test } from 'vitest';
import { structuredData, withStructuredData } from '../../vite/structured-data';
import type { PageFacts } from '@/prerender';
import { provider, service, writtenPage as page } from '../support/written-page';

const facts: PageFacts = { type: 'WebPage', service };

type Found = Record<string, unknown>;

function nodes(...given: Parameters<typeof structuredData>): Found[] {
  return (structuredData(...given)?.['@graph'] ?? []) as Found[];
}

const ofType = (found: Found[], type: string) =>
  found.find((node) => [node['@type']].flat().includes(type));

test('the provider has one identity on every page, and is no law firm', () => {
  const onService = nodes(page, facts, provider);
  const organization = ofType(onService, 'Organization');
  expect(organization).toMatchObject({
    '@type': ['Organization', 'ProfessionalService'],
    '@id': 'https://www.example.com/#organization',
    name: 'Sthapana',
    url: 'https://www.example.com/',
    telephone: '+91 98765 43210',
    address: { '@type': 'PostalAddress', addressCountry: 'IN' },
  });
  const home = { ...page, canonical: 'https://www.example.com/' };
  expect(ofType(nodes(home, { type: 'WebPage' }, provider), 'Organization')).toEqual(organization);
});

test('what the owner has filled in is told, what is missing is not', () => {
  const owner = { ...provider, legalName: 'Sthapana LLP', address: '1 Mill Road, Pune' };
  const filled = ofType(nodes(page, facts, owner), 'Organization');
  expect(filled).toMatchObject({
    legalName: 'Sthapana LLP',
    address: { streetAddress: '1 Mill Road, Pune' },
  });
  const empty = ofType(nodes(page, facts, provider), 'Organization');
  expect(empty).not.toHaveProperty('legalName');
  expect(empty?.address).not.toHaveProperty('streetAddress');
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

test.each([
  ['that search engines leave out', { ...page, indexed: false }],
  ['without an address', { ...page, canonical: undefined }],
])('a page %s has no data', (_, other) => {
  expect(structuredData(other, facts, provider)).toBeUndefined();
  expect(withStructuredData('<body></body>', undefined)).toBe('<body></body>');
});

test('no text can end the script or be taken for a pattern', () => {
  const text = '</script><!-- $& $1';
  const html = withStructuredData('<body><p>A</p></body>', { text });
  const [, json = ''] =
    /^<body><p>A<\/p><script type="application\/ld\+json">(.*)<\/script><\/body>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});

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
  title: 'Trade License',
  summary: 'The municipal licence for your shop.',
  group: 'Licenses',
  colour: 'mehendi',
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

test('no text can end the script or be taken for a pattern', () => {
  const text = '</script><!-- $& $1';
  const html = withStructuredData('<body><p>A</p></body>', { text });
  const [, json = ''] =
    /^<body><p>A<\/p><script type="application\/ld\+json">(.*)<\/script><\/body>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});

import { expect, test } from 'vitest';
import { structuredData, withStructuredData } from '../../vite/structured-data';
import type { Provider } from '@/prerender';
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
  canonical: 'https://www.example.com/licence',
  indexed: true,
  heading: 'Trade licence from your municipality',
};

type Found = Record<string, unknown>;

/** The node of a type, as the page at an address has it. */
function nodeOf(type: string, path: string, owner: Partial<Provider> = {}): Found | undefined {
  const at = { ...page, canonical: `https://www.example.com${path}` };
  const data = structuredData(at, { type: 'WebPage' }, { ...provider, ...owner });
  const { '@graph': found } = JSON.parse(JSON.stringify(data)) as { '@graph': Found[] };
  return found.find((node) => [node['@type']].flat().includes(type));
}

test('the data has what the owner has filled in, and leaves out the rest', () => {
  const socials = ['https://www.linkedin.com/company/sthapana'];
  const owner = { legalName: 'Sthapana LLP', address: '1 Mill Road, Pune', socials };
  expect(nodeOf('Organization', '/', owner)).toMatchObject({
    legalName: 'Sthapana LLP',
    address: { streetAddress: '1 Mill Road, Pune' },
    sameAs: socials,
  });
  const empty = nodeOf('Organization', '/');
  for (const name of ['legalName', 'sameAs', 'openingHours'])
    expect(empty).not.toHaveProperty(name);
  expect(nodeOf('Organization', '/', { officeHours: '24/7' })?.openingHours).toBe('Mo-Su');
  expect(empty?.address).not.toHaveProperty('streetAddress');
});

test('an inner page has breadcrumbs, and the landing page none', () => {
  expect(nodeOf('BreadcrumbList', '/licence')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: page.heading, item: page.canonical },
  ]);
  expect(nodeOf('BreadcrumbList', '/')).toBeUndefined();
});

test('no text can end the script or be taken for a pattern', () => {
  const text = '</script><!-- $& $1';
  const html = withStructuredData('<body><p>A</p></body>', { text });
  const [, json = ''] = /<p>A<\/p><script[^>]*>(.*)<\/script><\/body>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});

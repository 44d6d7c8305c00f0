import { expect, test } from 'vitest';
import { structuredData, withStructuredData } from '../../vite/structured-data';
import type { Provider } from '@/prerender';

/* What every page tells is read from the build, in tests/build/pages.test.ts. */

const origin = 'https://www.example.com';
const page = { canonical: `${origin}/`, indexed: true, title: '', description: '', heading: '' };

test('the data has what the owner has filled in, and leaves out the rest', () => {
  const told = (owner: Partial<Provider>) =>
    JSON.stringify(structuredData(page, { type: 'WebPage' }, { origin, ...owner } as Provider));
  const socials = ['https://www.linkedin.com/company/sthapana'];
  const filled = { legalName: 'Sthapana LLP', address: '1 Mill Road', officeHours: '24/7' };
  for (const part of [
    '"legalName":"Sthapana LLP"',
    '"streetAddress":"1 Mill Road"',
    '"openingHours":"Mo-Su"',
    `"sameAs":["${socials[0]}"]`,
  ]) {
    expect(told({ ...filled, socials })).toContain(part);
  }
  expect(told({ officeHours: 'whenever you call', socials: [] })).not.toMatch(
    /legalName|streetAddress|openingHours|sameAs/,
  );
});

test('no text can end the script or be taken for a pattern', () => {
  const text = '</script><!-- $& $1';
  const html = withStructuredData('<body><p>A</p></body>', { text });
  const [, json = ''] = /<p>A<\/p><script[^>]*>(.*)<\/script><\/body>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});

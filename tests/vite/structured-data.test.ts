import { expect, test } from 'vitest';
import { openingHours, structuredData, withStructuredData } from '../../vite/structured-data';
import type { WrittenPage } from '../../vite/written-page';
import type { Provider } from '@/prerender';

/* tests/build/pages.test.ts reads the data of every built page. */

const origin = 'https://www.example.com';
const page = { canonical: `${origin}/`, indexed: true, type: 'WebPage' } as WrittenPage;

test('the structured data has only what the owner has filled in', () => {
  const dataOf = (owner: Partial<Provider>) =>
    JSON.stringify(structuredData(page, { origin, ...owner } as Provider));
  const socials = ['https://www.linkedin.com/company/sthapana'];
  const filled = { legalName: 'Sthapana LLP', address: '1 Mill Road', officeHours: '24/7' };
  for (const part of [
    '"legalName":"Sthapana LLP"',
    '"streetAddress":"1 Mill Road"',
    '"openingHours":["Mo-Su"]',
    `"sameAs":["${socials[0]}"]`,
  ]) {
    expect(dataOf({ ...filled, socials })).toContain(part);
  }
  expect(dataOf({ officeHours: 'whenever you call', socials: [] })).not.toMatch(
    /legalName|streetAddress|openingHours|sameAs/,
  );
});

test.each([
  ['Monday to Saturday, 10 am to 7 pm', ['Mo-Sa 10:00-19:00']],
  [
    'Monday to Friday, 9:30 am to 6 pm; Saturday, 10 am to 12:30 pm',
    ['Mo-Fr 09:30-18:00', 'Sa 10:00-12:30'],
  ],
  ['Sunday 12 am to 11:59 pm', ['Su 00:00-23:59']],
  ['Monday to Friday, 10 am to 7 pm; at other times by mail', undefined],
])('the opening hours %s become %j', (words, hours) => {
  expect(openingHours(words)).toEqual(hours);
});

test('no text can end the script element, or act as a pattern of `replace`', () => {
  const text = '</script><!-- $& $1';
  const html = withStructuredData('<body><p>A</p></body>', { text });
  const [, json = ''] = /<p>A<\/p><script[^>]*>(.*)<\/script><\/body>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});

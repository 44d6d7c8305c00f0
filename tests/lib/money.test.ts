import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupees, parseRupees, shareOf } from '@/lib/money';
import { property } from '../support/property';

const INDIAN_DIGITS =
  '०१२३४५६७८९ ০১২৩৪৫৬৭৮৯ ੦੧੨੩੪੫੬੭੮੯ ૦૧૨૩૪૫૬૭૮૯ ୦୧୨୩୪୫୬୭୮୯ ௦௧௨௩௪௫௬௭௮௯ ౦౧౨౩౪౫౬౭౮౯ ೦೧೨೩೪೫೬೭೮೯ ൦൧൨൩൪൫൬൭൮൯';

test.each([
  [50_000, '500|  500 |५००|５००|Rs. 500|INR 500|500 INR|500₹|500/-'],
  [50_000, '\u200e₹\u00a0500\u200f|\u2068500\u2069'],
  [1, '0.01'],
  [700, '007'],
  [50_000, '500.|\ufeff5\u200b00\u00a0|\u2060₹\u202f500'],
  [150, '1.5'],
  // In floating point, 100 times these amounts is not exactly an integer.
  [115, '1.15'],
  [1999, '19.99'],
  [10_000_000, '1,00,000|100,000|rs.1,00,000/-'],
  [10_000_050, '₹ 1,00,000.50'],
  [12_000_050, '₹ १,२०,०००.५०'],
  [100_000_000, '1,000,000'],
  [12_345_678_900, '12,34,56,789'],
  [12_345_678_900, INDIAN_DIGITS.replaceAll(' ', '|')],
  [100_000_000_000, '100,00,00,000'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('an amount of %i paise may be typed as %s', (paise, texts) => {
  for (const text of texts.split('|')) expect(parseRupees(text), text).toBe(paise);
});

test.each([
  ['not above 0, or not in whole paise', '|0|-5|1.155|.5|5e3|0x10|NaN|abc'],
  ['broken groups of digits', '5 00|1,0000|1,000,00|0,500|,500|1.000,50'],
  ['other words and currencies', '1 lakh|1.5 lakh|5k|500-|Rs|₹₹500|USD 500|500\n500'],
  ['digits in another order or script', '\u202e005\u202c|٥٠٠'],
  ['more than a safe integer', `90071992547409.92|${'9'.repeat(400)}`],
  // A regular expression that tries every grouping would need hours for these.
  ['an endless text', ['9'.repeat(1e5), '1' + ',00'.repeat(5e4), ' '.repeat(1e5) + 'x'].join('|')],
])('an amount is refused: %s', (_, texts) => {
  for (const text of texts.split('|')) expect(parseRupees(text), text.slice(0, 20)).toBeNull();
});

test.each([
  [1, '₹0.01'],
  [100, '₹1'],
  [1999, '₹19.99'],
  [50_000, '₹500'],
  [10_000_000, '₹1,00,000'],
  [12_345_678_905, '₹12,34,56,789.05'],
  [Number.MAX_SAFE_INTEGER, '₹9,00,71,99,25,47,409.91'],
])('%i paise are written as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

property(
  'any amount is read back as it was written',
  [fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })],
  (amount) => {
    expect(parseRupees(formatRupees(amount))).toBe(amount);
  },
);

test.each([
  [10_000_00, 18 * 30, 36_500, 147_95],
  // 0.5 is rounded up, and less is rounded down.
  [1, 1, 2, 1],
  [49, 1, 100, 0],
  [Number.MAX_SAFE_INTEGER, 36_500, 36_500, Number.MAX_SAFE_INTEGER],
])('%i paise × %i / %i are %i paise', (amount, parts, of, share) => {
  expect(shareOf(amount, parts, of)).toBe(share);
});

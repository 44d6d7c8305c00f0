import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRupees, parseRupees, shareOf } from '@/lib/money';
import { anyText } from '../support/hostile-strings';

const indian = (digits: string): [string, number] => [digits, 12_345_678_900];

describe('parseRupees', () => {
  test.each([
    ['500', 50_000],
    ['0.01', 1],
    ['007', 700],
    // These times 100 fall just beside the integer in floating point.
    ['1.15', 115],
    ['19.99', 1999],
    ['  500 ', 50_000],
    ['₹ 1,00,000.50', 10_000_050],
    ['1,00,000', 10_000_000],
    ['12,34,56,789', 12_345_678_900],
    ['100,00,00,000', 100_000_000_000],
    ['100,000', 10_000_000],
    ['1,000,000', 100_000_000],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['५००', 50_000],
    ['５００', 50_000],
    ['Rs. 500', 50_000],
    ['rs.1,00,000/-', 10_000_000],
    ['INR 500', 50_000],
    ['500 INR', 50_000],
    ['500₹', 50_000],
    ['500/-', 50_000],
    ['\u200e₹\u00a0500\u200f', 50_000],
    ['\u2068500\u2069', 50_000],
    ['₹ १,२०,०००.५०', 12_000_050],
    ...['०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '੦੧੨੩੪੫੬੭੮੯', '૦૧૨૩૪૫૬૭૮૯', '୦୧୨୩୪୫୬୭୮୯'].map(indian),
    ...['௦௧௨௩௪௫௬௭௮௯', '౦౧౨౩౪౫౬౭౮౯', '೦೧೨೩೪೫೬೭೮೯', '൦൧൨൩൪൫൬൭൮൯'].map(indian),
  ])('reads %j as %d paise', (text, paise) => {
    expect(parseRupees(text)).toBe(paise);
  });

  test.each([
    [''],
    ['0'],
    ['-5'],
    ['1.155'],
    ['500.'],
    ['.5'],
    ['5e3'],
    ['0x10'],
    ['NaN'],
    ['abc'],
    ['5 00'],
    ['1,0000'],
    ['1,000,00'],
    ['0,500'],
    [',500'],
    ['1.000,50'],
    ['1 lakh'],
    ['1.5 lakh'],
    ['5k'],
    ['500-'],
    ['Rs'],
    ['₹₹500'],
    ['\u202e005\u202c'],
    ['USD 500'],
    ['٥٠٠'],
    ['90071992547409.92'],
    ['9'.repeat(400)],
    ['500\n500'],
  ])('refuses %j', (text) => {
    expect(parseRupees(text)).toBeNull();
  });
});

describe('formatRupees', () => {
  test.each([
    [1, '₹0.01'],
    [100, '₹1'],
    [1999, '₹19.99'],
    [50_000, '₹500'],
    [10_000_000, '₹1,00,000'],
    [12_345_678_905, '₹12,34,56,789.05'],
    [Number.MAX_SAFE_INTEGER, '₹9,00,71,99,25,47,409.91'],
  ])('writes %d paise as %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });
});

test('any amount is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (amount) => {
      expect(parseRupees(formatRupees(amount))).toBe(amount);
    }),
  );
});

test('any text is an amount of whole paise above 0, or none', () => {
  const nearlyAmounts = fc.string({
    unit: fc.constantFrom(...'0123456789.,₹ -+e/'.split(''), 'Rs', 'INR', '\u200e'),
    maxLength: 24,
  });
  fc.assert(
    fc.property(fc.oneof(anyText, nearlyAmounts), (text) => {
      const amount = parseRupees(text);
      if (amount === null || /[०-൯０-９]/.test(text)) return;
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThan(0);
      // Whatever was read as an amount holds its digits and no others.
      const [rupees = '', paise = ''] = text.replace(/Rs\.|[^0-9.]/gi, '').split('.');
      expect(BigInt(amount)).toBe(BigInt(rupees + paise.padEnd(2, '0')));
    }),
    { numRuns: 500 },
  );
});

// A pattern that tries every way of grouping would take hours over it.
test.each(['9'.repeat(100_000), '1' + ',00'.repeat(50_000), ' '.repeat(100_000) + 'x'])(
  'an endless text is refused: row %#',
  (text) => {
    expect(parseRupees(text)).toBeNull();
  },
);

describe('shareOf', () => {
  test.each([
    [10_000_00, 18 * 30, 36_500, 147_95],
    // 0.5 rounds up, what is just below it does not.
    [1, 1, 2, 1],
    [49, 1, 100, 0],
    [Number.MAX_SAFE_INTEGER, 36_500, 36_500, Number.MAX_SAFE_INTEGER],
  ])('of %d paise, %d parts of %d are %d', (amount, parts, of, share) => {
    expect(shareOf(amount, parts, of)).toBe(share);
  });
});

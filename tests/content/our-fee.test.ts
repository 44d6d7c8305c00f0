import { expect, test } from 'vitest';
import { ourFeeOn, withOurFee } from '@/content/our-fee';
import { feeSheet } from '@/content/our-fee-schema';
import type { OurFee } from '@/content/our-fees';
import { allServicePages } from '@/content/services/all-service-pages';

const { details } = allServicePages.find(({ slug }) => slug === 'trademark-registration')!;

const fee: OurFee = {
  rupees: 2501,
  taxPercent: 18,
  includes: 'Search, class choice and filing for 1 mark in 1 class',
  refunded: 'In full, until we have filed',
  validFrom: '2026-12-01',
  validUntil: '2027-03-31',
};

const problemsOf = (fees: unknown) =>
  (feeSheet.safeParse(fees).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test.each([
  ['a “from” price', { rupees: 'from 2,500' }, /rupees: must be whole rupees.*no “from”/],
  ['an earlier price', { was: 4999 }, /: must not be here: only one price: .*no earlier price/],
  [
    'a second price in words',
    { includes: 'Filing; a search is ₹999 more' },
    /includes: must not contain an amount/,
  ],
  [
    'a discount',
    { refunded: 'In full; 10% less until Diwali' },
    /refunded: must not contain an amount/,
  ],
  ['parts of a rupee', { rupees: 2500.5 }, /rupees: must be whole rupees/],
  [
    'a day that does not exist',
    { validFrom: '2027-02-30' },
    /validFrom: must be a day that exists/,
  ],
  [
    'days that end before they begin',
    { validUntil: '2026-11-30' },
    /validUntil: must not be before/,
  ],
])('the build stops at %s and names the correction', (_what, change, words) => {
  expect(problemsOf({ 'trademark-registration': fee })).toEqual([]);
  expect(problemsOf({ 'trademark-registration': { ...fee, ...change } }).join()).toMatch(words);
});

test('the build stops at a fee for an unknown service', () => {
  expect(problemsOf({ 'trademark-registrations': fee })).toEqual([
    ': must be the address of a service, such as gst-filing',
  ]);
});

test('our fee and its tax are lines of the sum while the fee is valid', () => {
  const sum = ourFeeOn('2026-12-01', fee);
  expect(sum?.lines.map(({ what, paise }) => [what, paise])).toEqual([
    ['Our fee', 2501_00],
    ['Tax on our fee', 450_18],
  ]);
  expect(sum?.notes.join()).toMatch(/1 December 2026 to 31 March 2027.*1 mark in 1 class.*In full/);
  expect(ourFeeOn('2027-03-31', fee)).toEqual(sum);
  expect(ourFeeOn('2026-11-30', fee)).toBeUndefined();
  expect(ourFeeOn('2027-04-01', fee)).toBeUndefined();
});

test('the page states our fee while the fee is valid, and offers a written quote after that', () => {
  const page = withOurFee(details, fee, '2026-11-22');
  expect(page.keyFacts.ourFee).toBe(
    '₹2,501 plus ₹450.18 tax, from 1 December 2026 to 31 March 2027; otherwise quoted in writing before you pay',
  );
  const row = page.costs.rows.find(({ what }) => what === 'Our fee');
  expect(row?.amount).toBe('₹2,501 plus ₹450.18 tax');
  expect(row).toHaveProperty('note', expect.stringContaining('Refunded: In full'));
  const without = withOurFee(details, undefined, '2026-11-22');
  expect(without.keyFacts.ourFee).toMatch(/^(Quoted in writing|Written quote within)/);
  expect(withOurFee(details, fee, '2027-04-01')).toEqual(without);
});

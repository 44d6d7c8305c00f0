import { expect, test } from 'vitest';
import { shortFacts, shortFactsOf } from '@/content/services/short-facts';
import { withoutCitations } from '@/law/marks';
import { allServicePages } from '../../support/service-pages';

const NUMBER = /₹?\d(?:[\d,]*\d)?/g;

test.each(allServicePages)(
  'the numbers in the short facts of $slug are on its page',
  ({ slug, details }) => {
    const facts = shortFacts[slug];
    if (!facts) return;
    const { fee, feeRange, time, who } = facts;
    const { keyFacts, costs, steps } = details;
    const said: readonly string[] =
      withoutCitations(JSON.stringify([keyFacts, costs, steps])).match(NUMBER) ?? [];
    const bounds =
      feeRange === 'varies' ? [] : Object.values(feeRange).filter((bound) => bound > 0);
    const numbers = [
      ...(`${fee} ${time} ${who}`.match(NUMBER) ?? []),
      ...bounds.map((bound) => `₹${bound.toLocaleString('en-IN')}`),
    ];
    expect(numbers.filter((number) => !said.includes(number))).toEqual([]);

    const isFree = feeRange !== 'varies' && feeRange.from === 0 && feeRange.to === 0;
    expect(fee.startsWith('No ')).toBe(isFree);
    if (isFree) expect(keyFacts.governmentFee).toMatch(/^None/);
  },
);

test('short facts print the values of facts of law', () => {
  const facts = shortFactsOf({
    fee: 'From {companies.nameFee uncited}',
    feeRange: { from: 'companies.nameFee' },
    time: { to: 'gst.grantByOfficer', unit: 'working day' },
    who: 'Founders',
  });
  expect(facts).toMatchObject({
    fee: 'From ₹1,000',
    feeRange: { from: 1000 },
    time: 'Up to 7 working days',
    denomination: '₹1,000+',
  });
});

test.each([
  [{ from: 7, to: 15, unit: 'working day' }, '7 to 15 working days', 7, 15],
  [{ to: 8, unit: 'week' }, 'Up to 8 weeks', 1, 40],
  [{ from: 12, unit: 'month' }, 'Over 12 months', 252, 252],
  [
    { from: 7, to: 12, unit: 'calendar day', of: 'Monthly' },
    'Monthly: 7 to 12 calendar days',
    5,
    9,
  ],
  ['Usually the same day', 'Usually the same day', 1, 1],
  ['All year', 'All year', 252, 252],
] as const)('the time %j is printed as “%s”', (time, words, from, to) => {
  const facts = shortFactsOf({ fee: '', feeRange: 'varies', who: '', time });
  expect(facts).toMatchObject({ time: words, workingDays: { from, to } });
});

test.each([
  ['varies', 'Varies'],
  [{ from: 0, to: 0 }, 'NIL'],
  [{ from: 500, to: 500 }, '₹500'],
  [{ from: 0, to: 600 }, '₹0–600'],
  [{ from: 0 }, '₹0+'],
  [{ from: 1000 }, '₹1,000+'],
  [{ from: 4500, to: 9000 }, '₹4,500+'],
] as const)('the stamp for the fee %j says %s', (feeRange, denomination) => {
  const facts = shortFactsOf({ fee: '', feeRange, who: '', time: 'All year' });
  expect(facts?.denomination).toBe(denomination);
});

import { expect, test } from 'vitest';
import { lawSince } from '../../vite/law';

test('a moved date is told with its order, and the pages and dates that it moves', () => {
  const told = lawSince('2026-09-28');
  expect(told).toMatch(
    /2026-09-28 {2}auditedReturnDue: .*21 November 2026\n {2}order: .*Circular 7\/2026/,
  );
  expect(told).toMatch(/pages: .*income-tax-filing/);
  expect(told).toContain(
    '2026-11-21 Income tax return of a company for 2025-26 (moved from 2026-10-31)',
  );
  // Filed on 21 December: interest for one month of ₹1,00,000, no more for two.
  expect(told).toContain('sums:  tax-return-lateness ₹2,000 -> ₹1,000');
  expect(told).not.toContain('providentFundCeiling');
});

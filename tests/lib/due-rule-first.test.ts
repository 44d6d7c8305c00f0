// @vitest-environment node
import { expect, test } from 'vitest';
import { dueDates, firstDueDate, type DueRule } from '@/lib/due-rule';

/* Edges that due-rule.test.ts leaves open to breaks on purpose (npm run mutate). */

/** As an instalment of advance tax is: due on 15 June of a year that ends on 31 March. */
const instalment: DueRule = { ends: [3], months: 12, after: -9, date: 15 };

test('a due date that has gone by is not the first of who comes while its period runs', () => {
  expect(firstDueDate(instalment, '2026-06-16')).toEqual({
    day: '2027-06-15',
    period: { end: '2028-03-31', months: 12 },
  });
});

test('a due date is the first of who comes on that very day', () => {
  expect(firstDueDate(instalment, '2026-06-15')?.day).toBe('2026-06-15');
});

test('who comes on the last day of a period answers for it', () => {
  const yearly: DueRule = { ends: [3], months: 12, after: 4, date: 31 };
  expect(firstDueDate(yearly, '2027-03-31')?.day).toBe('2027-07-31');
  expect(firstDueDate(yearly, '2027-04-01')?.day).toBe('2028-07-31');
});

test('a period has its last day, also in a leap year and at the end of a year', () => {
  const monthly: DueRule = { ends: [2, 12], months: 1, after: 1, date: 7 };
  expect(dueDates(monthly, '2028-01-01', '2028-03-31').map(({ period }) => period.end)).toEqual([
    '2027-12-31',
    '2028-02-29',
  ]);
});

test('a rule without a period that ends in the time has no due date', () => {
  expect(firstDueDate({ ...instalment, ends: [] }, '2026-06-15')).toBeUndefined();
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@/lib/days';
import { dueDates, firstDueDate, periodName, type DueRule } from '@/law/due-dates/due-rule';
import { property } from '../../support/property';
import { periodNames } from './cases/periods';

const monthly: DueRule = {
  ends: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  months: 1,
  after: 1,
  date: 11,
};
const monthEnds: DueRule = { ...monthly, date: 31 };
const february: DueRule = { ends: [2, 12], months: 1, after: 1, date: 7 };
const quarterly: DueRule = { ends: [3, 6, 9, 12], months: 3, after: 1, date: 31 };
const yearly: DueRule = { ends: [3], months: 12, after: 4, date: 31 };
const instalment: DueRule = { ...yearly, after: -9, date: 15 };
const afterMeeting: DueRule = { ...yearly, after: 6, plusDays: 60 };

const daysOf = (rule: DueRule, from: string, until: string) =>
  dueDates(rule, from, until).map(({ day }) => day);

test.each([
  ['includes both ends', monthly, '2026-12-11', '2027-01-11', '2026-12-11 2027-01-11'],
  ['has no other dates', monthly, '2026-12-12', '2027-01-10', ''],
  [
    'uses 29 February instead of the 31st',
    monthEnds,
    '2028-02-01',
    '2028-03-31',
    '2028-02-29 2028-03-31',
  ],
  ['adds days', afterMeeting, '2026-01-01', '2027-12-31', '2026-11-29 2027-11-29'],
])('a rule %s', (_what, rule, from, until, days) => {
  expect(daysOf(rule, from, until).join(' ')).toBe(days);
});

const rules = fc.record({
  ends: fc.constantFrom([1, 2, 4, 5, 7, 8, 10, 11], [3, 6, 9, 12], [3], [3, 9], monthly.ends),
  months: fc.constantFrom(1 as const, 3 as const, 6 as const, 12 as const),
  after: fc.integer({ min: -11, max: 12 }),
  date: fc.integer({ min: 1, max: 31 }),
  plusDays: fc.integer({ min: 0, max: 180 }),
});

const [FIRST, LAST] = ['2026-01-01', '2036-01-01'];
const anyDay = fc.integer({ min: 0, max: 3650 }).map((count) => addDays(FIRST, count));
property(
  'dates are in order and unique, and the two parts of a span have the dates of the whole span',
  [rules, anyDay],
  (rule, middle) => {
    const days = daysOf(rule, FIRST, LAST);
    expect(days).toEqual([...new Set(days)].toSorted());
    const parts = [daysOf(rule, FIRST, middle), daysOf(rule, addDays(middle, 1), LAST)];
    expect(parts.flat()).toEqual(days);
  },
);

test.each([
  ['the current period', monthly, '2026-12-05', '2027-01-11', '2026-12-31'],
  ['a period on its last day', quarterly, '2026-12-31', '2027-01-31', '2026-12-31'],
  ['the next period on its first day', quarterly, '2027-01-01', '2027-04-30', '2027-03-31'],
  ['a year on its last day', yearly, '2027-03-31', '2027-07-31', '2027-03-31'],
  ['the next year on its first day', yearly, '2027-04-01', '2028-07-31', '2028-03-31'],
  ['the current year, on its due day', instalment, '2026-06-15', '2026-06-15', '2027-03-31'],
  ['the next year, after the due day', instalment, '2026-06-16', '2027-06-15', '2028-03-31'],
  ['a period to 29 February', february, '2028-02-10', '2028-03-07', '2028-02-29'],
])('the first due date belongs to %s', (_what, rule, from, day, end) => {
  expect(firstDueDate(rule, from)).toMatchObject({ day, period: { end } });
  expect(firstDueDate({ ...rule, ends: [] }, from)).toBeUndefined();
});

test.each(periodNames)('the name of the %i months until %s is %s', (months, end, name) => {
  expect(periodName({ end, months })).toBe(name);
});

import { expect, test } from 'vitest';
import {
  addDays,
  addSpan,
  calendarMonths,
  dayInIndia,
  dayOfMonth,
  daysBetween,
  isDay,
  monthName,
  monthsBegun,
  nextYearlyDay,
  weekdayOf,
} from '@/lib/days';

test.each([
  ['2026-11-20', { days: 30 }, '2026-12-20'],
  ['2026-12-31', { days: 1 }, '2027-01-01'],
  ['2027-02-28', { days: 1 }, '2027-03-01'],
  ['2028-02-28', { days: 1 }, '2028-02-29'],
  ['2026-03-31', { days: -31 }, '2026-02-28'],
  ['2026-11-20', { months: 2 }, '2027-01-20'],
  ['2026-12-31', { months: 2 }, '2027-02-28'],
  ['2027-12-31', { months: 2 }, '2028-02-29'],
  ['2028-02-29', { months: 12 }, '2029-02-28'],
  ['2027-01-31', { months: -2 }, '2026-11-30'],
  // Months are added before days.
  ['2027-01-30', { months: 1, days: 1 }, '2027-03-01'],
])('%s plus %j is %s', (day, span, later) => {
  expect(addSpan(day, span)).toBe(later);
});

test('the day in India begins at 18:30 universal time', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  expect(dayInIndia(new Date('2026-12-31T23:00:00-08:00'))).toBe('2027-01-01');
});

test('31 February becomes the last day of February, and month 15 is in the next year', () => {
  expect(dayOfMonth(2027, 2, 31)).toBe('2027-02-28');
  expect(dayOfMonth(2028, 2, 31)).toBe('2028-02-29');
  expect(dayOfMonth(2026, 15, 31)).toBe('2027-03-31');
  expect(dayOfMonth(2027, -6, 15)).toBe('2026-06-15');
});

test('a date that does not exist is not a day', () => {
  expect(['2026-11-20', '2028-02-29'].filter(isDay)).toHaveLength(2);
  const others = ['', '2026-02-30', '2027-02-29', '2026-13-01', '26-11-20', '0026-11-20', 'today'];
  const more = [' 2026-11-20', '2026-11-20 ', '2026-11-20T00:00:00Z', '2026-11-2', '12026-11-20'];
  expect([...others, ...more].filter(isDay)).toEqual([]);
  expect(addDays('2026-02-40', 1)).toBe('');
});

test('months and weekdays have English names', () => {
  expect([1, 12, 0, 13].map(monthName)).toEqual(['January', 'December', '', '']);
  expect(['2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual(['Saturday', 'Sunday']);
});

test('the next 30 June after 30 June is a year away', () => {
  const endOfJune = { month: 6, date: 30 };
  expect(nextYearlyDay('2027-06-29', endOfJune)).toBe('2027-06-30');
  expect(nextYearlyDay('2027-06-30', endOfJune)).toBe('2028-06-30');
});

test.each([
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2026-11-20', '2026-11-20', 0],
  ['2027-01-01', '2026-12-31', -1],
])('%s to %s are %i days', (from, to, count) => {
  expect(daysBetween(from, to)).toBe(count);
});

test.each([
  ['2026-08-01', '2026-08-31', 1, 1],
  ['2026-08-01', '2026-09-01', 2, 2],
  ['2026-09-16', '2026-10-15', 1, 2],
  ['2026-09-16', '2026-10-16', 2, 2],
  ['2027-01-31', '2027-02-28', 1, 2],
  ['2027-01-31', '2027-03-01', 2, 3],
  ['2028-02-29', '2029-02-28', 12, 13],
  ['2026-05-31', '2026-06-08', 1, 2],
  ['2026-12-31', '2027-01-01', 1, 2],
  ['2026-08-01', '2026-07-31', 0, 0],
  ['2026-08-05', '2026-08-03', 0, 1],
])('from %s to %s: %i months begun, %i calendar months touched', (first, last, begun, touched) => {
  expect(monthsBegun(first, last)).toBe(begun);
  expect(calendarMonths(first, last)).toBe(touched);
});

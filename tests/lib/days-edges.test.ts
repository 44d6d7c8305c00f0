// @vitest-environment node
import { expect, test } from 'vitest';
import { addDays, isDay, monthName, spanIn, weekdayOf, yearlyDayIn } from '@/lib/days';

/* Edges that days.test.ts leaves open to breaks on purpose (npm run mutate). */

test('knows each month and each day of the week by the name that India’s English has for it', () => {
  const inEnglish = (day: string, part: 'month' | 'weekday') =>
    new Intl.DateTimeFormat('en-IN', { [part]: 'long', timeZone: 'UTC' }).format(new Date(day));
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-05`;
    expect(monthName(month)).toBe(inEnglish(day, 'month'));
    expect(yearlyDayIn(`5 ${monthName(month)}`)).toEqual({ month, date: 5 });
  }
  for (let date = 1; date <= 7; date++) {
    const day = `2026-11-0${date}`;
    expect(weekdayOf(day)).toBe(inEnglish(day, 'weekday'));
  }
});

test('has no name for a month that there is not', () => {
  expect([0, 13].map(monthName)).toEqual(['', '']);
});

test('a length of time is one by the whole of its text', () => {
  expect(spanIn('1 year')).toEqual({ months: 12 });
  expect(spanIn('6 calendar days')).toEqual({ days: 6 });
  for (const text of [
    'within 9 months',
    '9 months and more',
    '9 months ',
    'about 30 calendar days',
  ]) {
    expect(() => spanIn(text), text).toThrow(`“${text}” is no length of time`);
  }
});

test('a day of the year is one by the whole of its text', () => {
  for (const text of ['by 31 October', '31 October 2026', '131 October', 'October', '31 october']) {
    expect(() => yearlyDayIn(text), text).toThrow(`“${text}” is no day of the year`);
  }
});

test('what is no day is not one with something around it either, and leads nowhere', () => {
  const others = [' 2026-11-20', '2026-11-20 ', '2026-11-20T00:00:00Z', '2026-11-2', '12026-11-20'];
  expect(others.filter(isDay)).toEqual([]);
  expect(addDays('2026-02-40', 1)).toBe('');
});

/*
 * Calendar days as ISO text (2026-11-20), without a clock or a time zone: a due date is a day in India, whatever the time zone
 * of the reader's device.
 */

/** An ISO date, such as 2026-11-20. ISO dates sort as text. */
export type Day = string;

/** A length of time in a law. */
export interface Span {
  days?: number;
  months?: number;
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** India has the same time all year, 5 hours 30 minutes ahead of universal time. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The date in India, now or at an instant. */
export function dayInIndia(instant = new Date()): Day {
  return isoDay(new Date(instant.getTime() + INDIA_AHEAD_MS));
}

/** Whether a text is a day that exists (not 2026-02-30), in the years 1000 to 9999. */
export function isDay(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && isoDay(utc(text)) === text;
}

/** Adds days. The first day itself is not counted (General Clauses Act, 1897, section 9). */
export function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDay(date);
}

/** Adds working days. Saturdays and Sundays are not counted. Holidays are counted, because this code doesn't know them. */
export function addWorkingDays(day: Day, days: number): Day {
  let last = day;
  for (let left = days; left > 0;) {
    last = addDays(last, 1);
    if (!['Saturday', 'Sunday'].includes(weekdayOf(last))) left -= 1;
  }
  return last;
}

/** How many days one day is after another: 1 for the next day, negative for an earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return (utc(to).getTime() - utc(from).getTime()) / DAY_MS;
}

/**
 * The number of months in a period, both days included. A part of a month counts as a month: 1 August to 31 August is 1,
 * 1 August to 1 September is 2. The result is 0 if the period ends before it begins.
 */
export function monthsBegun(first: Day, last: Day): number {
  const isPart = last.slice(8) >= first.slice(8);
  return Math.max(0, calendarMonths(first, last) - (isPart ? 0 : 1));
}

/** The number of calendar months that a period touches: 2 for 31 May to 8 June. */
export function calendarMonths(first: Day, last: Day): number {
  const month = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(0, month(last) - month(first) + 1);
}

/** Adds months. The day of the month stays the same, or is the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOfMonth(year, month + months, date);
}

/** Adds the months first and then the days: 9 months and 30 days from 31 March are 30 January. */
export function addSpan(day: Day, { months = 0, days = 0 }: Span): Day {
  return addDays(addMonths(day, months), days);
}

/**
 * The day with a year, month and day of the month. In a shorter month, its last day.
 *
 * @param month 1 to 12; 13 is January of the next year, 0 is December of the year before
 */
export function dayOfMonth(year: number, month: number, date: number): Day {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1, Math.min(date, last))));
}

/** "Sunday", for a day. */
export function weekdayOf(day: Day): string {
  return WEEKDAYS[utc(day).getUTCDay()] ?? '';
}

/** "November", for 11. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** The first day after `after` with this month and day of the month. */
export function nextYearlyDay(after: Day, { month, date }: { month: number; date: number }): Day {
  const year = Number(after.slice(0, 4));
  const sameYear = dayOfMonth(year, month, date);
  return sameYear > after ? sameYear : dayOfMonth(year + 1, month, date);
}

function utc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function isoDay(date: Date): Day {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

import { longDate } from '@/lib/dates';
import { monthName, type Day, type Span } from '@/lib/days';
import type { DueRule } from '@/law/due-dates/due-rule';

/*
 * The units of facts. Each unit prints its values: words are made from numbers and never parsed back. The
 * `@__NO_SIDE_EFFECTS__` annotations let the bundler leave unused units out of a page's chunk.
 */

export interface Unit<T> {
  name: string;
  /** A method, not a property, so that TypeScript accepts a `Fact<Day>` as a `Fact<unknown>`. */
  print(value: T): string;
}

export interface Quantity<T> {
  unit: Unit<T>;
  value: T;
}

// Money

type Per = 'day' | 'month' | 'year';

/** An amount in paise, printed as people say it: "₹20 lakh", "₹1.5 crore", "₹5,000", "₹50 a day". */
/* @__NO_SIDE_EFFECTS__ */
export function rupees(whole: number, per?: Per): Quantity<number> {
  return { unit: moneyUnit(spokenRupees, per), value: whole * 100 };
}

/** An amount in paise, always printed in figures: "₹1,50,000". */
/* @__NO_SIDE_EFFECTS__ */
export function rupeesInFigures(whole: number): Quantity<number> {
  return { unit: moneyUnit(groupedFigures), value: whole * 100 };
}

/* @__NO_SIDE_EFFECTS__ */
function moneyUnit(print: (whole: number) => string, per?: Per): Unit<number> {
  const rate = per ? ` a ${per}` : '';
  return { name: `rupees${rate}`, print: (paise) => `₹${print(paise / 100)}${rate}` };
}

const LAKH = 1_00_000;
const CRORE = 1_00_00_000;

function spokenRupees(whole: number): string {
  if (whole >= CRORE) return `${groupedFigures(whole / CRORE)} crore`;
  return whole >= LAKH ? `${whole / LAKH} lakh` : groupedFigures(whole);
}

/** 1,00,000: digits in groups of two above the thousands. Without `Intl`, as in `lib/dates.ts`. */
function groupedFigures(number: number): string {
  return String(number).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

// Rates

/** "18% a year", "5%"; below 1 with two decimals, as notifications write it: "0.50%". */
/* @__NO_SIDE_EFFECTS__ */
export function percent(number: number, per?: Per): Quantity<number> {
  const rate = per ? ` a ${per}` : '';
  return {
    unit: {
      name: `percent${rate}`,
      print: (value) => `${value < 1 ? value.toFixed(2) : value}%${rate}`,
    },
    value: number,
  };
}

/** "4 times the normal fee". */
/* @__NO_SIDE_EFFECTS__ */
export function timesTheFee(number: number): Quantity<number> {
  return {
    unit: { name: 'times', print: (value) => `${counted(value, 'time')} the normal fee` },
    value: number,
  };
}

// Lengths of time

const CALENDAR_DAYS: Unit<Span> = {
  name: 'calendar days',
  print: ({ days = 0 }) => counted(days, 'calendar day'),
};
const MONTHS: Unit<Span> = {
  name: 'months',
  print: ({ months: number = 0 }) => counted(number, 'month'),
};
const YEARS: Unit<Span> = {
  name: 'years',
  print: ({ months: number = 0 }) => counted(number / 12, 'year'),
};

/* @__NO_SIDE_EFFECTS__ */
export function calendarDays(number: number): Quantity<Span> {
  return { unit: CALENDAR_DAYS, value: { days: number } };
}

/* @__NO_SIDE_EFFECTS__ */
export function months(number: number): Quantity<Span> {
  return { unit: MONTHS, value: { months: number } };
}

/* @__NO_SIDE_EFFECTS__ */
export function years(number: number): Quantity<Span> {
  return { unit: YEARS, value: { months: number * 12 } };
}

/** A count that cannot be added to a date: "3 working days", "20 employees", "5 tax years". */
/* @__NO_SIDE_EFFECTS__ */
export function count(number: number, one: string): Quantity<number> {
  return { unit: { name: one, print: (value) => counted(value, one) }, value: number };
}

/** "1 day", "2 days". */
export function counted(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

// Days

/** A fixed day: "1 April 2030". */
/* @__NO_SIDE_EFFECTS__ */
export function onDay(day: Day): Quantity<Day> {
  return { unit: { name: 'day', print: longDate }, value: day };
}

/** The rules for the due days of a duty. Most duties have one rule. */
export type DueRules = readonly DueRule[];

export const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const EVERY_QUARTER = [3, 6, 9, 12];

const OF_NEXT_MONTH: Unit<DueRules> = {
  name: 'day of the next month',
  print: ([rule]) => `${ordinal(rule?.date ?? 0)} of the next month`,
};
const AFTER_QUARTER: Unit<DueRules> = {
  name: 'day after the quarter',
  print: (rules) => `${rules.map(({ date }) => ordinal(date)).join(' or ')} after the quarter`,
};
const OF_THE_YEAR: Unit<DueRules> = {
  name: 'day of the year',
  print: (rules) =>
    listed(rules.flatMap(daysOfYear).map(({ month, date }) => `${date} ${monthName(month)}`)),
};

/** "11th of the next month", for the given months (1 to 12) or for all. */
/* @__NO_SIDE_EFFECTS__ */
export function ofNextMonth(
  date: number,
  ends: readonly number[] = EVERY_MONTH,
): Quantity<DueRules> {
  return { unit: OF_NEXT_MONTH, value: [{ ends, months: 1, after: 1, date }] };
}

/** "18th after the quarter"; one date, or one for each group of States. */
/* @__NO_SIDE_EFFECTS__ */
export function afterQuarter(...dates: readonly number[]): Quantity<DueRules> {
  const value = dates.map((date) => ({ ends: EVERY_QUARTER, months: 3, after: 1, date }) as const);
  return { unit: AFTER_QUARTER, value };
}

/**
 * "31 October", for the year that ended in March. `after` counts the months from that March: 7 is October, -9 the June before it,
 * 12 the next March.
 */
/* @__NO_SIDE_EFFECTS__ */
export function afterMarch(after: number, date: number): Quantity<DueRules> {
  return daysOfTheYear({ ends: [3], months: 12, after, date });
}

/** "30 April and 31 October": the days of the year from several rules. */
/* @__NO_SIDE_EFFECTS__ */
export function daysOfTheYear(...rules: DueRules): Quantity<DueRules> {
  return { unit: OF_THE_YEAR, value: rules };
}

/** The days of the year on which a rule falls due, in the order of its periods. */
export function daysOfYear({ ends, after, date }: DueRule): { month: number; date: number }[] {
  return ends.map((end) => {
    const month = ((((end + after - 1) % 12) + 12) % 12) + 1;
    return { month, date: month === 2 ? Math.min(date, 28) : Math.min(date, lastDate(month)) };
  });
}

const lastDate = (month: number) => ([4, 6, 9, 11].includes(month) ? 30 : 31);

const ordinal = (date: number) =>
  `${date}${{ 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' }[date] ?? 'th'}`;

// Words

const TEXT: Unit<string> = { name: 'text', print: (words) => words };

/** A form, a range or a rule in words: shown as written, never calculated with. */
/* @__NO_SIDE_EFFECTS__ */
export function text(words: string): Quantity<string> {
  return { unit: TEXT, value: words };
}

/** Due days whose rule is written in words: "once in 3 financial years, by 30 June". */
/* @__NO_SIDE_EFFECTS__ */
export function dueInWords(words: string, ...rules: DueRules): Quantity<DueRules> {
  return { unit: { name: 'due', print: () => words }, value: rules };
}

function listed(words: readonly string[]): string {
  return words.length > 1
    ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
    : (words[0] ?? '');
}

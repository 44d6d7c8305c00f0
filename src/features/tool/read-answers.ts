import { latestOf, periodsOf, type PeriodChoice } from '@/law/sums/lateness';
import type { Field, Fields, PeriodField, Problems, Tool, Values } from '@/law/tool';
import { longDate } from '@/lib/dates';
import { dayOfMonth, isDay, type Day } from '@/lib/days';
import { formatRupees, latinDigits, parseRupees } from '@/lib/money';

/* What a visitor has answered, read by the kinds of the fields. */

/** The texts of a link or of the controls, by field. A link may hold anything. */
export type Texts = Readonly<Record<string, string>>;

/** A field that is asked, with the text of its control. */
export interface AskedField {
  name: string;
  field: Field;
  text: string;
  /** The periods to choose from. */
  periods: readonly PeriodChoice[];
  /** The answer, for print and messages: "Marks: 2". Undefined if there is none. */
  words: string | undefined;
  /** What is wrong with the text, worded as what to do. An optional field may be empty. */
  problem: string | undefined;
}

interface Reading {
  asked: readonly AskedField[];
  /** The texts that bring the same answers back, by field. */
  texts: Texts;
  /** What was answered, or what is wrong, beside its field. */
  read: { values: Values<Fields> } | { problems: Problems };
}

/** The option of typing a day instead of choosing a period; also the field's text until a day is typed. */
export const ANOTHER_DAY = 'another';

/** Most characters of an answer, enough for any amount, number or date, where a field does not say more. */
export const LONGEST_ANSWER = 40;

/**
 * Reads what was given. A choice that is not offered is replaced by the one that is preselected, and what is named like a
 * period as `periodText` says; any other text stays as it is, even if it is wrong. Names that are not fields are ignored.
 */
export function readAnswers(tool: Tool, given: Texts, today: Day): Reading {
  const asked: AskedField[] = [];
  const texts: Record<string, string> = {};
  const values: Record<string, string | number | undefined> = {};
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries(tool.fields)) {
    const isAsked = tool.asked?.[name]?.(values) ?? true;
    const periods =
      field.kind === 'period' ? periodsOf(tool.periods?.[name]?.(values) ?? [], today) : [];
    const text = isAsked
      ? textOf(name, field, given, periods, today)
      : textUnlessAsked(field, today);
    const value = valueOf(field, text.trim(), periods);
    const problem =
      value === undefined && !(mayBeOpen(field) && text === '') ? wordsFor(field) : undefined;
    if (problem && !mayBeOpen(field)) problems[name] = problem;
    else values[name] = value;
    if (!isAsked) continue;
    texts[name] = text;
    if (field.kind !== 'hidden') {
      const words = inWords(field, text, value, periods);
      asked.push({ name, field, text, periods, words, problem });
    }
  }
  // Each value was read by the kind of its field, which TypeScript can't follow.
  const read =
    Object.keys(problems).length > 0 ? { problems } : { values: values as Values<Fields> };
  return { asked, texts, read };
}

function textOf(
  name: string,
  field: Field,
  given: Texts,
  periods: readonly PeriodChoice[],
  today: Day,
): string {
  const text = Object.hasOwn(given, name) ? given[name] : undefined;
  switch (field.kind) {
    case 'choice':
      return text !== undefined && Object.hasOwn(field.options, text)
        ? text
        : startOf(field, today);
    case 'period':
      return periodText(field, text, given, periods, today);
    default:
      return (
        text?.slice(0, 'max' in field && field.kind !== 'count' ? field.max : LONGEST_ANSWER) ??
        startOf(field, today)
      );
  }
}

/**
 * The chosen period or the typed day; without either, the period that people ask about most. If a link names a period of
 * another return, it is the same period of this one; if the list lacks it, the day is asked for.
 */
function periodText(
  field: PeriodField,
  text: string | undefined,
  given: Texts,
  periods: readonly PeriodChoice[],
  today: Day,
): string {
  const chosen = text ?? (field.nameInOldLinks ? given[field.nameInOldLinks] : undefined);
  const [, length, end] = PERIOD.exec(chosen ?? '') ?? [];
  if (chosen !== undefined && (!length || periods.some(({ value }) => value === chosen)))
    return chosen.slice(0, LONGEST_ANSWER);
  const ofSameLength = periods.filter(({ value }) => PERIOD.exec(value)?.[1] === length);
  return ofSameLength.length > 0
    ? (ofSameLength.find(({ value }) => value.endsWith(`.${end}`))?.value ?? ANOTHER_DAY)
    : (latestOf(periods, today)?.value ?? ANOTHER_DAY);
}

/** How periods are named: "month.2026-10", or "quarter-24.2026-09" where a length is due on different days. */
const PERIOD = /^([a-z]+)[\w-]*\.(\d{4}-\d{2})$/;

function startOf(field: Field, today: Day): string {
  switch (field.kind) {
    case 'choice':
      return field.placeholder ? '' : (Object.keys(field.options)[0] ?? '');
    case 'count':
      return String(field.start ?? field.min);
    case 'day':
      return field.start ? today : '';
    default:
      return '';
  }
}

/** The text of a field that is not asked. */
function textUnlessAsked(field: Field, today: Day): string {
  switch (field.kind) {
    case 'count':
      return String(field.min);
    case 'rupees':
      return '0';
    case 'day':
    case 'period':
      return today;
    default:
      return startOf(field, today);
  }
}

const mayBeOpen = (field: Field) =>
  (field.kind === 'choice' && field.placeholder !== undefined) ||
  (field.kind === 'day' && field.optional === true);

function valueOf(
  field: Field,
  text: string,
  periods: readonly PeriodChoice[],
): string | number | undefined {
  switch (field.kind) {
    case 'choice':
      return text === '' ? undefined : text;
    case 'period':
      return periods.find(({ value }) => value === text)?.due.day ?? dayIn(text);
    case 'count': {
      const digits = latinDigits(text);
      const count = Number(digits);
      return /^\d+$/.test(digits) && count >= field.min && count <= field.max ? count : undefined;
    }
    case 'rupees':
      return /^₹?\s*0+(\.0{1,2})?$/.test(latinDigits(text)) ? 0 : (parseRupees(text) ?? undefined);
    case 'day':
      return dayIn(text);
    case 'text':
      return text === '' && !field.optional ? undefined : text;
    case 'message':
    case 'hidden':
      return text;
  }
}

/** A date outside these years is a typing mistake, or falls under an older law. */
const FIRST_DAY = dayOfMonth(2000, 1, 1);
const LAST_DAY = dayOfMonth(2099, 12, 31);

const dayIn = (text: string) =>
  isDay(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : undefined;

/** The error beside a field, worded as what to do. */
function wordsFor(field: Field): string {
  switch (field.kind) {
    case 'count':
      return `Write a whole number from ${field.min} to ${field.max}`;
    case 'rupees':
      return 'Write an amount in rupees, such as 50,000, or 0';
    case 'day':
    case 'period':
      return 'Choose a date between 2000 and 2099';
    default:
      return 'Fill this in';
  }
}

function inWords(
  field: Exclude<Field, { kind: 'hidden' }>,
  text: string,
  value: string | number | undefined,
  periods: readonly PeriodChoice[],
): string | undefined {
  if (value === undefined || value === '' || field.kind === 'message') return undefined;
  const label = field.label.replace(/\?$/, '');
  switch (field.kind) {
    case 'choice':
      return `${label}: ${field.options[value] ?? ''}`;
    case 'rupees':
      return `${label}: ${formatRupees(Number(value))}`;
    case 'period': {
      const period = periods.find((choice) => choice.value === text);
      return period
        ? `${label}: ${period.group}, ${period.name}. ${dueWords(period)}`
        : `${field.dayLabel.replace(/\?$/, '')}: ${longDate(String(value))}`;
    }
    case 'day':
      return `${label}: ${longDate(String(value))}`;
    default:
      return `${label}: ${value}`;
  }
}

/** "Due on 21 November 2026, moved from 31 October 2026 by Circular 7/2026 of 28 September 2026." */
export function dueWords({ due: { day, moved } }: PeriodChoice): string {
  const order = moved
    ? `, moved from ${longDate(moved.from)} by ${moved.place} of ${longDate(moved.ordered)}`
    : '';
  return `Due on ${longDate(day)}${order}`;
}

import { movedInWords } from '@/law/due-dates/dues';
import { periodsOf, type PeriodChoice } from '@/law/sums/lateness';
import type { Field, Fields, Problems, Tool, Values } from '@/law/tool';
import { longDate } from '@/lib/dates';
import { isDay, type Day } from '@/lib/days';
import { formatRupees, latinDigits, parseRupees } from '@/lib/money';
import { plainText } from '@/lib/plain-text';

/*
 * Reads a visitor's answers to the fields of a tool. Each kind of field has one reader in `readers` and one control in
 * features/tool/controls.tsx.
 */

/** The texts of the fields, from a link or from the controls. A link may contain anything. */
export type Texts = Readonly<Record<string, string>>;

/** A field that a form can show. */
export type ShownField = Exclude<Field, { kind: 'hidden' }>;

/** A shown field, with the text of its control. */
export interface FieldState<F extends ShownField = ShownField> {
  name: string;
  field: F;
  text: string;
  /** The periods to choose from. */
  periods: readonly PeriodChoice[];
  /** The answer, for print and messages: "Marks: 2". Undefined if there is none. */
  words: string | undefined;
  /** The error for a wrong text. An optional field may be empty. */
  problem: string | undefined;
}

/** The default limit in characters: enough for any amount, number or date. */
const LONGEST_ANSWER = 40;

/** A text that a field accepts. */
interface ParsedText {
  value: string | number;
  /** The value in words, for print and messages. Missing if they leave the value out. */
  words?: string | undefined;
  /** The label before the words, if it differs from the field's label. */
  label?: string;
}

/** How a field reads its text on a given day. */
interface Reader {
  /** The initial text; empty if missing. */
  start?: string;
  /** The text while the field is hidden; `start` if missing. */
  whenHidden?: string;
  /** The limit in characters. */
  max?: number;
  /** Replaces a given text that isn't accepted. */
  take?: (given: string | undefined) => string;
  /** @param text trimmed @returns undefined if the field doesn't accept the text */
  read: (text: string) => ParsedText | undefined;
  /** The error for a text that isn't accepted. */
  problem?: string;
}

type ReaderFor<F extends Field> = (
  field: F,
  today: Day,
  periods: readonly PeriodChoice[],
) => Reader;

/** The option to enter a day instead of a period. It is the field's text until the visitor enters a day. */
export const ANOTHER_DAY = 'another';

/** A date outside these years is a typing mistake or belongs to an older law. */
const readDay = (text: string): ParsedText | undefined =>
  isDay(text) && /^20\d\d-/.test(text) ? { value: text, words: longDate(text) } : undefined;

const A_DATE = 'Choose a date that exists, from 2000 to 2099';

const readers: { [K in Field['kind']]: ReaderFor<Extract<Field, { kind: K }>> } = {
  choice({ options: grouped, placeholder }) {
    const options: Record<string, string> = Object.assign(
      {},
      ...Object.entries(grouped).map(([value, one]) =>
        typeof one === 'string' ? { [value]: one } : one,
      ),
    );
    const start = placeholder ? '' : (Object.keys(options)[0] ?? '');
    return {
      start,
      take: (given) => (given !== undefined && Object.hasOwn(options, given) ? given : start),
      read: (text) => (text === '' ? undefined : { value: text, words: options[text] }),
    };
  },
  count: ({ min, max, start = min }) => ({
    start: String(start),
    whenHidden: String(min),
    read(text) {
      const digits = latinDigits(text);
      const value = Number(digits);
      return /^\d+\.?$/.test(digits) && value >= min && value <= max
        ? { value, words: String(value) }
        : undefined;
    },
    problem: `Write a whole number from ${min} to ${max}`,
  }),
  rupees: () => ({
    whenHidden: '0',
    read(text) {
      const value = /^₹?\s*0+(\.0{1,2})?$/.test(latinDigits(text)) ? 0 : parseRupees(text);
      return value === null ? undefined : { value, words: formatRupees(value) };
    },
    problem: 'Write an amount in rupees, such as 50,000, or 0',
  }),
  day: ({ start }, today) => ({
    start: start ? today : '',
    whenHidden: today,
    read: readDay,
    problem: A_DATE,
  }),
  period: ({ dayLabel }, today, periods) => ({
    whenHidden: today,
    take: (given) => periodText(given, periods, today),
    read(text) {
      const chosen = periods.find(({ value }) => value === text);
      const day = readDay(text);
      return chosen
        ? {
            value: chosen.due.day,
            words: `${chosen.group}, ${chosen.name}. ${dueWords(chosen)}`,
          }
        : day && { ...day, label: dayLabel };
    },
    problem: A_DATE,
  }),
  text: ({ max, optional }) => ({
    max,
    read: (text) => (text === '' && !optional ? undefined : { value: text, words: text }),
  }),
  // Print and messages leave the pasted message out, because the other answers show its content.
  message: ({ max }) => ({ max, read: (value) => ({ value }) }),
  hidden: () => ({ read: (value) => ({ value }) }),
};

/**
 * Reads the given texts. A choice or a period that is not offered is replaced; any other text stays, even if it is wrong. Names
 * that are not fields are ignored.
 *
 * @returns the shown fields, the texts that restore the same answers, and the values or the problems
 */
export function readAnswers(tool: Tool, given: Texts, today: Day) {
  const shown: FieldState[] = [];
  const texts: Record<string, string> = {};
  const values: Record<string, string | number | undefined> = {};
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries(tool.fields)) {
    const isShown = tool.shownIf?.[name]?.(values) ?? true;
    const periods = periodsOf(tool.periods?.[name]?.(values) ?? [], today);
    // TypeScript can't tell that field and kind belong together.
    const reader = (readers[field.kind] as ReaderFor<Field>)(field, today, periods);
    const { start = '', whenHidden = start, max = LONGEST_ANSWER } = reader;
    const before = 'formerly' in field ? field.formerly : undefined;
    const named = [name, before ?? name].find((one) => Object.hasOwn(given, one));
    const typed = named === undefined ? undefined : given[named]?.slice(0, max);
    const text = isShown ? (reader.take?.(typed) ?? typed ?? start) : whenHidden;
    const parsed = reader.read(plainText(text));
    const mayBeOpen = 'placeholder' in field || 'optional' in field;
    const isFine = parsed !== undefined || (mayBeOpen && text === '');
    const problem = isFine ? undefined : (reader.problem ?? 'Fill this in');
    if (problem && !mayBeOpen) problems[name] = problem;
    else values[name] = parsed?.value;
    if (!isShown) continue;
    texts[name] = text;
    if (field.kind === 'hidden') continue;
    const label = (parsed?.label ?? field.label).replace(/\?$/, '');
    const words = parsed?.words ? `${label}: ${parsed.words}` : undefined;
    shown.push({ name, field, text, periods, words, problem });
  }
  // Each value has the type of its field, but TypeScript can't tell.
  const read: { values: Values<Fields> } | { problems: Problems } =
    Object.keys(problems).length > 0 ? { problems } : { values: values as Values<Fields> };
  return { shown, texts, read };
}

/**
 * The chosen period or the typed day. The default is the latest period whose due day has passed. If a link names a period of
 * another return, the same period of this return is used. If the list doesn't have that period, the form asks for the day.
 */
function periodText(
  given: string | undefined,
  periods: readonly PeriodChoice[],
  today: Day,
): string {
  const [, length, end] = PERIOD.exec(given ?? '') ?? [];
  if (given !== undefined && (!length || periods.some(({ value }) => value === given)))
    return given;
  const latest = periods.find(({ due }) => due.day < today) ?? periods[0];
  const ofSameLength = periods.filter(({ value }) => PERIOD.exec(value)?.[1] === length);
  return ofSameLength.length > 0
    ? (ofSameLength.find(({ value }) => value.endsWith(`.${end}`))?.value ?? ANOTHER_DAY)
    : (latest?.value ?? ANOTHER_DAY);
}

/** Names of periods: "month.2026-10". If periods of one length have several due days: "quarter-24.2026-09". */
const PERIOD = /^([a-z]+)[\w-]*\.(\d{4}-\d{2})$/;

/** "Due on 21 November 2026, moved from 31 October 2026 by Circular 7/2026 of 28 September 2026". */
export function dueWords({ due: { day, moved } }: PeriodChoice): string {
  return `Due on ${longDate(day)}${moved ? `, ${movedInWords(moved)}` : ''}`;
}

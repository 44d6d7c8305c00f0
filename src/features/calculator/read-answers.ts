import type { Field, Fields, Problems, Values } from '@/law/calculators/calculator';
import { dayOfMonth, isDay, type Day } from '@/lib/days';
import { latinDigits, parseRupees } from '@/lib/money';

/** The text of each control, by field. */
export type Answers = Readonly<Record<string, string>>;

/** Characters at most: longer than any amount, number or date, and short enough for an address. */
export const LONGEST_ANSWER = 40;

/** The default answers, replaced by those of a link where these are possible; names that are no fields are ignored. */
export function startWith(fields: Fields, today: Day, given: Answers = {}): Answers {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const answer = Object.hasOwn(given, name) ? given[name] : undefined;
      const isKnown = field.kind !== 'choice' || Object.hasOwn(field.options, answer ?? '');
      return [
        name,
        answer !== undefined && isKnown ? answer.slice(0, LONGEST_ANSWER) : startOf(field, today),
      ];
    }),
  );
}

function startOf(field: Field, today: Day): string {
  switch (field.kind) {
    case 'choice':
      return Object.keys(field.options)[0] ?? '';
    case 'count':
      return String(field.start ?? field.min);
    case 'rupees':
      return '';
    case 'day':
      return field.start ? today : '';
  }
}

/** The fields that are asked, given the answers so far. */
export function askedFields(fields: Fields, answers: Answers): [string, Field][] {
  return Object.entries(fields).filter(([, { askedIf }]) => askedIf?.(answers) ?? true);
}

/** The answers as a calculator takes them, or what is wrong with each field, empty ones included. */
export function readAnswers(
  fields: Fields,
  answers: Answers,
  today: Day,
): { values: Values<Fields> } | { problems: Problems } {
  const asked = new Set(askedFields(fields, answers).map(([name]) => name));
  const problems: Record<string, string> = {};
  const values: Record<string, string | number> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = asked.has(name) ? (answers[name] ?? '').trim() : unasked(field, today);
    const value = text === '' ? undefined : valueOf(field, text);
    if (value === undefined) problems[name] = wordsFor(field);
    else values[name] = value;
  }
  return Object.keys(problems).length > 0 ? { problems } : { values };
}

function unasked(field: Field, today: Day): string {
  switch (field.kind) {
    case 'choice':
      return startOf(field, today);
    case 'count':
      return String(field.min);
    case 'rupees':
      return '0';
    case 'day':
      return today;
  }
}

function valueOf(field: Field, text: string): string | number | undefined {
  switch (field.kind) {
    case 'choice':
      return Object.hasOwn(field.options, text) ? text : undefined;
    case 'count': {
      const digits = latinDigits(text);
      const count = Number(digits);
      return /^\d+$/.test(digits) && count >= field.min && count <= field.max ? count : undefined;
    }
    case 'rupees':
      return /^₹?\s*0+(\.0{1,2})?$/.test(latinDigits(text)) ? 0 : (parseRupees(text) ?? undefined);
    case 'day':
      return isDay(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : undefined;
  }
}

/** Outside these years a date is a typing mistake, or falls under another law. */
const FIRST_DAY = dayOfMonth(2000, 1, 1);
const LAST_DAY = dayOfMonth(2099, 12, 31);

function wordsFor(field: Field): string {
  switch (field.kind) {
    case 'choice':
      return 'Choose one of these';
    case 'count':
      return `Write a whole number from ${field.min} to ${field.max}`;
    case 'rupees':
      return 'Write an amount in rupees, such as 50,000, or 0';
    case 'day':
      return 'Choose a date between 2000 and 2099';
  }
}

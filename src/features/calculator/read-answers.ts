import type { Field, Fields, PeriodField, Problems, Values } from '@/law/calculators/calculator';
import { ANOTHER_DAY, latestOf, periodsOf, type PeriodChoice } from '@/law/calculators/periods';
import { dayOfMonth, isDay, type Day } from '@/lib/days';
import { latinDigits, parseRupees } from '@/lib/money';

/** The text of each control, by field. */
export type Answers = Readonly<Record<string, string>>;

/** Most characters of an answer: enough for any amount, number or date, and short enough for an address. */
export const LONGEST_ANSWER = 40;

/** The answers of a link where they are possible, else the default answers. Names that are not fields are ignored. */
export function startWith(fields: Fields, today: Day, given: Answers = {}): Answers {
  const answers: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const answer = Object.hasOwn(given, name) ? given[name] : undefined;
    answers[name] =
      field.kind === 'period'
        ? startOfPeriod(field, answers, given, today)
        : answer !== undefined && isPossible(field, answer)
          ? answer.slice(0, LONGEST_ANSWER)
          : startOf(field, today);
  }
  return answers;
}

function isPossible(field: Field, answer: string): boolean {
  return field.kind !== 'choice' || Object.hasOwn(field.options, answer);
}

/** The period in a link, or its day: older links have a day instead of a period. Empty if there is neither. */
function startOfPeriod(field: PeriodField, answers: Answers, given: Answers, today: Day): string {
  if (field.duties(answers).length === 0) return '';
  const hasOnlyDay = given.period === undefined && given.due !== undefined;
  if (given.period === ANOTHER_DAY || hasOnlyDay) return ANOTHER_DAY;
  const periods = periodsOf(field, answers, today);
  const known = periods.find(({ value }) => value === given.period);
  return (known ?? latestOf(periods, today))?.value ?? ANOTHER_DAY;
}

/** The chosen period; undefined if another day was chosen. */
export function chosenPeriod(
  { period: field }: Fields,
  answers: Answers,
  today: Day,
): PeriodChoice | undefined {
  return field?.kind === 'period' && answers.period !== ANOTHER_DAY
    ? periodsOf(field, answers, today).find(({ value }) => value === answers.period)
    : undefined;
}

function startOf(field: Exclude<Field, PeriodField>, today: Day): string {
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

/** The answers as a calculator takes them, or the errors by field, empty fields included. */
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
  const period = chosenPeriod(fields, answers, today);
  if (period) values.due = period.due.day;
  return Object.keys(problems).length > 0 ? { problems } : { values };
}

function unasked(field: Field, today: Day): string {
  switch (field.kind) {
    case 'choice':
      return startOf(field, today);
    case 'period':
      return ANOTHER_DAY;
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
    // Unknown ones were replaced at the start.
    case 'period':
      return text;
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

/** A date outside these years is a typing mistake, or falls under an older law. */
const FIRST_DAY = dayOfMonth(2000, 1, 1);
const LAST_DAY = dayOfMonth(2099, 12, 31);

function wordsFor(field: Field): string {
  switch (field.kind) {
    case 'choice':
    case 'period':
      return 'Choose one of these';
    case 'count':
      return `Write a whole number from ${field.min} to ${field.max}`;
    case 'rupees':
      return 'Write an amount in rupees, such as 50,000, or 0';
    case 'day':
      return 'Choose a date between 2000 and 2099';
  }
}

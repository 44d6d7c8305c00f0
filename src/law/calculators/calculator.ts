import type { Duty } from '@/law/due-dates/duty';
import type { Law } from '@/law/source';
import type { Day } from '@/lib/days';

interface AnyField {
  label: string;
  hint?: string;
  /** Whether the field is shown, given the answers so far (texts by field). Always, if this is missing. */
  askedIf?: (answers: Readonly<Record<string, string>>) => boolean;
}

/** A choice. The options are labels by their value in a link. The first one is preselected. */
export interface ChoiceField extends AnyField {
  kind: 'choice';
  options: Readonly<Record<string, string>>;
}

/** A whole number: classes, claims, years. Starts at `min` if `start` is missing. */
export interface CountField extends AnyField {
  kind: 'count';
  min: number;
  max: number;
  start?: number;
}

/** An amount that is typed in rupees and computed in whole paise; 0 is allowed. Starts empty. */
export interface RupeesField extends AnyField {
  kind: 'rupees';
}

/** A calendar day, `2026-11-20`. Starts empty, or with today. */
export interface DayField extends AnyField {
  kind: 'day';
  start?: 'today';
}

/** A period of a duty, whose due date then becomes the answer of the field `due`; or another day, for which that field asks. */
export interface PeriodField extends AnyField {
  kind: 'period';
  /** The duties whose periods are offered; none if no rule fixes a date. */
  duties: (answers: Readonly<Record<string, string>>) => readonly PeriodGroup[];
}

export interface PeriodGroup {
  /** The prefix of the answer in a link. */
  id: string;
  /** "Each month". */
  title: string;
  duty: Duty;
}

export type Field = ChoiceField | CountField | RupeesField | DayField | PeriodField;

/** Fields by their name in a link, in the order in which they are asked. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends ChoiceField
  ? keyof F['options'] & string
  : F extends DayField
    ? Day
    : number;

/**
 * What was answered: the option's name, a whole number, whole paise, or a day. A field that is not asked has its first
 * option, its smallest number, no money, or today.
 */
export type Values<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** One line of a sum. */
export interface SumLine {
  /** What is paid for: "Application, form TM-A". */
  what: string;
  /** Whole paise; 0 is shown as "Nil". */
  paise: number;
  /** If the amount is unknown: the text shown for it. `paise` is then 0. */
  open?: string;
  /** The arithmetic in figures: "2 classes × ₹4,500". */
  working?: string;
  /** Who receives it. */
  paidTo: string;
  /** Where the figures come from; none for our own fee. */
  law: readonly Law[];
}

export interface Sum {
  lines: readonly SumLine[];
  /** Remarks on the sum: the cap that applies, what a further day adds, what can't be computed. */
  notes: readonly string[];
}

/** The error beside a field, worded as what to do. */
export type Problems<F extends Fields = Fields> = { [Name in keyof F]?: string };

/** Figures in rows; cells may carry citations. */
export interface FiguresTable {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Calculator<F extends Fields = Fields> {
  /** The question in a visitor's words: the heading of the fold. */
  question: string;
  /** What the visitor gets, in a line below the heading. */
  line: string;
  fields: F;
  /** The figures behind it, readable without scripts; texts may have citations. None if the page has the table itself. */
  table?: FiguresTable;
  /** What is not in the sum. */
  leftOut: readonly string[];
  /** @param today the day in India, for lateness that is still running */
  calculate(values: Values<F>, today: Day): Sum | { problems: Problems<F> };
}

/** A calculator whose values have the types of its fields. */
export function defineCalculator<const F extends Fields>(definition: Calculator<F>): Calculator<F> {
  return definition;
}

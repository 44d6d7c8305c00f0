import type { Duty } from '@/law/due-dates/duty';
import type { Law } from '@/law/source';
import type { Day } from '@/lib/days';

interface AnyField {
  label: string;
  hint?: string;
  /** Whether it is asked at all, by the answers so far (texts by field). Asked always if this is missing. */
  askedIf?: (answers: Readonly<Record<string, string>>) => boolean;
}

/** One of several; its options are words by the value that stands in a link. The first one is chosen in advance. */
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

/** An amount that is typed in rupees and worked out in whole paise; 0 is an amount. Starts empty. */
export interface RupeesField extends AnyField {
  kind: 'rupees';
}

/** A calendar day, `2026-11-20`. Starts empty, or with today. */
export interface DayField extends AnyField {
  kind: 'day';
  start?: 'today';
}

/** A period of a duty, whose date then answers the field `due`; or another day, which that field asks for. */
export interface PeriodField extends AnyField {
  kind: 'period';
  /** Whose periods there are to choose from; none where no rule fixes a date. */
  duties: (answers: Readonly<Record<string, string>>) => readonly PeriodGroup[];
}

export interface PeriodGroup {
  /** Begins the answer in a link. */
  id: string;
  /** "Each month". */
  title: string;
  duty: Duty;
}

export type Field = ChoiceField | CountField | RupeesField | DayField | PeriodField;

/** Fields by the name that stands in a link, in the order in which they are asked. */
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
  /** Where the amount is not firm: what is shown for it, and `paise` is 0. */
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
  /** What changes the sum or stops it: the cap that binds, what a further day adds, what cannot be computed. */
  notes: readonly string[];
}

/** What is wrong with an answer, beside its field, as the way forward. */
export type Problems<F extends Fields = Fields> = { [Name in keyof F]?: string };

/** Figures in rows; cells may carry citations. */
export interface FiguresTable {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Calculator<F extends Fields = Fields> {
  /** What is asked, as a visitor would: the heading under which it is folded. */
  question: string;
  /** What one gets, in a line under the heading. */
  line: string;
  fields: F;
  /** The figures behind it, readable without scripts; texts may carry citations. None where the page's own table is it. */
  table?: FiguresTable;
  /** What is not in the sum. */
  leftOut: readonly string[];
  /** @param today the day in India, for what is still running */
  calculate(values: Values<F>, today: Day): Sum | { problems: Problems<F> };
}

/** A calculator whose values have the types of its fields. */
export function defineCalculator<const F extends Fields>(definition: Calculator<F>): Calculator<F> {
  return definition;
}

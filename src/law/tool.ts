import type { Duty } from '@/law/due-dates/duty';
import type { ProfileId } from '@/law/due-dates/profile-ids';
import { Fact } from '@/law/fact';
import type { Law } from '@/law/source';
import type { Day } from '@/lib/days';

/*
 * A tool is a definition: fields, a pure function from their values to an answer, and the facts on which that rests. The site
 * draws all of them with one form and one sheet (features/tool/).
 */

interface AnyField {
  label: string;
  hint?: string;
}

type Labels = Readonly<Record<string, string>>;

/** One of several options, which are labels by their value in a link, perhaps in groups. The first one is preselected. */
export interface ChoiceField extends AnyField {
  kind: 'choice';
  options: Labels | Readonly<Record<string, Labels>>;
  /** If there is one, nothing is preselected, and it stands in place of a choice. The value may then be undefined. */
  placeholder?: string;
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

/** A calendar day, `2026-11-20`. Starts empty, or with today. If it is optional, the value may be undefined. */
export interface DayField extends AnyField {
  kind: 'day';
  start?: 'today';
  optional?: true;
}

/**
 * A period of a duty, or another day. Its value is the day on which that period falls due, or the other day. The tool's
 * `periods` has the duties; if there are none for some answers, the day alone is asked for.
 */
export interface PeriodField extends AnyField {
  kind: 'period';
  /** Above the day, if that is asked for. */
  dayLabel: string;
}

/** Words: a name, a trade, a number of a register. Starts empty, and is an empty text if it is optional and left out. */
export interface TextField extends AnyField {
  kind: 'text';
  /** Most characters. */
  max: number;
  optional?: true;
  /** How a phone's keyboard begins words. */
  capitals?: 'words' | 'characters';
}

/**
 * A pasted message. Its words stay in the field: the link has what the tool's `reads` makes of it, which is also its value.
 * Optional, because the other fields may be answered instead.
 */
export interface MessageField extends AnyField {
  kind: 'message';
  /** Most characters. */
  max: number;
}

/** Not shown: a page, a link or the tool's extra component sets it. A text as it is in the link. */
export interface HiddenField {
  kind: 'hidden';
}

export type Field =
  | ChoiceField
  | CountField
  | RupeesField
  | DayField
  | PeriodField
  | TextField
  | MessageField
  | HiddenField;

/** Fields by their name in a link, in the order in which they are asked. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends ChoiceField
  ? (keyof F['options'] & string) | (F extends { placeholder: string } ? undefined : never)
  : F extends DayField | PeriodField
    ? Day | (F extends { kind: 'day'; optional: true } ? undefined : never)
    : F extends CountField | RupeesField
      ? number
      : string;

/**
 * What was answered: the option's name, a whole number, whole paise, a day or a text. A field that is not asked has its first
 * option, its smallest number, no money, today, or no text.
 */
export type Values<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** The values that are known so far, in the order of the fields. */
type SoFar<F extends Fields> = Partial<Values<F>>;

/** `Then`, if a field may be of a kind. */
type OfKind<F extends Field, Kind extends Field, Then> = [Extract<F, Kind>] extends [never]
  ? never
  : Then;

/** A method's type, bivariant on purpose: so a list of tools can hold tools with different fields. */
type From<Input, Output> = { from(input: Input): Output }['from'];

export interface PeriodGroup {
  /** The prefix of the answer in a link. */
  id: string;
  /** "Each month". */
  title: string;
  duty: Duty;
}

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

/** A part of an answer: a heading, and lines of text, which may have citations. */
export interface Part {
  heading: string;
  lines: readonly string[];
  /** Closed at first. */
  folded?: true;
}

/** A date of a list, or what it waits for, in words. */
export type DatedEntry = ({ day: Day; when?: string } | { day?: Day | undefined; when: string }) & {
  /** Tells it apart in its list, and in calendars. */
  id: string;
  title: string;
  kind?: 'duty' | 'condition' | 'option';
  /** A page that says more. */
  href?: string;
  /** What it is, and what moved it. */
  lines?: readonly string[];
  /** Whom it binds. */
  who?: string;
  /** What it costs to be late with it, to miss it, or to leave an option. */
  cost?: { if: 'late' | 'missed' | 'left'; text: string };
  law?: readonly Law[];
};

export interface DatedGroup {
  heading: string;
  /** Closed at first. */
  folded?: true;
  entries: readonly DatedEntry[];
}

/**
 * Where an answer leads: an office's site, another tool with its answers, on a page of its own if that matters, or the page of
 * a service.
 */
export type Link = { text: string } & (
  | { href: string }
  | { tool: string; answers: Readonly<Record<string, string>>; page?: string }
  | { service: string }
);

/** What a tool answers. With `lines` the first line is their total, otherwise the verdict. */
export interface Answer extends Partial<Sum> {
  /** In place of the answer while questions are left: what is known so far, as a sentence. */
  pending?: string;
  verdict?: string;
  /** How the verdict is marked; as neither if this is missing. */
  tone?: 'good' | 'bad';
  /** One word, stamped beside the verdict, which says the same. */
  seal?: string;
  parts?: readonly Part[];
  /** Days, which the visitor can put into a calendar. */
  dates?: readonly DatedGroup[];
  /** Whose calendar file of the site has these dates and later ones; without it, the sheet makes a file of the list. */
  calendar?: ProfileId;
  links?: readonly Link[];
  /** The sources, besides those of the lines. */
  law?: readonly Law[];
}

/** What was recognised in a message. */
export interface MessageReading {
  /** The texts of fields by name, as in a link, its own included. */
  texts: Readonly<Record<string, string>>;
  /** Where something in it leads. */
  link?: Link;
}

/** The error beside a field, worded as what to do. */
export type Problems<F extends Fields = Fields> = { [Name in keyof F]?: string };

/** Figures in rows; cells may carry citations. */
export interface FiguresTable {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What people want to know of a tool: its place on a page, its mark in the search and the words that ask for it follow. */
export type ToolKind =
  | 'late'
  | 'cost'
  | 'due'
  | 'number'
  | 'letter'
  | 'structure'
  | 'name'
  | 'class'
  | 'dates';

export interface Tool<F extends Fields = Fields> {
  /** The fragment that opens it: `#trademark-fees`. If it stands in `law/tools/`, it has the name of its file. */
  id: string;
  kind: ToolKind;
  /** In the contents list of its pages. */
  name: string;
  /** The question in a visitor's words: the heading of the fold. */
  question: string;
  /** What the visitor gets, in a line below the heading. */
  line: string;
  fields: F;
  /** When a field is asked, given the values so far; always, if it is not named here. */
  asked?: { [Name in keyof F]?: From<SoFar<F>, boolean> };
  /** The duties whose periods are offered. */
  periods?: {
    [Name in keyof F]?: OfKind<F[Name], PeriodField, From<SoFar<F>, readonly PeriodGroup[]>>;
  };
  /** What a pasted message says. */
  reads?: { [Name in keyof F]?: OfKind<F[Name], MessageField, From<string, MessageReading>> };
  /** Whether the answers are kept on the device, for the next visit to the page. */
  isKept?: true;
  /** Asked one question at a time; the answer replaces the last one. */
  oneByOne?: true;
  /** The facts on which the answers rest. */
  rests: readonly (Fact | readonly { fact: Fact }[])[];
  /**
   * The figures behind it, readable without scripts; texts may have citations. It may differ by what the page has answered
   * already. None if the page has the table itself.
   */
  table?: FiguresTable | ((preset: Readonly<Record<string, string>>) => FiguresTable);
  /** What is not in the sum. */
  notIncluded?: readonly string[];
  /** @param today the day in India, for lateness that is still running */
  answer(values: Values<F>, today: Day): Answer | { problems: Problems<F> };
}

/** A tool whose values have the types of its fields. */
export function defineTool<const F extends Fields>(definition: Tool<F>): Tool<F> {
  return definition;
}

/** The facts on which a tool's answers rest, those of tables included. */
export function factsOfTool({ rests }: Pick<Tool, 'rests'>): Fact[] {
  return rests.flatMap((one) => (one instanceof Fact ? [one] : one.map(({ fact }) => fact)));
}

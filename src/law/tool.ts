import type { Duty } from '@/law/due-dates/duty';
import type { ProfileId } from '@/law/due-dates/profile-ids';
import { Fact } from '@/law/fact';
import type { Citation } from '@/law/source';
import type { Day } from '@/lib/days';

/*
 * A tool is a definition: fields, a pure function from their values to an answer, and the facts it uses. The same
 * components draw all tools (features/tool/).
 */

interface AnyField {
  label: string;
  hint?: string;
}

type Labels = Readonly<Record<string, string>>;

/** One of several options. The labels are keyed by their value in a link, and may be in groups. The first one is preselected. */
export interface ChoiceField extends AnyField {
  kind: 'choice';
  options: Labels | Readonly<Record<string, Labels>>;
  /** Shown instead of a preselected option. The value may then be undefined. */
  placeholder?: string;
  /** The field's name in links that are older than its renaming. */
  formerly?: string;
}

/** A whole number: classes, claims, years. Starts at `min` if `start` is missing. */
export interface CountField extends AnyField {
  kind: 'count';
  min: number;
  max: number;
  start?: number;
}

/** An amount typed in rupees; its value is in whole paise. 0 is allowed. Starts empty. */
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
 * A period of a duty, or another day that the visitor enters. The value is the due day of the period, or that other day. The duties
 * come from the tool's `periods`. Without duties, the form asks only for the day.
 */
export interface PeriodField extends AnyField {
  kind: 'period';
  /** The label of the day, if the form asks for one. */
  dayLabel: string;
}

/** Words: a name, a trade, a registration number. Starts empty. If an optional field is left out, its text is empty. */
export interface TextField extends AnyField {
  kind: 'text';
  /** The maximum number of characters. */
  max: number;
  optional?: true;
  /** How a phone's keyboard capitalises words. */
  capitals?: 'words' | 'characters';
}

/**
 * A pasted message. Links never have its words, only the answers that the tool's `parse` returns. It is optional: visitors may
 * answer the other fields instead.
 */
export interface MessageField extends AnyField {
  kind: 'message';
  /** The maximum number of characters. */
  max: number;
}

/** Not shown: a page, a link or the tool's extra component sets it. Its value is the text in the link. */
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

/** Fields keyed by their name in a link, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends ChoiceField
  ? (keyof F['options'] & string) | (F extends { placeholder: string } ? undefined : never)
  : F extends DayField | PeriodField
    ? Day | (F extends { kind: 'day'; optional: true } ? undefined : never)
    : F extends CountField | RupeesField
      ? number
      : string;

/**
 * The value of a field: an option's name, a whole number, whole paise, a day or a text. A field that is not shown has its first
 * option, its smallest number, 0 paise, today, or an empty text.
 */
export type Values<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** The values that are known so far, in the order of the fields. */
type SoFar<F extends Fields> = Partial<Values<F>>;

/** `Then` if a field may be of this kind, otherwise `never`. */
type OfKind<F extends Field, Kind extends Field, Then> = [Extract<F, Kind>] extends [never]
  ? never
  : Then;

/** Bivariant on purpose, as methods are, so that one list can hold tools with different fields. */
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
  /** The purpose of the payment: "Application, form TM-A". */
  what: string;
  /** Whole paise; 0 is shown as "Nil". */
  paise: number;
  /** The text shown if the amount is unknown. `paise` is then 0. */
  open?: string;
  /** The calculation in figures: "2 classes × ₹4,500". */
  working?: string;
  /** Who receives the payment. */
  paidTo: string;
  /** The sources of the figures; empty for our own fee. */
  citations: readonly Citation[];
}

export interface Sum {
  lines: readonly SumLine[];
  /** Remarks on the sum: the cap, the cost of a further day, amounts that can't be computed. */
  notes: readonly string[];
}

/** A part of an answer: a heading, and lines of text, which may have citations. */
export interface Part {
  heading: string;
  lines: readonly string[];
  /** Closed at first. */
  folded?: true;
}

/** An entry in a list of dates. Without a day, `when` names the event that decides the day. */
export type DatedEntry = ({ day: Day; when?: string } | { day?: Day | undefined; when: string }) & {
  /** A unique id in its list and in calendars. */
  id: string;
  title: string;
  kind?: 'duty' | 'condition' | 'option';
  /** A page with more details. */
  href?: string;
  /** The duty, and the order that moved its date. */
  lines?: readonly string[];
  /** Who has to do it. */
  who?: string;
  /** The cost of filing late, of missing the date, or of not using an option. */
  cost?: { if: 'late' | 'missed' | 'left'; text: string };
  citations?: readonly Citation[];
};

export interface DatedGroup {
  heading: string;
  /** Closed at first. */
  folded?: true;
  entries: readonly DatedEntry[];
}

/** A link in an answer: an office's site, another tool with answers filled in, or a service's page. */
export type Link = { text: string } & (
  | { href: string }
  | { tool: string; answers: Readonly<Record<string, string>>; page?: string }
  | { service: string }
);

/** The answer of a tool. Its first line is the verdict, or else the total of `lines`. */
export interface Answer extends Partial<Sum> {
  /** A sentence on the result so far. It is shown instead of the answer while questions are open. */
  pending?: string;
  verdict?: string;
  /** How the verdict is marked; neutral if missing. */
  tone?: 'good' | 'bad';
  /** The verdict in one word, shown beside it like a stamp. */
  seal?: string;
  parts?: readonly Part[];
  /** Days, which the visitor can put into a calendar. */
  dates?: readonly DatedGroup[];
  /** The profile whose calendar file has these and later dates. Without a profile, the page makes a file from the list. */
  calendar?: ProfileId;
  links?: readonly Link[];
  /** Sources that are not in the lines. */
  citations?: readonly Citation[];
}

/** The answers recognised in a message. */
export interface PastedAnswers {
  /** The texts of all fields, keyed by name as in a link, including the message field. */
  texts: Readonly<Record<string, string>>;
  /** A link that the message leads to. */
  link?: Link;
}

/** The error beside a field, worded as an instruction. */
export type Problems<F extends Fields = Fields> = { [Name in keyof F]?: string };

/** Figures in rows; cells may contain citations. */
export interface FiguresTable {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * The kind of question that a tool answers. It decides the tool's place on a page, its icon in the search and its search words. A
 * page with a `cost` tool has no `#costs` result in the search (search-index.ts).
 */
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
  /** The fragment that opens it: `#trademark-fees`. Usually the name of its file. */
  id: string;
  kind: ToolKind;
  /** The name in the contents list of its pages. */
  name: string;
  /** The question in a visitor's words: the heading that opens the tool. */
  question: string;
  /** The use of the tool, in a line below the heading. */
  line: string;
  fields: F;
  /** When a field is shown, given the values so far. A field that isn't listed is always shown. */
  shownIf?: { [Name in keyof F]?: From<SoFar<F>, boolean> };
  /** The duties whose periods are offered. */
  periods?: {
    [Name in keyof F]?: OfKind<F[Name], PeriodField, From<SoFar<F>, readonly PeriodGroup[]>>;
  };
  /** Reads a pasted message. */
  parse?: { [Name in keyof F]?: OfKind<F[Name], MessageField, From<string, PastedAnswers>> };
  /** Whether the answers are kept on the device, for the next visit to the page. */
  isKept?: true;
  /** Asks one question at a time. The answer replaces the last question. */
  oneByOne?: true;
  /** The facts that the answers use. */
  facts: readonly (Fact | readonly { fact: Fact }[])[];
  /**
   * The figures behind the answers, readable without scripts. Texts may have citations. The table may depend on answers that the
   * page has set. Missing if the page itself shows the figures.
   */
  table?: FiguresTable | ((preset: Readonly<Record<string, string>>) => FiguresTable);
  /** Costs that the sum leaves out. */
  notIncluded?: readonly string[];
  /** @param today the day in India, for lateness that has not ended */
  answer(values: Values<F>, today: Day): Answer | { problems: Problems<F> };
}

/** A tool whose values have the types of its fields. */
export function defineTool<const F extends Fields>(definition: Tool<F>): Tool<F> {
  return definition;
}

/** The facts that a tool's answers use, also the facts in tables. */
export function factsOfTool({ facts }: Pick<Tool, 'facts'>): Fact[] {
  return facts.flatMap((one) => (one instanceof Fact ? [one] : one.map(({ fact }) => fact)));
}

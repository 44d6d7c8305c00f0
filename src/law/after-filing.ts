import type { TimeLimitId } from './time-limits';
import type { Fact } from './fact';
import type { Span } from '@/lib/days';

/*
 * The time after a form is filed: time limits, tracking pages, and the end of a registration. Only times set by law are listed.
 * Menus and words of portals come from guides and stored copies; no portal was opened. Closing a registration never ends a
 * liability: each text names the remaining ones.
 */

/** The office that receives the form, as a label. */
export const offices = {
  gst: 'GST office',
  registrar: 'Registrar of companies and LLPs',
  trademark: 'Trade Marks Registry',
  works: 'Patent, design or copyright office',
  licence: 'Food or trade licence office',
  tax: 'Income-tax office',
};

export interface TimeLimit {
  office: keyof typeof offices;
  /** The event that starts the time, as a label. */
  since: string;
  within: Fact<Span> | Fact<number>;
  /** The time starts when this period ends, not on the day itself. */
  fromEndOf?: 'month' | 'quarter' | 'financial year';
  /** Who has to act within the time. */
  whose: 'office' | 'applicant' | 'others';
  /** The consequence when it passes: one or two sentences, with citations. */
  late: string;
}

export const NO_ANSWER = 'If the office does not answer, nothing is approved.';

export interface Tracker {
  /** Several examples where each State or city has its own office. */
  at: string;
  /** The number that the page asks for, and where to find it. */
  number: string;
  /** The statuses shown by the office, each with advice; empty if it shows none. */
  words: Readonly<Record<string, string>>;
  times: readonly TimeLimitId[];
  /** If the law sets no time: says so, with the usual time. */
  noTime?: string;
  /** The contact if nothing happens. */
  write: string;
}

export interface Closing {
  /** The fold's second line: "REG-16, then GSTR-10". */
  line: string;
  /** When it may end. */
  condition: string;
  form: string;
  fee: string;
  /** Filings and payments that must come first. */
  first: string;
  time: string;
  /** The cost of doing nothing. */
  otherwise: string;
  /** Liabilities that remain. */
  stays: string;
}

import type { TimeLimitId } from './time-limits';
import type { Fact } from './fact';
import type { Span } from '@/lib/days';

/*
 * The time after a form is filed: time limits, tracking pages, and the end of a registration. Only times set by law are listed.
 * Menus and words of portals come from guides and stored copies. We opened no portal. Some liabilities remain after a registration
 * is closed: each closing names them in `stays`.
 */

/** The labels of the offices that receive forms. */
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
  /** If set, the time starts at the end of the period that contains the day of the event. */
  fromEndOf?: 'month' | 'quarter' | 'financial year';
  /** Who has to act within the time. */
  whose: 'office' | 'applicant' | 'others';
  /** What happens after the time has passed: one or two sentences, with citations. */
  late: string;
}

export const NO_ANSWER = 'If the office does not answer, nothing is approved.';

export interface Tracker {
  /** The address of the page. If each State or city has its own office: several examples. */
  at: string;
  /** The number that the page asks for, and where to find it. */
  number: string;
  /** The statuses that the office shows, each with advice. Empty if it shows none. */
  words: Readonly<Record<string, string>>;
  times: readonly TimeLimitId[];
  /** If the law sets no time: a sentence that says so, and names the usual time. */
  noTime?: string;
  /** Whom to contact if nothing happens. */
  write: string;
}

export interface Closing {
  /** The second line of the section's heading: "REG-16, then GSTR-10". */
  line: string;
  /** When the registration may end. */
  condition: string;
  form: string;
  fee: string;
  /** Filings and payments that must be done before the closing. */
  first: string;
  time: string;
  /** The cost of doing nothing. */
  otherwise: string;
  /** Liabilities that remain. */
  stays: string;
}

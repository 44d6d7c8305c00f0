import type { AnswerTimeId } from './answer-times';
import type { Fact } from './fact';
import type { Span } from '@/lib/days';

/*
 * What follows once a form has gone in: until when who has to answer, where the office shows how far it is, and how a
 * registration ends. A time that the law does not set is not here. Menus and words of portals are as guides and stored copies have
 * them; no portal was opened. Nothing here ends a liability: each text says what survives.
 */

/** Whom something was filed with, as a label. */
export const offices = {
  gst: 'GST office',
  registrar: 'Registrar of companies and LLPs',
  trademark: 'Trade Marks Registry',
  works: 'Patent, design or copyright office',
  licence: 'Food or trade licence office',
  tax: 'Income-tax office',
};

export interface AnswerTime {
  office: keyof typeof offices;
  /** What happened on the day from which it runs, as a label. */
  since: string;
  within: Fact<Span> | Fact<number>;
  /** It runs from the end of this, and not from the day itself. */
  fromEndOf?: 'month' | 'quarter' | 'financial year';
  /** Whose time it is. */
  whose: 'office' | 'applicant' | 'others';
  /** What follows when it has passed: one or two sentences, with citations. */
  late: string;
}

export const WRITE = 'Silence grants nothing.';

export interface Tracker {
  /** The names of several offices where each State or city has its own; each is an example. */
  at: string;
  /** What the page asks for: a number, and where one finds it. */
  number: string;
  /** The office's own words, and what to do on each; none where it shows only whether something is there. */
  words: Readonly<Record<string, string>>;
  times: readonly AnswerTimeId[];
  /** Where the law sets no time: that, and what is usual. */
  noTime?: string;
  /** Whom to write to when nothing moves. */
  write: string;
}

export interface Closing {
  /** As the fold's second line has it: "REG-16, then GSTR-10". */
  line: string;
  /** When it may end. */
  condition: string;
  form: string;
  fee: string;
  /** What has to be filed or paid first. */
  first: string;
  time: string;
  /** What it costs to leave it as it is. */
  otherwise: string;
  /** What it does not end. */
  stays: string;
}

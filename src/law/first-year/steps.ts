import type { Citation } from '@/law/source';
import type { Letter } from '@/law/letters/letters';
import { addSpan, nextYearlyDay, type Day, type Span } from '@/lib/days';
import { firstDueDate, type DueRule } from '@/law/due-dates/due-rule';

/* The types of a first year's steps, and how their days are counted. The timelines are in timelines.ts. */

type StepKind = 'duty' | 'condition' | 'option';

/** The deadline. Every kind also has words, which are shown until the visitor picks a date. */
export type Deadline =
  /** Counted from the day that the visitor picks. */
  | { from: 'start'; span: Span; words: string }
  /** The first due date of a rule that applies from that day. */
  | { from: 'rule'; rule: DueRule; words: string }
  /** Counted from the end of the first financial year of the accounts. */
  | { from: 'accounts'; span: Span; words: string }
  /** A yearly day: the first one after the end of the tax year or of the accounts, or after the start. */
  | {
      from: 'accounts' | 'tax-year' | 'start';
      yearly: { month: number; date: number };
      /** Dates that a notification moved. */
      moved?: readonly { from: Day; to: Day }[];
      words: string;
    }
  /** Due when an event happens, so it has no date yet. */
  | { from: 'event'; words: string };

export interface FirstYearStep {
  /** Part of the event's id in calendars. */
  id: string;
  kind: StepKind;
  title: string;
  by: Deadline;
  /** The duty in a sentence or two. */
  text: string;
  /** The cost of a missed deadline, or of an option left unused. */
  missed: string;
  citations: readonly Citation[];
}

export interface FirstYearTimeline {
  /** The label of the date: "Date of incorporation". */
  startLabel: string;
  /** Where to find that date. */
  startHint: string;
  /** Decides when the first financial year of the accounts ends: see `firstYearEnd`. */
  accounts: 'company' | 'other';
  steps: readonly FirstYearStep[];
  letters: readonly Letter[];
}

/** The day of a step, given the start day. Undefined if the step waits for an event. */
export function dayOfStep(
  { by }: FirstYearStep,
  start: Day,
  accounts: FirstYearTimeline['accounts'],
) {
  if (by.from === 'event') return undefined;
  if (by.from === 'rule') return firstDueDate(by.rule, start)?.day;
  const base = { start, accounts: firstYearEnd(start, accounts), 'tax-year': marchAfter(start) };
  const from = base[by.from];
  if (!('yearly' in by)) return addSpan(from, by.span);
  const day = nextYearlyDay(from, by.yearly);
  return by.moved?.find((move) => move.from === day)?.to ?? day;
}

/**
 * The end of the first financial year: the next 31 March. A company that is incorporated on or after 1 January has its end a
 * year later (Companies Act, 2013, section 2(41)). An LLP formed after 30 September may do so too, but we use the earlier date.
 */
export function firstYearEnd(start: Day, accounts: FirstYearTimeline['accounts']): Day {
  const end = marchAfter(start);
  const longFirstYear = accounts === 'company' && start.slice(5) <= '03-31';
  return longFirstYear ? addSpan(end, { months: 12 }) : end;
}

/** The next 31 March, or the day itself if it is a 31 March. A tax year ends then, even if the first one is short. */
function marchAfter(start: Day): Day {
  const sameYear = `${start.slice(0, 4)}-03-31`;
  return start <= sameYear ? sameYear : `${Number(start.slice(0, 4)) + 1}-03-31`;
}

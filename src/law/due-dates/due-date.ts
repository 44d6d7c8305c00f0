import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import { addSpan, type Day, type Span } from '@/lib/days';
import { dueDay } from '@/law/due-dates/due-rule';
import type { Fact, MovedDate, Relief } from '@/law/fact';
import { citationMark } from '@/law/marks';
import type { Citation } from '@/law/source';
import type { DueRules } from '@/law/units';

/* The due dates of periods, by the rule or by a notification that moved them. */

export interface DueDate extends Citation {
  day: Day;
  moved?: MovedDate;
}

/**
 * The due day of a period by a fact. Undefined if the law of that time is unknown.
 *
 * @param end the last day of the period
 */
export function dueDateFor(fact: Fact<DueRules>, end: Day, knownOn?: Day): DueDate | undefined {
  const found = fact.for(end, knownOn);
  const rule =
    found.known && found.value.find(({ ends }) => ends.includes(Number(end.slice(5, 7))));
  if (!rule) return undefined;
  const { moved } = found;
  return dated(moved?.to ?? dueDay(rule, end), moved ?? found, moved);
}

/** The date of a period as texts print it, with its citation: "31 July 2026". */
export function dueDateText(fact: Fact<DueRules>, end: Day): string {
  const due = dueDateFor(fact, end);
  return due ? longDate(due.day) + citationMark(due.source, due.place) : 'not known';
}

/** The last day of a time that starts when a period ends. */
export function deadlineFor(fact: Fact<Span>, end: Day, knownOn?: Day): DueDate | undefined {
  const found = fact.for(end, knownOn);
  if (!found.known) return undefined;
  return dated(found.moved?.to ?? addSpan(end, found.value), found.moved ?? found, found.moved);
}

/** The relief for the form of a period, if the form is filed on a given day. If several apply, the last order counts. */
export function reliefOn(fact: Fact, period: Day, filed: Day, knownOn?: Day): Relief | undefined {
  return fact
    .reliefsFor(period, knownOn)
    .findLast(({ from, ordered, until }) => (from ?? ordered) <= filed && filed <= until);
}

/** "No additional fee if filed by 31 July 2026, by General Circular 02/2026 of 19 June 2026." */
export function reliefInWords({ percent, until, place, ordered }: Relief): string {
  const part = percent === 0 ? 'No additional fee' : `Only ${percent}% of the additional fee`;
  return `${part} if filed by ${longDate(until)}, by ${place} of ${longDate(ordered)}.`;
}

/** The last relief of a form that still applies on a day, in words; empty if there is none. */
export function openRelief(fact: Fact, on: Day = buildDay): string {
  const open = fact.reliefs.findLast(({ ordered, until }) => ordered <= on && on <= until);
  return open ? reliefInWords(open) : '';
}

function dated(day: Day, { source, place }: Citation, moved?: MovedDate): DueDate {
  return {
    day,
    source,
    place,
    ...(moved && { moved }),
  };
}

/** The last day of a tax year, by the year in which it begins: 2025 is 2025-26. */
export const taxYearEnd = (begins: number): Day => `${begins + 1}-03-31`;

/** The last day of the most recent tax year that ended before a day. */
export function lastYearEnd(before: Day): Day {
  const year = Number(before.slice(0, 4));
  return before > taxYearEnd(year - 1) ? taxYearEnd(year - 1) : taxYearEnd(year - 2);
}

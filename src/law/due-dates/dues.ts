import { reliefInWords } from '@/law/due-dates/due-date';
import { Fact, type MovedDate, type Relief } from '@/law/fact';
import type { Citation } from '@/law/source';
import type { DueRules } from '@/law/units';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import { addDays, addMonths, type Day, type Span } from '@/lib/days';
import { upperFirst } from '@/lib/letter-case';
import { dueDates, dueDay, periodName, type DueRule, type Period } from '@/law/due-dates/due-rule';
import { rulesIn, type Duty } from './duty';

/* The due dates of duties, computed from their rules or moved by a notification. */

/** A duty with one of its due days. */
export interface Due {
  duty: Duty;
  day: Day;
  /** If notifications moved the day: the original day, the last order, and the number of orders. */
  moved?: MovedDate & { from: Day; times: number };
  /** The last order that reduces the fee for filing late. */
  relief?: Relief;
  period: Period;
  /** The sources of the date and the duty's texts, for this period. */
  citations: readonly Citation[];
  /** "GSTR-1 for November 2026". */
  title: string;
  /** Identifies the duty and its period; the same in every build. */
  key: string;
}

/** How many months ahead a build lists dates. */
const MONTHS_AHEAD = 24;

/** The last day for which a build lists dates, counted from the month of the build. Later dates are likely to change. */
export function datesEnd(builtOn: Day): Day {
  return addDays(addMonths(`${builtOn.slice(0, 7)}-01`, MONTHS_AHEAD), -1);
}

/**
 * The duties due from one day until another, both included, sorted by day, then in the order of the profile.
 *
 * @param knownOn the day of the question: later orders are ignored
 */
export function duesOf(
  duties: readonly Duty[],
  from: Day,
  until: Day,
  knownOn: Day = buildDay,
): Due[] {
  return byDay(
    duties.flatMap((duty) =>
      [duty.due, ...(duty.alsoDue ?? [])].flatMap((fact) =>
        duesOfFact(duty, fact, from, until, knownOn),
      ),
    ),
  );
}

function duesOfFact(
  duty: Duty,
  fact: Fact<DueRules | Span>,
  from: Day,
  until: Day,
  knownOn: Day,
): Due[] {
  return fact.values.flatMap((value) =>
    rulesIn(duty, value.is.value).flatMap((rule) => {
      const isOurs = ({ end }: Period) => inForce(duty, end) && fact.valueOn(end) === value;
      const moved = fact.movedDates(knownOn).filter(({ period }) => isOurs(periodOf(rule, period)));
      const isMoved = ({ end }: Period) => moved.some(({ period }) => period === end);
      return [
        ...dueDates(rule, from, until)
          .filter(({ period }) => isOurs(period) && !isMoved(period))
          .map(({ day, period }) => dueOf(duty, fact, day, period, knownOn)),
        ...moved
          .filter(({ to }) => to >= from && to <= until)
          .map((move) => ({
            ...dueOf(duty, fact, move.to, periodOf(rule, move.period), knownOn, move),
            moved: {
              ...move,
              from: dueDay(rule, move.period),
              times: fact.moved.filter(
                ({ period, ordered }) => period === move.period && ordered <= knownOn,
              ).length,
            },
          })),
      ];
    }),
  );
}

/** Finds a moved date by its original day or its new day. */
export function movedDue(duties: readonly Duty[], typed: Day, knownOn: Day): Due['moved'] {
  return duesOf(duties, typed, addMonths(typed, 12), knownOn)
    .flatMap(({ moved }) => moved ?? [])
    .find(({ from, to }) => from === typed || to === typed);
}

/** The longest interval of a duty: director KYC is due once in 3 years. */
const LOOK_AHEAD_MONTHS = 42;

/**
 * The duties due from one day until another, then the next date of every other duty, so that a yearly form is always listed. A
 * duty that continues under a new law is listed once.
 */
export function upcoming(
  duties: readonly Duty[],
  from: Day,
  until: Day,
  knownOn: Day = buildDay,
): Due[] {
  const dues = duesOf(duties, from, until, knownOn);
  const isListed = ({ id }: Duty) => dues.some(({ duty }) => duty.id === id);
  const others = duties.filter((duty) => !isListed(duty));
  const later = duesOf(others, addDays(until, 1), addMonths(until, LOOK_AHEAD_MONTHS), knownOn);
  for (const due of later) {
    if (!isListed(due.duty)) dues.push(due);
  }
  return dues;
}

/** The changes that orders made to a date, a sentence each. */
export function ordersOf({ moved, relief }: Due): string[] {
  return [
    ...(moved ? [`${upperFirst(movedInWords(moved))}.`] : []),
    ...(relief ? [reliefInWords(relief)] : []),
  ];
}

/** "moved from 31 October 2026 by Circular 7/2026 of 28 September 2026". */
export const movedInWords = ({ from, place, ordered }: NonNullable<Due['moved']>) =>
  `moved from ${longDate(from)} by ${place} of ${longDate(ordered)}`;

const byDay = (dues: Due[]) => dues.sort((one, other) => one.day.localeCompare(other.day));

const periodOf = ({ months }: DueRule, end: Day): Period => ({ end, months });

function inForce({ ends, since, until }: Duty, end: Day): boolean {
  const isOfMonth = !ends || ends.includes(Number(end.slice(5, 7)));
  return isOfMonth && (!since || end >= since) && (!until || end <= until);
}

function dueOf(
  duty: Duty,
  fact: Fact<DueRules | Span>,
  day: Day,
  period: Period,
  knownOn: Day,
  move?: MovedDate,
): Due {
  const { id, name, unnamedPeriod, citations = [] } = duty;
  const relief = fact.reliefsFor(period.end, knownOn).findLast(({ until }) => until > day);
  const orders = [move, relief].filter((order) => order !== undefined);
  return {
    duty,
    day,
    ...(relief && { relief }),
    period,
    citations: [...orders, fact, ...citations].map((each) => lawFor(each, period.end)),
    title: unnamedPeriod ? name : `${name} for ${periodName(period)}`,
    key: `${id}-${period.end.slice(0, 7)}`,
  };
}

/** The source for a period, or today's source if the law of that time is unknown. */
function lawFor(law: Fact | Citation, end: Day): Citation {
  if (!(law instanceof Fact)) return law;
  const { source, place } = law.valueOn(end) ?? law.now;
  return { source, place };
}

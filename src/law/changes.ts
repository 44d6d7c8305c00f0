import { addMonths, type Day } from '@/lib/days';
import { startOf, type Fact } from './fact';
import type { Law, Source } from './source';

/* Recent and coming changes, taken from the facts, so that there is no second list to maintain. */

export interface Change extends Law {
  /** The day from which it applies; for a moved date, the day of the order. */
  day: Day;
  /** One plain sentence, without a day and a full stop. */
  text: string;
  /** The order, with its day, if it is not the cited place itself. */
  order?: string;
  /** It moved the date of a period, or took less for filing late: of no use to those who begin now. */
  ofPast?: true;
}

/** For how many months a change is shown. */
const TOLD_FOR_MONTHS = 12;

/** The changes of a fact that a site built on a given day shows: those of the twelve months before it, and future ones. */
export function changesOf(fact: Fact, builtOn: Day): Change[] {
  const values = fact.values.flatMap((value) => {
    const { change, order, ordered, source, place } = value;
    return change
      ? [{ day: ordered ?? startOf(value), text: change, source, place, ...(order && { order }) }]
      : [];
  });
  const orders = [
    ...fact.movedDates(builtOn),
    ...fact.reliefs.filter(({ ordered }) => ordered <= builtOn),
  ].map(({ ordered, change, source, place }) => ({
    day: ordered,
    text: change,
    source,
    place,
    ofPast: true as const,
  }));
  return [...values, ...orders].filter(({ day }) => day > addMonths(builtOn, -TOLD_FOR_MONTHS));
}

/** What a whole law changed on the day on which it began. */
export function changeOfSource(source: Source, builtOn: Day): Change[] {
  const { since, change } = source;
  return since && change && since > addMonths(builtOn, -TOLD_FOR_MONTHS)
    ? [{ day: since, text: change, source, place: '' }]
    : [];
}

/** Newest first, each sentence once. */
export function inOrder(changes: readonly Change[]): Change[] {
  const texts = new Set<string>();
  return changes
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .filter(({ text }) => !texts.has(text) && texts.add(text));
}

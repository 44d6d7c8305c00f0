import { addMonths, type Day } from '@/lib/days';
import { startOf, type Fact } from './fact';
import type { Citation, Source } from './source';

/* Recent and coming changes of the law. They come from the facts, so there is no second list to maintain. */

export interface Change extends Citation {
  /** The first day of the change. For a moved date, the day of the order. */
  day: Day;
  /** One plain sentence, without a day and a full stop. */
  text: string;
  /** The order with its day, if the cited place is not the order itself. */
  order?: string;
  /** The change is about a past period only (a moved date, a relief), so a new business doesn't need it. */
  ofPast?: true;
  /** The last day of the relief or the value, or the new due date. */
  until?: Day;
}

/** A change is shown for this many months. */
const SHOWN_FOR_MONTHS = 12;

/** The changes of a fact that a site built on a given day shows: coming changes, and changes of the last twelve months. */
export function changesOf(fact: Fact, builtOn: Day): Change[] {
  const values = fact.values.flatMap((value) => {
    const { change: text, order, ordered: day = startOf(value), until, source, place } = value;
    return text
      ? [{ day, text, source, place, ...(order && { order }), ...(until && { until }) }]
      : [];
  });
  const orders = [
    ...fact.movedDates(builtOn).map((moved) => ({ ...moved, until: moved.to })),
    ...fact.reliefs.filter(({ ordered }) => ordered <= builtOn),
  ].map(({ ordered, change, source, place, until }) => ({
    day: ordered,
    text: change,
    source,
    place,
    ofPast: true as const,
    until,
  }));
  return [...values, ...orders].filter(({ day }) => day > addMonths(builtOn, -SHOWN_FOR_MONTHS));
}

/** The change that a whole law makes on the day when it comes into force. */
export function changeOfSource(source: Source, builtOn: Day): Change[] {
  const { since, change } = source;
  return since && change && since > addMonths(builtOn, -SHOWN_FOR_MONTHS)
    ? [{ day: since, text: change, source, place: '' }]
    : [];
}

/** Sorts changes, the newest first, and keeps each sentence once. */
export function inOrder(changes: readonly Change[]): Change[] {
  const texts = new Set<string>();
  return changes
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .filter(({ text }) => !texts.has(text) && texts.add(text));
}

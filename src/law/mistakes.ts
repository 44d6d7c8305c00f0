import { addMonths, isDay } from '@/lib/days';
import { startOf, type DatedValue, type Fact } from './fact';
import { CHECKED } from './knowledge';
import { lawFacts, type LawExport } from './law-facts';

/** Mistakes in the facts, worded for the editor. Any mistake stops the build. */
export function lawMistakes(facts: readonly LawExport<Fact>[] = lawFacts()): string[] {
  const labels = facts.map(({ value }) => value.label);
  return facts.flatMap(({ name, value: fact }) =>
    [
      ...(labels.indexOf(fact.label) === labels.lastIndexOf(fact.label)
        ? []
        : ['another fact has the same label']),
      ...(/^[A-Z].{8,}[^.]$/.test(fact.label)
        ? []
        : ['its label needs a capital, some words, and no full stop']),
      ...mistakesOf(fact),
    ].map((mistake) => `${name} (${fact.label}): ${mistake}`),
  );
}

function mistakesOf(fact: Fact): string[] {
  const { values, moved, reliefs, checked, reviewBy } = fact;
  const days = [
    ...values.flatMap(({ from, until, ordered, lastSeen }) => [from, until, ordered, lastSeen]),
    ...moved.flatMap(({ period, to, ordered }) => [period, to, ordered]),
    ...reliefs.flatMap(({ period, from, until, ordered }) => [period, from, until, ordered]),
    checked,
    reviewBy,
  ].filter((day) => day !== undefined);
  const odd = days.filter((day) => !isDay(day));
  if (odd.length > 0) return odd.map((day) => `${day} is no day: write it as 2026-12-31`);
  const changes = [...values, ...moved, ...reliefs].flatMap(({ change }) => change ?? []);
  const rules: readonly (readonly [isKept: boolean, mistake: string])[] = [
    [changes.every(isPart), 'its change begins without a capital and ends without a full stop'],
    [!/^$|[{}]|[.;:,]$/.test(fact.words.trim()), `“${fact.words}” is no value as texts print it`],
    [inOrder(values.map(startOf)), 'its values begin on days of their own, the oldest first'],
    [new Set(values.map(({ is }) => is.unit.name)).size === 1, 'all its values have one unit'],
    [
      values.slice(0, -1).every(({ until }) => until === undefined),
      'only its last value may have an end',
    ],
    [
      values.every(({ from = '', until }) => until === undefined || until > from),
      'a value ends after it has begun',
    ],
    [
      values.every(({ from, until, lastSeen }) => wasSeenInTime(lastSeen, from, until)),
      'a value was seen to hold while it did',
    ],
    [
      values.every((value, index) => isTold(value, values[index - 1])),
      'what begins on a day of its own says in its change what changed',
    ],
    [
      differ(moved.map(({ period, ordered }) => `${period} ${ordered}`)),
      'one order moves a date once',
    ],
    [
      moved.every(({ period, to, ordered }) => to >= ordered && fact.valueOn(period) !== undefined),
      'a date is moved to a day after its order, of a period for which there is a date',
    ],
    [inOrder(reliefs.map(({ ordered }) => ordered)), 'reliefs stand in the order of their days'],
    [
      reliefs.every(
        ({ from, ordered, until, percent }) =>
          (from ?? ordered) <= until && percent >= 0 && percent < 100,
      ),
      'a relief ends after it has begun, and leaves less than the whole fee',
    ],
    [
      reviewBy === undefined || (reviewBy > checked && reviewBy <= addMonths(checked, 12)),
      'it is looked at again within 12 months after its check',
    ],
  ];
  return rules.flatMap(([isKept, mistake]) => (isKept ? [] : [mistake]));
}

/**
 * Whether a recent value has a sentence about its change, its own or that of its law. A new Act that repeats the old value
 * needs none.
 */
function isTold(value: DatedValue<unknown>, before: DatedValue<unknown> | undefined): boolean {
  const { from, change, source, is } = value;
  const isOld = from === undefined || from <= addMonths(CHECKED, -12);
  const isTwin = before && before.is.unit.print(before.is.value) === is.unit.print(is.value);
  return isOld || change !== undefined || source.since === from || isTwin === true;
}

/** It must fit inside a sentence: no capital first, no full stop. */
const isPart = (change: string) => /^[^A-Z].*[^.]$/.test(change);

const differ = (all: readonly unknown[]) => new Set(all).size === all.length;
const inOrder = (days: readonly string[]) => differ(days) && days.join() === days.toSorted().join();

const wasSeenInTime = (seen: string | undefined, from = '', until = '9999') =>
  seen === undefined || (seen <= until && (from === '' || from <= addMonths(seen, 1)));

import { addMonths, isDay } from '@/lib/days';
import { startOf, type DatedValue, type Fact } from './fact';
import { CHECKED } from './knowledge';
import { lawFacts, type LawExport } from './fact-marks';

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
  if (odd.length > 0) return odd.map((day) => `${day} is not a date: write it as 2026-12-31`);
  const changes = [...values, ...moved, ...reliefs].flatMap(({ change }) => change ?? []);
  const rules: readonly (readonly [isKept: boolean, mistake: string])[] = [
    [
      changes.every(fitsSentence),
      'the text of `change` has to start with a small letter and end without a full stop',
    ],
    [
      !/^$|[{}]|[.;:,]$/.test(fact.words.trim()),
      `“${fact.words}” is not a value that fits into a sentence`,
    ],
    [
      inOrder(values.map(startOf)),
      'each value needs its own first day, and the oldest value comes first',
    ],
    [new Set(values.map(({ is }) => is.unit.name)).size === 1, 'its values need the same unit'],
    [
      values.slice(0, -1).every(({ until }) => until === undefined),
      'only its last value may have a last day',
    ],
    [
      values.every(({ from = '', until }) => until === undefined || until > from),
      'the last day of a value has to be after its first day',
    ],
    [
      values.every(({ from, until, lastSeen }) => wasSeenWhileValid(lastSeen, from, until)),
      'lastSeen has to be a day on which the value applied',
    ],
    [
      values.every((value, index) => hasChangeSentence(value, values[index - 1])),
      'a new value needs a change: a sentence on what is different',
    ],
    [
      differ(moved.map(({ period, ordered }) => `${period} ${ordered}`)),
      'an order can move a date only once',
    ],
    [
      moved.every(({ period, to, ordered }) => to >= ordered && fact.valueOn(period) !== undefined),
      'a date cannot be moved to a day before its order, and needs a value for its period',
    ],
    [
      inOrder(reliefs.map(({ ordered }) => ordered)),
      'its reliefs have to be sorted by the days of their orders',
    ],
    [
      reliefs.every(
        ({ from, ordered, until, percent }) =>
          (from ?? ordered) <= until && percent >= 0 && percent < 100,
      ),
      'the last day of a relief has to be after its first day, and its percent below 100',
    ],
    [
      reviewBy === undefined || (reviewBy > checked && reviewBy <= addMonths(checked, 12)),
      'reviewBy has to be within 12 months after the last check',
    ],
  ];
  return rules.flatMap(([isKept, mistake]) => (isKept ? [] : [mistake]));
}

/** Whether a value has a sentence about its change. An old value, and the same value under a new Act, need no sentence. */
function hasChangeSentence(
  value: DatedValue<unknown>,
  before: DatedValue<unknown> | undefined,
): boolean {
  const { from, change, source, is } = value;
  const isOld = from === undefined || from <= addMonths(CHECKED, -12);
  const isSameValue = before && before.is.unit.print(before.is.value) === is.unit.print(is.value);
  return isOld || change !== undefined || source.since === from || isSameValue === true;
}

/** A change must fit inside a sentence: no capital letter at the start, no full stop at the end. */
const fitsSentence = (change: string) => /^[^A-Z].*[^.]$/.test(change);

const differ = (all: readonly unknown[]) => new Set(all).size === all.length;
const inOrder = (days: readonly string[]) => differ(days) && days.join() === days.toSorted().join();

const wasSeenWhileValid = (seen: string | undefined, from = '', until = '9999') =>
  seen === undefined || (seen <= until && (from === '' || from <= addMonths(seen, 1)));

import { expect, test } from 'vitest';
import { startOf, type DatedValue, type Fact } from '@/law/fact';
import { profiles } from '@/law/due-dates/profiles';
import type { Duty } from '@/law/due-dates/duty';
import { firstYears } from '@/law/first-year/timelines';
import { CHECKED } from '@/law/knowledge';
import { lawFacts, lawSources, type LawExport } from '@/law/law-facts';
import type { Law } from '@/law/source';
import { addMonths, isDay } from '@/lib/days';
import { isOfficial, needsPlace } from '../support/law';

test('each source has an id and a title of its own, and an official address', () => {
  const sources = [...new Set(lawSources().map(({ value }) => value))];
  expect(repeated(sources.map(({ id }) => id))).toEqual([]);
  expect(repeated(sources.map(({ title }) => title))).toEqual([]);
  const odd = sources.filter(({ id, href }) => !/^[a-z0-9-]+$/.test(id) || !isOfficial(href));
  expect(odd).toEqual([]);
});

/** A rule for all facts. Those that break it are told by their names. */
function rule(name: string, isKept: (fact: Fact) => boolean) {
  test(name, () => {
    expect(
      lawFacts()
        .filter(({ value }) => !isKept(value))
        .map(nameOf),
    ).toEqual([]);
  });
}

const isEach = <T>(all: readonly T[], isKept: (one: T) => boolean) => all.every(isKept);
const differ = (all: readonly unknown[]) => new Set(all).size === all.length;
const inOrder = (days: readonly string[]) => differ(days) && days.join() === days.toSorted().join();

/** Without a capital at its head or a full stop, because sentences are made of it. */
const isPart = (change: string) => /^[^A-Z].*[^.]$/.test(change);

const exported = new Set(lawSources().map(({ value }) => value));
const isCited = ({ source, place }: Law) =>
  exported.has(source) && !(needsPlace(source) && place === '');

rule('each fact rests on an exported source, and names its section, rule or number', isCited);

test('each duty, first-year step and letter rests on an exported source, and names its section, rule or number', () => {
  const duties = Object.values(profiles).flatMap((profile): readonly Duty[] => profile.duties);
  const steps = Object.values(firstYears).flatMap((year) => [...year.steps, ...year.letters]);
  const law = [...duties, ...steps].flatMap((one): readonly Law[] => [
    ...('due' in one ? [one.due] : []),
    ...(one.law ?? []),
  ]);
  expect(law.filter((one) => !isCited(one))).toEqual([]);
});

test('each fact has a label of its own, in words without its value', () => {
  const labels = lawFacts().map(({ value }) => value.label);
  expect(repeated(labels)).toEqual([]);
  expect(labels.filter((label) => !/^[A-Z].{8,}[^.]$/.test(label))).toEqual([]);
});

rule(
  'each fact prints its value, without blanks or a stop at the end, then its citation',
  (fact) =>
    fact.words === fact.words.trim() &&
    !/^$|[{}]|[.;:,]$/.test(fact.words) &&
    String(fact) === `${fact.words}{${[fact.source.id, fact.place].filter(Boolean).join(' ')}}`,
);

rule(
  'the values of a fact are in order, of one unit, and only the last may end',
  ({ values }) =>
    inOrder(values.map(startOf)) &&
    new Set(values.map(({ is }) => is.unit.name)).size === 1 &&
    isEach(values.slice(0, -1), ({ until }) => until === undefined) &&
    isEach(values, ({ from, until }) => isEach([from ?? CHECKED, until ?? CHECKED], isDay)) &&
    isEach(values, ({ from = '', until }) => until === undefined || until > from),
);

rule(
  'no date is moved twice by one order, and none to a day that the order could not know',
  (fact) =>
    differ(fact.moved.map(({ period, ordered }) => `${period} ${ordered}`)) &&
    isEach(
      fact.moved,
      ({ period, to, ordered, change }) =>
        [period, to, ordered].every(isDay) &&
        to >= ordered &&
        fact.valueOn(period) !== undefined &&
        isPart(change),
    ),
);

rule(
  'a relief is of one order a day, begins before it ends, and takes less than the whole fee',
  (fact) =>
    inOrder(fact.reliefs.map(({ ordered }) => ordered)) &&
    isEach(
      fact.reliefs,
      ({ period, from, until, ordered, percent, change }) =>
        [ordered, until, from ?? until, period ?? until].every(isDay) &&
        (from ?? ordered) <= until &&
        percent >= 0 &&
        percent < 100 &&
        isPart(change),
    ),
);

test('no fact stands in two bodies of law', () => {
  const bound = lawFacts().filter(({ value }) => needsPlace(value.source));
  const facts = new Set(bound.map(({ value }) => `${value}`));
  const places = new Set(bound.map(({ body, value }) => `${value} in ${body}`));
  expect([...places].toSorted()).toHaveLength(facts.size);
});

rule(
  'each fact was checked on a day, and is looked at again within 12 months',
  (fact) =>
    isDay(fact.checked) &&
    (fact.reviewBy === undefined ||
      (isDay(fact.reviewBy) &&
        fact.reviewBy > fact.checked &&
        fact.reviewBy <= addMonths(fact.checked, 12))),
);

const nameOf = ({ name }: LawExport<Fact>) => name;
const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

test('what begins on a day of its own says in a sentence what changed, or its law does', () => {
  const silent = lawFacts().flatMap(({ name, value }) =>
    value.values
      .filter(
        ({ from, change, source }) =>
          from !== undefined &&
          from > addMonths(CHECKED, -12) &&
          change === undefined &&
          !isTwin(value.values, from) &&
          source.since !== from,
      )
      .map(({ from }) => `${name} from ${from}`),
  );
  expect(silent).toEqual([]);
});

rule('a value was last seen to hold on a day on which it applied', ({ values }) =>
  isEach(
    values,
    ({ lastSeen, from, until }) =>
      lastSeen === undefined ||
      (isDay(lastSeen) &&
        lastSeen <= (until ?? lastSeen) &&
        (from === undefined || from <= addMonths(lastSeen, 1))),
  ),
);

/** Whether a new Act says the same as the one before: the value is printed in the same way, and nothing changed. */
function isTwin(values: readonly DatedValue<unknown>[], from: string): boolean {
  const index = values.findIndex((value) => value.from === from);
  const [before, value] = [values[index - 1], values[index]];
  return (
    !!before &&
    !!value &&
    before.is.unit.print(before.is.value) === value.is.unit.print(value.is.value)
  );
}

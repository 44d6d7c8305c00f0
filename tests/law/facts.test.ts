import { expect, test } from 'vitest';
import { startOf, type DatedValue } from '@/law/fact';
import { CHECKED } from '@/law/knowledge';
import { addDays, addMonths, dayInIndia, isDay } from '@/lib/days';
import { isOfficial, lawFacts, lawSources, needsPlace } from '../support/law';
import { reviewDay } from '../../vite/ready';

const NOTICE_DAYS = 60;

test('each source has an id and a title of its own, over all files', () => {
  expect(repeated(lawSources, ({ value }) => value.id)).toEqual([]);
  expect(repeated(lawSources, ({ value }) => value.title)).toEqual([]);
  const odd = lawSources.filter(({ value }) => !/^[a-z0-9-]+$/.test(value.id));
  expect(odd.map(({ name, value }) => `${name}: id "${value.id}"`)).toEqual([]);
});

test('each source has an official address, https', () => {
  const others = lawSources.filter(({ value }) => !isOfficial(value.href));
  expect(others.map(({ name, value }) => `${name}: ${value.href}`)).toEqual([]);
});

test('each fact rests on an exported source', () => {
  const sources = new Set(lawSources.map(({ value }) => value));
  expect(lawFacts.filter(({ value }) => !sources.has(value.source)).map(nameOf)).toEqual([]);
});

test('each fact names its section, rule or number where its source has them', () => {
  const bare = lawFacts.filter(({ value }) => needsPlace(value.source) && value.place === '');
  expect(bare.map(nameOf)).toEqual([]);
});

test('each fact prints its value, then its citation', () => {
  for (const { name, value } of lawFacts) {
    expect(value.words, name).toBe(value.words.trim());
    expect(value.words, name).not.toMatch(/^$|\[\[|[.;:,]$/);
    expect(String(value), name).toBe(
      `${value.words}[[${[value.source.id, value.place].filter(Boolean).join(' ')}]]`,
    );
  }
});

test('the values of a fact are in order, of one unit, each by an order of its own', () => {
  for (const { name, value } of lawFacts) {
    const starts = value.values.map(startOf);
    expect(new Set(starts).size, name).toBe(starts.length);
    expect(starts, name).toEqual(starts.toSorted());
    expect(new Set(value.values.map(({ is }) => is.unit.name)).size, name).toBe(1);
    value.values.slice(0, -1).forEach(({ until }) => expect(until, name).toBeUndefined());
    for (const { from, until } of value.values) {
      expect(
        [from, until].every((day) => day === undefined || isDay(day)),
        name,
      ).toBe(true);
      if (until) expect(until > (from ?? ''), name).toBe(true);
    }
  }
});

test('no date is moved twice by one order, and none to a day that the order could not know', () => {
  for (const { name, value } of lawFacts) {
    const orders = value.moved.map(({ period, ordered }) => `${period} ${ordered}`);
    expect(new Set(orders).size, name).toBe(orders.length);
    for (const { period, to, ordered, change } of value.moved) {
      expect([period, to, ordered].every(isDay), name).toBe(true);
      expect(to >= ordered, name).toBe(true);
      expect(value.valueOn(period), name).toBeDefined();
      expect(change, name).toMatch(/^[^A-Z].*[^.]$/);
    }
  }
});

test('a relief is of one order a day, begins before it ends, and takes less than the whole fee', () => {
  for (const { name, value } of lawFacts) {
    const orders = value.reliefs.map(({ ordered }) => ordered);
    expect(orders, name).toEqual([...new Set(orders)].toSorted());
    for (const { period, from, until, ordered, percent, change } of value.reliefs) {
      expect([ordered, until, from ?? until, period ?? until].every(isDay), name).toBe(true);
      expect((from ?? ordered) <= until, name).toBe(true);
      expect(percent >= 0 && percent < 100, name).toBe(true);
      expect(change, name).toMatch(/^[^A-Z].*[^.]$/);
    }
  }
});

test('no fact stands in two files', () => {
  const files = new Map<string, Set<string>>();
  for (const { file, value } of lawFacts) {
    if (!needsPlace(value.source)) continue;
    const key = String(value);
    files.set(key, (files.get(key) ?? new Set()).add(file));
  }
  const twice = [...files].filter(([, where]) => where.size > 1);
  expect(twice.map(([key, where]) => `${key} in ${[...where].join(' and ')}`)).toEqual([]);
});

test('each fact was checked on a day that has been, and is looked at again within 12 months', () => {
  for (const { name, value } of lawFacts) {
    expect(isDay(value.checked), `${name}: checked ${value.checked}`).toBe(true);
    expect(value.checked <= dayInIndia(), `${name}: checked ${value.checked}`).toBe(true);
    if (value.reviewBy === undefined) continue;
    expect(isDay(value.reviewBy), `${name}: reviewBy ${value.reviewBy}`).toBe(true);
    expect(value.reviewBy > value.checked, `${name}: reviewBy ${value.reviewBy}`).toBe(true);
    expect(value.reviewBy <= addMonths(value.checked, 12), `${name}: reviewBy`).toBe(true);
  }
});

test('no fact is past its review', () => {
  const soon = addDays(dayInIndia(), NOTICE_DAYS);
  const due = lawFacts.filter(({ value }) => reviewDay(value) <= soon);
  const lines = due.map(
    ({ name, value }) =>
      `${reviewDay(value)}  ${name}: ${value.words} (${[value.source.title, value.place].filter(Boolean).join(', ')})`,
  );
  if (lines.length > 0) {
    // oxlint-disable-next-line no-console -- This list is what the check is for.
    console.info(`Facts of law to check again by ${soon}:\n${lines.sort().join('\n')}`);
  }
  const overdue = due.filter(({ value }) => reviewDay(value) < dayInIndia());
  expect(overdue.map(nameOf), 'check these against their sources, then set `checked`').toEqual([]);
});

function nameOf({ name }: { name: string }): string {
  return name;
}

/** Names of entries that share what `key` says although they are different objects. */
function repeated<T extends { name: string; value: object }>(
  entries: readonly T[],
  key: (entry: T) => string,
): string[] {
  const first = new Map<string, T>();
  return entries.flatMap((entry) => {
    const earlier = first.get(key(entry));
    first.set(key(entry), earlier ?? entry);
    return earlier && earlier.value !== entry.value
      ? [`${earlier.name} and ${entry.name}: ${key(entry)}`]
      : [];
  });
}

test('what begins on a day of its own says in a sentence what changed, or its law does', () => {
  const silent = lawFacts.flatMap(({ name, value }) =>
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

test('a value was last seen to hold on a day on which it applied, and that has been', () => {
  for (const { name, value } of lawFacts) {
    for (const { lastSeen, from, until } of value.values) {
      if (lastSeen === undefined) continue;
      expect(isDay(lastSeen) && lastSeen <= dayInIndia(), name).toBe(true);
      expect(lastSeen <= (until ?? lastSeen), name).toBe(true);
      expect(from === undefined || from <= addMonths(lastSeen, 1), name).toBe(true);
    }
  }
});

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

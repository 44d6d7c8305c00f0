import { editDistance } from '@/lib/edit-distance';
import { formatRupees } from '@/lib/money';
import { dueDateText, taxYearEnd } from './due-dates/due-date';
import { Fact, type MovedDate } from './fact';
import type { Source } from './source';
import type { DueRules } from './units';

/*
 * The build replaces a mark in a text by a fact's value. A mark has the folder of the fact's body of law, and the fact's name.
 *
 *   {gst.lateFee}                          "₹50 a day", with its citation
 *   {gst.lateFee uncited}                  the value without its citation
 *   {gst.lateFee figure}                   its figure alone: "₹50"
 *   {income-tax.lateReturnFee 2025-26}     the value, or the due date, for a tax year
 *   {licences.msmeLateInterestNow 2026-10-06}   the value on a day
 */
const MARK = /\{([a-z-]+\.\w+)(?: ([^}]*))?\}/g;

/** One export of a body of law: `{ body: 'gst', name: 'gst.limitForServices', … }`. */
export interface LawExport<T> {
  /** The folder of the body of law. */
  body: string;
  /** The name that texts use. */
  name: string;
  value: T;
}

const files = import.meta.glob<Record<string, unknown>>('./*/{facts,texts}.ts', { eager: true });

const exported: readonly LawExport<unknown>[] = Object.entries(files).flatMap(([path, module]) => {
  const [, body = ''] = path.split('/');
  return Object.entries(module).map(([name, value]) => ({ body, name: `${body}.${name}`, value }));
});

const factByName = new Map(lawFacts().map(({ name, value }) => [name, value]));
const sourcesById = new Map(lawSources().map(({ value }) => [value.id, value]));

/** The error for a mark that names no fact. The build adds the file and the place. */
export class UnknownMark extends Error {
  readonly mark: string;

  constructor(mark: string, like: string) {
    super(`{${mark}} names no fact, source or period. Nearest: {${like}}`);
    this.mark = mark;
  }
}

interface Filled<Texts> {
  texts: Texts;
  /** The facts that the texts name, in the order of the texts. */
  facts: readonly Fact[];
  /** The orders that moved the dates in these texts. */
  orders: readonly MovedDate[];
}

/**
 * Replaces the marks in texts by the values of facts. The texts may be in nested lists and records.
 *
 * @param words the values of other marks, keyed by the whole name, such as `owner.trademarkActs`
 * @throws UnknownMark
 */
export function withFacts<Texts>(
  texts: Texts,
  words: Readonly<Record<string, string>> = {},
): Filled<Texts> {
  const facts = new Set<Fact>();
  const orders = new Set<MovedDate>();
  return { texts: mapTexts(texts, filled) as Texts, facts: [...facts], orders: [...orders] };

  function filled(text: string): string {
    return text.replace(MARK, (_, name: string, how: string | undefined) => {
      const said = words[name];
      if (said !== undefined) return said;
      const fact = factNamed(name);
      facts.add(fact);
      if (how === undefined) return `${fact}`;
      if (how === 'uncited') return fact.words;
      if (how === 'figure') return figureOf(fact);
      const end = lastDay(how);
      if (!end) throw new UnknownMark(`${name} ${how}`, `${name} 2025-26`);
      const found = fact.for(end);
      if (found.known && found.moved) orders.add(found.moved);
      return isDue(fact) ? dueDateText(fact, end) : fact.textFor(end);
    });
  }
}

/** Finds a fact by the name that texts use. @throws UnknownMark */
export function factNamed(name: string): Fact {
  const fact = factByName.get(name);
  if (!fact) throw new UnknownMark(name, nearest(name, factByName.keys()));
  return fact;
}

/** The number of a fact: an amount in whole rupees, or a count. @throws Error if it isn't a number */
export function factNumber(name: string): number {
  const { value, now } = factNamed(name);
  if (typeof value !== 'number') throw new Error(`{${name}} is not a number`);
  return isMoney(now.is.unit) ? value / 100 : value;
}

function figureOf({ value, now }: Fact): string {
  const isAmount = typeof value === 'number' && isMoney(now.is.unit);
  return isAmount ? formatRupees(value) : String(value);
}

const isMoney = ({ name }: { name: string }) => name.startsWith('rupees');

/** Finds a source by the id with which texts cite it. @throws UnknownMark */
export function sourceOf(id: string): Source {
  const source = sourcesById.get(id);
  if (!source) throw new UnknownMark(id, nearest(id, sourcesById.keys()));
  return source;
}

/** The last day of a tax year ("2025-26"). A day ("2026-10-06") is returned unchanged. */
function lastDay(period: string): string | undefined {
  if (/^\d{4}-\d\d$/.test(period)) return taxYearEnd(Number(period.slice(0, 4)));
  return /^\d{4}-\d\d-\d\d$/.test(period) ? period : undefined;
}

const isDue = (fact: Fact): fact is Fact<DueRules> => Array.isArray(fact.value);

/** Facts and other class instances are returned unchanged. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]),
  );
}

function nearest(name: string, names: Iterable<string>): string {
  const [best = ''] = [...names].toSorted(
    (one, other) => editDistance(name, one) - editDistance(name, other),
  );
  return best;
}

/** Every fact of law once. A fact without an export of its own has the name of its table. */
export function lawFacts(): readonly LawExport<Fact>[] {
  const inTables = exported.flatMap((entry) =>
    inBands(entry.value).map((value) => ({ ...entry, value })),
  );
  const facts = [...exported, ...inTables].filter(
    (entry): entry is LawExport<Fact> => entry.value instanceof Fact,
  );
  const values = facts.map(({ value }) => value);
  return facts.filter(({ value }, index) => values.indexOf(value) === index);
}

/** Every source that a statement of law may cite. */
export function lawSources(): readonly LawExport<Source>[] {
  return exported.filter((entry): entry is LawExport<Source> => isSource(entry.value));
}

/** The values in the bands of a table; empty if it isn't a table. */
function inBands(table: unknown): unknown[] {
  const bands: unknown[] = Array.isArray(table) ? table : [];
  return bands.flatMap((band) => (isRecord(band) ? Object.values(band) : []));
}

function isSource(value: unknown): boolean {
  return isRecord(value) && 'id' in value && 'href' in value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { buildDay } from '@/lib/build-day';
import type { Day } from '@/lib/days';
import { CHECKED } from './knowledge';
import { citationMark } from './marks';
import type { Source } from './source';
import { timesTheFee, type Quantity } from './units';

/*
 * A fact of law is a series of dated values, like the parameters of OpenFisca: each value has the day from which it applies,
 * its unit, and its source. `on` returns the value on a day, `for` the value for a period. A text that names a fact,
 * `{gst.limitForServices}`, gets the value on the day of the build, with its citation.
 */

/** The first day of a value if nobody looked up the actual day. It is the start of the oldest year that pages refer to. */
export const LONG_BEFORE: Day = '2025-04-01';

interface Provenance {
  source: Source;
  /** Section, rule or number within the source. */
  place: string;
  /** The order that introduced the value: "G.S.R. 880(E) of 1 December 2025". Missing if `place` is that order. */
  order?: string;
  /** If the value applies to a period before its order: the day of the order, or the day on which the order came into force. */
  ordered?: Day;
  /** The change, as one plain sentence without a full stop or a day. */
  change?: string;
  /** The day of the last check against the source, if that is not `CHECKED`. */
  checked?: Day;
  /** The day of the newest copy of the source that has the value, like OpenFisca's `last_value_still_valid_on`. */
  lastSeen?: Day;
}

/** A value that applies from a day until the day before the next value, or until its own last day. */
export interface DatedValue<T> extends Provenance {
  is: Quantity<T>;
  /** If missing: the day on which its source came into force, or `LONG_BEFORE`. */
  from?: Day;
  /** Its last day, if no value follows. */
  until?: Day;
}

/** The due date of one period, moved by a notification. */
export interface MovedDate extends Provenance {
  /** The last day of the period. */
  period: Day;
  to: Day;
  /** The day of the order. */
  ordered: Day;
  change: string;
}

/** An order that reduces the additional fee of late filing for a time. The due date stays the same. */
export interface Relief extends Provenance {
  /** The last day of the period that the relief covers. If missing, the relief covers every period. */
  period?: Day;
  /** The first day of filing that the relief covers. If missing, it is the day of the order. */
  from?: Day;
  /** The last day of filing that the relief covers. Later filings pay the whole additional fee, counted from the due date. */
  until: Day;
  /** The part of the additional fee that still has to be paid, in percent. */
  percent: number;
  /** The day of the order. */
  ordered: Day;
  change: string;
}

/** The day that decides which value applies. */
export type ReferenceDay =
  | 'the day itself'
  | 'the period'
  | 'the due day'
  | 'the day of filing'
  | 'the day of the event';

interface Options {
  /** Default: the period for a due date, the day itself for everything else. */
  referenceDay?: ReferenceDay;
  /** The day by which the fact must be checked again, if that is less than 12 months after the last check. */
  reviewBy?: Day;
  /** Notifications moved this due date in past years. Pages say so beside the date. */
  mayBeExtended?: boolean;
  moved?: readonly MovedDate[];
  /** For a due date: the reliefs of its form, oldest order first. */
  reliefs?: readonly Relief[];
}

/** A source and the place in it; a portal needs no place. */
type At = readonly [source: Source, place?: string];

/** A value as it is written in a fact. */
type Stated<T> = Omit<DatedValue<T>, 'source' | 'place'> & { at: At };

/** Several values, each with its own place or with the fact's place. */
type Series<T> =
  | { values: readonly Stated<T>[] }
  | { at: At; from?: Day; values: readonly (Omit<Stated<T>, 'at'> & { at?: At })[] };

export interface Known<T> {
  known: true;
  value: T;
  /** The value as text: "₹20 lakh". */
  words: string;
  source: Source;
  place: string;
  from: Day;
  /** For a period: the order that moved its date. */
  moved?: MovedDate;
}

export interface Unknown {
  known: false;
  /** The first day for which we know the law. Undefined if the law has ended. */
  from?: Day;
}

export type LawAnswer<T> = Known<T> | Unknown;

/** A rule of law with its source. */
export class Fact<T = unknown> {
  /** A name in plain words, without the value: "Late fee of GSTR-4". */
  readonly label: string;
  /** Oldest first. */
  readonly values: readonly DatedValue<T>[];
  private readonly options: Options;

  constructor(label: string, values: readonly DatedValue<T>[], options: Options) {
    this.label = label;
    this.values = values;
    this.options = options;
  }

  /** The value that applies on a day. */
  on(day: Day): LawAnswer<T> {
    const value = this.valueOn(day);
    if (value) return answer(value);
    const next = this.values.find((candidate) => startOf(candidate) > day);
    return unknownUntil(next && startOf(next));
  }

  /**
   * The value for the period that ends on a day. If a notification moved the date of that period, the answer includes it.
   *
   * @param knownOn the day of the question: later orders are ignored
   */
  for(end: Day, knownOn: Day = buildDay): LawAnswer<T> {
    const found = this.on(end);
    const moved = this.movedDates(knownOn).find(({ period }) => period === end);
    return found.known && moved ? { ...found, moved } : found;
  }

  /** The entry that applies on a day. */
  valueOn(day: Day): DatedValue<T> | undefined {
    const value = this.values.findLast((candidate) => startOf(candidate) <= day);
    return value && (!value.until || day <= value.until) ? value : undefined;
  }

  /** The dates moved by orders up to a day. If a date was moved several times, only the last order counts. */
  movedDates(knownOn: Day): readonly MovedDate[] {
    const known = this.moved.filter(({ ordered }) => ordered <= knownOn);
    return known.filter(
      ({ period }, index) => known.findLastIndex((later) => later.period === period) === index,
    );
  }

  /** The reliefs for a period, from orders up to the day `knownOn`, oldest first. */
  reliefsFor(period: Day, knownOn: Day = buildDay): readonly Relief[] {
    return this.reliefs.filter(
      (relief) => relief.ordered <= knownOn && (relief.period ?? period) === period,
    );
  }

  /** The value on the day of the build. If none applies yet, the first value. If the last value has ended, the last one. */
  get now(): DatedValue<T> {
    const { values } = this;
    const value = values.findLast((candidate) => startOf(candidate) <= buildDay) ?? values[0];
    if (!value) throw new Error('A fact needs at least one value');
    return value;
  }

  get value(): T {
    return this.now.is.value;
  }

  get words(): string {
    return printed(this.now);
  }

  get source(): Source {
    return this.now.source;
  }

  get place(): string {
    return this.now.place;
  }

  get checked(): Day {
    return this.now.checked ?? CHECKED;
  }

  get lastSeen(): Day | undefined {
    return this.now.lastSeen;
  }

  get referenceDay(): ReferenceDay {
    return (
      this.options.referenceDay ?? (Array.isArray(this.value) ? 'the period' : 'the day itself')
    );
  }

  get reviewBy(): Day | undefined {
    return this.options.reviewBy;
  }

  get mayBeExtended(): boolean {
    return this.options.mayBeExtended ?? false;
  }

  get moved(): readonly MovedDate[] {
    return this.options.moved ?? [];
  }

  get reliefs(): readonly Relief[] {
    return this.options.reliefs ?? [];
  }

  /** The value for a period as a text prints it, with its citation. */
  textFor(end: Day): string {
    const found = this.for(end);
    return found.known ? found.words + citationMark(found.source, found.place) : 'not known';
  }

  toString(): string {
    return this.words + citationMark(this.source, this.place);
  }

  /** Texts that the build has filled in need only the sources of their facts, so JSON has only these. */
  toJSON() {
    return { source: this.source, place: this.place };
  }
}

/**
 * Defines a fact with one value, or with its past and future values, oldest first.
 *
 * @param label a unique name in plain words
 */
/* @__NO_SIDE_EFFECTS__ */
export function fact<T>(label: string, stated: Options & (Stated<T> | Series<T>)): Fact<T> {
  const values = 'values' in stated ? seriesOf(stated) : [stated];
  return new Fact(label, values.map(datedValue), stated);
}

function seriesOf<T>(stated: Series<T>): readonly Stated<T>[] {
  if (!('at' in stated)) return stated.values;
  const { at, from } = stated;
  return stated.values.map((value) => ({ at, ...(from && { from }), ...value }));
}

function datedValue<T>({ at: [source, place = ''], ...value }: Stated<T>): DatedValue<T> {
  return { ...value, source, place };
}

/** The day from which a value applies. */
export function startOf({ from, source }: Pick<DatedValue<unknown>, 'from' | 'source'>): Day {
  return from ?? source.since ?? LONG_BEFORE;
}

function printed<T>({ is }: DatedValue<T>): string {
  return is.unit.print(is.value);
}

function answer<T>(dated: DatedValue<T>): Known<T> {
  const { source, place } = dated;
  return {
    known: true,
    value: dated.is.value,
    words: printed(dated),
    source,
    place,
    from: startOf(dated),
  };
}

type Answers<F extends Readonly<Record<string, Fact>>> = {
  [Name in keyof F]: F[Name] extends Fact<infer T> ? Known<T> : never;
};

/** Several facts on one day: all of them, or the first day on which all are known. */
export function lawOn<F extends Readonly<Record<string, Fact>>>(
  facts: F,
  day: Day,
): { known: true; law: Answers<F> } | Unknown {
  const answers = Object.entries(facts).map(([name, one]) => [name, one.on(day)] as const);
  const unknown = answers.flatMap(([, one]) => (one.known ? [] : [one.from]));
  if (unknown.length === 0) {
    // All entries are known here, but TypeScript can't tell.
    return { known: true, law: Object.fromEntries(answers) as Answers<F> };
  }
  const from = unknown.includes(undefined)
    ? undefined
    : unknown.reduce((last, next) => (String(next) > String(last) ? next : last));
  return unknownUntil(from);
}

function unknownUntil(from?: Day): Unknown {
  return { known: false, ...(from && { from }) };
}

/** A table of law in ascending order: each fact, with the number (whole paise, or days late) from which it applies. */
export type Bands<T> = readonly { from: number; fact: Fact<T> }[];

/** Defines a table of additional fees: multiples of the normal fee, by days late. */
/* @__NO_SIDE_EFFECTS__ */
export function lateFeeTable(
  label: string,
  {
    times,
    ...stated
  }: Options & Omit<Stated<number>, 'is'> & { times: Readonly<Record<number, number>> },
): Bands<number> {
  return Object.entries(times).map(([from, number]) => ({
    from: Number(from),
    fact: fact(`${label}, from day ${from}`, { ...stated, is: timesTheFee(number) }),
  }));
}

/**
 * The fact that applies to a number of days or paise.
 *
 * @throws Error if the number is below the first band: then the calling code has a bug
 */
export function factAt<T>(bands: Bands<T>, number: number): Fact<T> {
  const band = bands.findLast(({ from }) => from <= number);
  if (!band) throw new Error(`No band for ${number}`);
  return band.fact;
}

/** A table on a given day. All its facts must have begun on the same day. */
export function tableOn<T>(
  bands: Bands<T>,
  day: Day,
): { known: true; at: (number: number) => Known<T> } | Unknown {
  const known: { from: number; answer: Known<T> }[] = [];
  for (const { from, fact: one } of bands) {
    const found = one.on(day);
    if (!found.known) return found;
    known.push({ from, answer: found });
  }
  return {
    known: true,
    at(number) {
      const band = known.findLast(({ from }) => from <= number);
      if (!band) throw new Error(`No band for ${number}`);
      return band.answer;
    },
  };
}

/** An official text or site that statements rest on. */
export interface Source {
  /** By which texts cite it: `[[cgst-act section 22]]`. */
  id: string;
  /** Act, rules, notification or portal, with its year. */
  title: string;
  /** An official address, https. */
  href: string;
}

/**
 * A number, form, date or limit of law that pages share. It stands once, with where it comes from and when that was
 * checked, and prints itself with its citation: `${gstLimitForServices}` in a text.
 */
export interface Fact {
  /** As it is printed, such as "₹20 lakh". */
  value: string;
  source: Source;
  /** Section, rule or notification number within the source. */
  place: string;
  /** ISO date of the last check against the source. */
  checked: string;
  /** ISO date by which to look again, where that is sooner than 12 months after the check. */
  reviewBy?: string;
  /** The number in it, where sums are worked out from it. */
  measure?: Measure;
  /** A date that boards and ministries have moved by notification in past years, so that it is said beside the date. */
  mayBeExtended?: boolean;
  toString: () => string;
}

export interface Measure {
  /** `percent` alone is of a whole; `times` is of another fee. */
  unit:
    | 'rupees'
    | 'rupees a day'
    | 'percent'
    | 'percent a month'
    | 'percent a year'
    | 'days'
    | 'months'
    | 'years'
    | 'times';
  /** Whole paise where the unit is of rupees. */
  number: number;
}

/** Where a statement of law comes from. */
export type Law = Pick<Fact, 'source' | 'place'>;

/** The day on which the fact sheets behind these pages were last reviewed. */
export const CHECKED = '2026-11-20';

/** States a fact of law; see `Fact`. The annotation lets a page's chunk leave out the facts that it does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function fact(
  value: string,
  source: Source,
  place: string,
  options: Partial<Pick<Fact, 'checked' | 'reviewBy' | 'mayBeExtended' | 'measure'>> = {},
): Fact {
  return {
    value,
    source,
    place,
    checked: CHECKED,
    ...options,
    toString: () => value + citation(source, place),
  };
}

/** An amount as the measure of a fact: `{ measure: rupees(4500) }`. @param whole rupees */
/* @__NO_SIDE_EFFECTS__ */
export function rupees(whole: number, per?: 'a day'): Measure {
  return { unit: per ? 'rupees a day' : 'rupees', number: whole * 100 };
}

/**
 * The paise of an amount, or an amount a day.
 *
 * @throws Error for another fact, a mistake in the content that the tests find
 */
export function paiseOf(amount: Fact): number {
  return numberOf(amount, amount.measure?.unit === 'rupees a day' ? 'rupees a day' : 'rupees');
}

/**
 * The number of a fact in its unit.
 *
 * @throws Error where it has none, a mistake in the content that the tests find
 */
export function numberOf({ value, measure }: Fact, unit: Measure['unit']): number {
  if (measure?.unit !== unit) throw new Error(`“${value}” has no number in ${unit}`);
  return measure.number;
}

/** A table of law: the facts by the number (whole paise, or days late) from which each of them applies, least first. */
export type Bands = readonly { from: number; fact: Fact }[];

/**
 * The fact that applies at a number.
 *
 * @throws Error below the first band, a mistake in the code that the tests find
 */
export function factAt(bands: Bands, number: number): Fact {
  const band = bands.findLast(({ from }) => from <= number);
  if (!band) throw new Error(`No band begins at ${number} or below`);
  return band.fact;
}

/** A citation as texts carry it; the page turns it into a number that leads to its sources. */
export function citation(source: Source, place: string): string {
  return `[[${source.id}${place ? ` ${place}` : ''}]]`;
}

/**
 * What statements rest on, for texts that stand apart from a page's numbered list: each source once, in the order in
 * which it comes, with the places within it ("section 92, section 403").
 */
export function sourcesOf(law: readonly Law[]): { title: string; href: string; places: string }[] {
  // By id: texts that were worked out at build hold copies of a source.
  const named = new Map<string, { source: Source; places: string[] }>();
  for (const { source, place } of law) {
    const places = named.get(source.id)?.places ?? [];
    const isKnown = place === '' || places.includes(place);
    named.set(source.id, { source, places: isKnown ? places : [...places, place] });
  }
  return [...named.values()].map(({ source: { title, href }, places }) => ({
    title,
    href,
    places: places.join(', '),
  }));
}

import type { Day } from '@/lib/days';
import type { AreaOfLaw } from './knowledge';

/** An official text or site that statements cite. */
export interface Source {
  /** The id with which texts cite it: `{cgst-act section 22}`. */
  id: string;
  /** The area of law whose orders can change this source. `knowledge.ts` has the day up to which we know these orders. */
  area: AreaOfLaw;
  /** Act, rules, notification or portal, with its year. */
  title: string;
  /** An official address, https. */
  href: string;
  /** The day it came into force. Set only if pages also describe the older law. */
  since?: Day;
  /** What this law changed, in one sentence. Set only for a law that makes a single change. */
  change?: string;
}

/** Defines a source with the id that texts use to cite it. */
/* @__NO_SIDE_EFFECTS__ */
export function citable(id: string, title: string, rest: Omit<Source, 'id' | 'title'>): Source {
  return { id, title, ...rest };
}

/** The source of a statement of law, and the place in it. */
export interface Citation {
  source: Source;
  /** Section, rule or notification number within the source. */
  place: string;
  /** The day on which a letter from an office (`notices.ts`) was compared with this place. */
  checked?: Day;
}

/**
 * Lists each cited source once, in order of first citation, with the places in it ("sections 92 and 403"). For texts
 * without numbered sources, such as messages.
 */
export function sourcesOf(
  law: readonly Citation[],
): { title: string; href: string; places: string }[] {
  // Grouped by id, not by object: texts made at build time hold copies of a source.
  const named = new Map<string, { source: Source; places: string[] }>();
  for (const { source, place } of law) {
    const places = named.get(source.id)?.places ?? [];
    const isKnown = place === '' || places.includes(place);
    named.set(source.id, { source, places: isKnown ? places : [...places, place] });
  }
  return [...named.values()].map(({ source: { title, href }, places }) => ({
    title,
    href,
    places: joinSections(places).join(', '),
  }));
}

/** The sources in plain text: "Companies Act, 2013: sections 137 and 403; Finance Act, 2026". Empty if there are none. */
export function sourcesInWords(law: readonly Citation[]): string {
  return sourcesOf(law)
    .map(({ title, places }) => (places ? `${title}: ${places}` : title))
    .join('; ');
}

/** Joins single sections in one phrase: "sections 92, 137 and 403". */
function joinSections(places: readonly string[]): string[] {
  const numbers = places.flatMap((place) => /^section (\S+)$/.exec(place)?.[1] ?? []);
  if (numbers.length < 2) return [...places];
  const others = places.filter((place) => !/^section \S+$/.test(place));
  return [`sections ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`, ...others];
}

import type { Day } from '@/lib/days';

/** An official text or site that statements rest on. */
export interface Source {
  /** By which texts cite it: `[[cgst-act section 22]]`. */
  id: string;
  /** Act, rules, notification or portal, with its year. */
  title: string;
  /** An official address, https. */
  href: string;
  /** Its first day, where the pages speak of what was before. */
  since?: Day;
  /** What it changed for people, in one sentence, where that is all of it. */
  change?: string;
}

/** Where a statement of law comes from. */
export interface Law {
  source: Source;
  /** Section, rule or notification number within the source. */
  place: string;
}

/** The day on which the fact sheets behind these pages were last reviewed. */
export const CHECKED = '2026-11-20';

/** A citation as texts carry it; the page turns it into a number that leads to its sources. */
export function citation(source: Source, place: string): string {
  return `[[${source.id}${place ? ` ${place}` : ''}]]`;
}

/**
 * What statements rest on, for texts that stand apart from a page's numbered list: each source once, in the order in
 * which it comes, with the places within it ("sections 92 and 403").
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
    places: together(places).join(', '),
  }));
}

/** Single sections in one phrase: "sections 92, 137 and 403". */
function together(places: readonly string[]): string[] {
  const numbers = places.flatMap((place) => /^section (\S+)$/.exec(place)?.[1] ?? []);
  if (numbers.length < 2) return [...places];
  const others = places.filter((place) => !/^section \S+$/.test(place));
  return [`sections ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`, ...others];
}

import { withoutTermMarks } from './term-marks';

/** A stretch of text, or the number of a source that stands after it. */
export type CitedPart = { text: string } | { source: number };

const MARKER = /\s*\[\[([a-z0-9-]+)(?: ([^\]]*))?\]\]/g;

/**
 * Splits a text at its citations (`[[cgst-act section 22]]`).
 *
 * @param numberOf the number of a source in the page's list; undefined for one that is not in it, which prints nothing
 * @returns text and numbers in reading order; of one source's several citations in the text the last one stands
 */
export function splitCitations(
  text: string,
  numberOf: (id: string) => number | undefined,
): CitedPart[] {
  const matches = [...text.matchAll(MARKER)];
  const lastOf = new Map(matches.map((match) => [match[1], match.index]));
  const parts: CitedPart[] = [];
  let from = 0;
  let unsaid = '';
  for (const match of matches) {
    unsaid += text.slice(from, match.index);
    from = match.index + match[0].length;
    const source = numberOf(match[1] ?? '');
    if (source === undefined || lastOf.get(match[1]) !== match.index) continue;
    if (unsaid) parts.push({ text: unsaid });
    unsaid = '';
    parts.push({ source });
  }
  unsaid += text.slice(from);
  if (unsaid) parts.push({ text: unsaid });
  return parts;
}

/** The text as it is read aloud or copied: without its citations, and without the marks of its terms. */
export function withoutCitations(text: string): string {
  return withoutTermMarks(text.replace(MARKER, ''));
}

/** The places cited within each source, by its id, in the order in which they are first cited anywhere in the record. */
export function citedPlaces(record: unknown): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const text of textsOf(record)) {
    for (const [, id = '', place] of text.matchAll(MARKER)) {
      const known = places.get(id) ?? [];
      if (place && !known.includes(place)) known.push(place);
      places.set(id, known);
    }
  }
  return places;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

import type { Source } from './source';

/*
 * The marks in texts, all in braces. Authors write the first two, the build adds the third:
 *
 *   {gst.lateFee}               a fact of law: its value with its citation (`fact-marks.ts`)
 *   {cgst-act section 22}       a citation: a source by its id, and the place in it
 *   {?LLP}, {?LLP|LLPs}         a term of the glossary, then its form in the text if that differs
 */

/** Either a text, or the numbers of the sources that the previous sentence cites. */
export type CitedPart = { text: string } | { sources: number[] };

const MARKER = /\s*\{([a-z0-9-]+)(?: ([^}]*))?\}/g;

/**
 * A full stop doesn't end a sentence after a single capital letter ("A.K. Balaji"), or before a word with a small first letter
 * ("“Regd.” with the number").
 */
const SENTENCE_END = /(?<!(?:^|[\s.(])[A-Z]\.)(?<=[.!?][’”")]?)(?=\s+(?![\p{Ll}\s]))/gu;

/** A citation as texts write it. The page turns it into a number with a link to its sources. */
export function citationMark(source: Source, place: string): string {
  return `{${[source.id, place].filter(Boolean).join(' ')}}`;
}

/**
 * Splits a text at its citations (`{cgst-act section 22}`). The numbers of the sources come at the end of the sentence, so that
 * none of them is next to another figure.
 *
 * @param sourceNumber the number of a source in the page's list; undefined prints no number
 * @returns texts and numbers in reading order; a text before numbers ends in a no-break space, so that no number starts a line
 */
export function splitCitations(
  text: string,
  sourceNumber: (id: string) => number | undefined,
): CitedPart[] {
  let cited: { number: number; at: number }[] = [];
  let plain = '';
  let from = 0;
  for (const { 0: marker, 1: id = '', index } of text.matchAll(MARKER)) {
    plain += text.slice(from, index);
    from = index + marker.length;
    const number = sourceNumber(id);
    if (number !== undefined) cited.push({ number, at: plain.length });
  }
  plain += text.slice(from);

  const parts: CitedPart[] = [];
  let begin = 0;
  const ends = [...plain.matchAll(SENTENCE_END)].map(({ index }) => index);
  for (const end of [...ends, plain.length]) {
    const numbers = cited.filter(({ at }) => at <= end).map(({ number }) => number);
    if (numbers.length === 0) continue;
    cited = cited.slice(numbers.length);
    parts.push({ text: `${plain.slice(begin, end)}\u00a0` });
    parts.push({ sources: [...new Set(numbers)].sort((one, other) => one - other) });
    begin = end;
  }
  const rest = plain.slice(begin);
  return rest === '' ? parts : [...parts, { text: rest }];
}

/** The text for reading aloud or copying, without citations and marks of terms. */
export function withoutCitations(text: string): string {
  return withoutTermMarks(text.replace(MARKER, ''));
}

/** The cited places of each source, by the source's id, in the order of the first citations. */
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

/** A marked term, with the characters that must stay on the same line. */
export interface MarkedTerm {
  /** As in the glossary: "LLP". */
  term: string;
  /** As in the text: "LLPs". */
  words: string;
  /** Brackets and other characters directly before the term. `after` has those after it. */
  before: string;
  after: string;
}

export type MarkedPart = { text: string } | MarkedTerm;

const TERM = /([^\s{}]*)\{\?([^|}]+)(?:\|([^}]+))?\}([^\s{}]*)/g;

/** The mark of a term: `{?LLP}`, or `{?LLP|LLPs}` if the text has another form of the term. */
export function termMark(term: string, words: string): string {
  return `{?${words === term ? term : `${term}|${words}`}}`;
}

/** Splits a text at its marked terms. */
export function splitTerms(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const match of text.matchAll(TERM)) {
    const [whole, before = '', term = '', words = term, after = ''] = match;
    parts.push({ text: text.slice(from, match.index) }, { term, words, before, after });
    from = match.index + whole.length;
  }
  parts.push({ text: text.slice(from) });
  return parts.filter((part) => !('text' in part) || part.text !== '');
}

function withoutTermMarks(text: string): string {
  return text.replace(/\{\?(?:[^|}]+\|)?([^}]+)\}/g, '$1');
}

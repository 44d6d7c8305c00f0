import { commonWords } from '@/content/search/words';
import { isWeak, termOf, wordsOf } from '@/content/search/terms';
import { editDistance } from '@/lib/edit-distance';

/** The possible terms of a typed word, each with a confidence from 0 to 1. Empty if the word is unknown. */
export type QueryTerm = ReadonlyMap<string, number>;

/** The confidence in a longer word with the typed prefix, and in a word with a typo. */
const prefixConfidence = 0.7;
const typoConfidence = 0.75;

/** The minimum letters of a prefix, and of a word with one or two typos. Shorter ones would match too many words. */
const MIN_PREFIX = 3;
const MIN_ONE_TYPO = 4;
const MIN_TWO_TYPOS = 8;

/** A name may be typed as at most this many words: "e way bill". */
const MAX_PARTS = 4;

/** If words are typed without spaces ("gstfiling"), each word has at least this many letters. */
const MIN_PART = 3;

/** Anything longer isn't a word, and is neither split nor corrected. */
const MAX_LETTERS = 30;

/** The terms of a word, or of a name without spaces ("pvtltd"). */
interface Entry {
  terms: readonly string[];
  /** The number of names with it; 0 for words that are only in sentences. */
  names: number;
}

/**
 * Collects the words of the index, and returns a function that reads a query as terms. It recognises split and joined names,
 * unfinished words, and words with a typo.
 */
export function queryReader(
  lines: readonly { words: readonly string[]; isName: boolean }[],
): (query: string) => QueryTerm[] {
  const words = new Map<string, Entry>();
  const names = new Map<string, Entry>();

  const inNames = new Map(commonWords.map((word) => [word, 0]));
  for (const { words: parts, isName } of lines) {
    for (const word of parts) inNames.set(word, (inNames.get(word) ?? 0) + (isName ? 1 : 0));
    if (isName && parts.length <= MAX_PARTS)
      names.set(joined(parts), { names: 1, terms: parts.map(termOf) });
  }
  for (const [word, count] of inNames) words.set(word, { names: count, terms: [termOf(word)] });

  /** The longest name of several words that starts at this word. */
  function nameAt(typed: readonly string[], start: number) {
    for (let length = Math.min(MAX_PARTS, typed.length - start); length > 1; length--) {
      const parts = typed.slice(start, start + length);
      const whole = joined(parts);
      const name = names.get(whole) ?? words.get(whole);
      // Words with a meaning of their own are better counted separately.
      const isApart = parts.some((word) => (words.get(word)?.names ?? 0) === 0 || isWeak(word));
      if (name && isApart) return { terms: name.terms, length };
    }
    return undefined;
  }

  function termsOf(word: string, isLast: boolean): QueryTerm[] {
    const known = words.get(word) ?? names.get(word) ?? words.get(termOf(word));
    // A word that is only in sentences may be the start of a word in a name.
    const completions = isLast && !known?.names ? completionsOf(word) : [];
    if (completions.length > 0)
      return [new Map(completions.map((longer) => [termOf(longer), prefixConfidence]))];
    const terms = known?.terms ?? splitIntoWords(word, words)?.map(termOf);
    if (terms) return terms.map((term) => new Map([[term, 1]]));
    const near = nearestTo(word, words);
    return [new Map(near ? [[termOf(near), typoConfidence]] : [])];
  }

  /** The longer words in names that begin with the typed letters. */
  function completionsOf(prefix: string): string[] {
    if (prefix.length < MIN_PREFIX) return [];
    return [...words]
      .filter(([word, { names: count }]) => count > 0 && word.startsWith(prefix) && !isWeak(word))
      .map(([word]) => word);
  }

  return (query) => {
    const typed = wordsOf(query);
    const terms: QueryTerm[] = [];
    for (let at = 0; at < typed.length;) {
      const name = nameAt(typed, at);
      if (name) terms.push(...name.terms.map((term) => new Map([[term, 1]])));
      else terms.push(...termsOf(typed[at] ?? '', at === typed.length - 1));
      at += name?.length ?? 1;
    }
    // "CGST, SGST and IGST" is one term.
    const keyOf = (term: QueryTerm) => [...term.keys()].join();
    return [...new Map(terms.map((term) => [keyOf(term), term])).values()];
  };
}

/** Words joined into one. Numbers of forms are written with and without leading zeros. */
function joined(words: readonly string[]): string {
  return words.join('').replace(/^([a-z]+)0+(?=\d)/, '$1');
}

/** Splits letters into known words, taking the longest first; undefined if some letters are left over. */
function splitIntoWords(run: string, words: ReadonlyMap<string, Entry>): string[] | undefined {
  if (run.length > MAX_LETTERS) return undefined;
  for (let length = run.length - MIN_PART; length >= MIN_PART; length--) {
    const first = run.slice(0, length);
    const rest = run.slice(length);
    const word = words.get(first);
    if (!word || (word.names === 0 && !isWeak(first))) continue;
    const others = words.has(rest) ? [rest] : splitIntoWords(rest, words);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** The known word with the fewest typos. If there are several, the word in the most names. Skips codes and short words. */
function nearestTo(typed: string, words: ReadonlyMap<string, Entry>): string | undefined {
  const { length } = typed;
  if (length < MIN_ONE_TYPO || length > MAX_LETTERS || /\d/.test(typed)) return undefined;
  let most = length >= MIN_TWO_TYPOS ? 2 : 1;
  let nearest: { word: string; names: number } | undefined;
  for (const [word, { names }] of words) {
    if (Math.abs(word.length - length) > most || word.length < MIN_PART || /\d/.test(word))
      continue;
    const typos = editDistance(typed, word, most);
    if (typos > most || (nearest && typos === most && names <= nearest.names)) continue;
    most = typos;
    nearest = { word, names };
  }
  return nearest?.word;
}

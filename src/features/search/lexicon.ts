import SearchableMap from 'minisearch/SearchableMap';
import { commonWords } from './vocabulary';
import { isFiller, termOf, wordsOf } from './words';

/** The terms that a typed word may mean, and how sure each is, from 0 to 1. Empty if the word is unknown. */
export type Unit = ReadonlyMap<string, number>;

/** How sure a reading is if it changes the typed word. */
const SURE = { beginning: 0.7, beginningOfKnown: 0.35, oneTypo: 0.8, twoTypos: 0.65 };

/** From how many letters on a word may have one typo, or two; shorter words resemble too many others. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** A name may be split into at most this many words: "e way bill". */
const APART = 4;

/** In words typed without spaces, such as "gstfiling", each has at least this many letters. */
const PIECE = 3;

/** Anything with more letters is not a word, and is neither split nor corrected. */
const LONGEST = 30;

interface Word {
  /** In how many names it occurs; 0 for words that occur in sentences only. */
  names: number;
  terms: readonly string[];
}

interface Token {
  word: string;
  sure: number;
}

/**
 * Learns the words of the index. The function that it returns reads a query in terms of them: names split or joined, words
 * that are still being typed, and words with a typo.
 */
export function lexicon(
  lines: readonly { text: string; isName: boolean }[],
): (query: string) => Unit[] {
  const words = new SearchableMap<Word>();
  /** Whole names without spaces: `pvtltd`. */
  const names = new SearchableMap<Word>();

  const learn = (word: string, count: number) => {
    const before = words.get(word)?.names ?? 0;
    words.set(word, { names: before + count, terms: [termOf(word)] });
  };
  for (const word of commonWords) learn(word, 0);
  for (const { text, isName } of lines) {
    const parts = wordsOf(text);
    for (const word of parts) learn(word, isName ? 1 : 0);
    if (!isName || parts.length > APART) continue;
    names.set(joined(parts), { names: 1, terms: parts.map(termOf) });
  }

  /** The readings of the word itself, or if it has none, the nearest known word. */
  function spelled(word: string, isLast: boolean): Token {
    const isReadable =
      words.has(word) ||
      names.has(word) ||
      splitRun(word, words) ||
      beginnings(word, isLast).length > 0;
    if (isReadable) return { word, sure: 1 };
    const nearest = nearestTo(word, words) ?? nearestTo(word, names);
    if (!nearest) return { word, sure: 1 };
    return { word: nearest.word, sure: nearest.typos > 1 ? SURE.twoTypos : SURE.oneTypo };
  }

  /** The longest name that begins here and was typed as several words. */
  function nameAt(tokens: readonly Token[], start: number) {
    for (let length = Math.min(APART, tokens.length - start); length > 1; length--) {
      const parts = tokens.slice(start, start + length);
      const whole = joined(parts.map(({ word }) => word));
      const name = names.get(whole) ?? words.get(whole);
      // Words that mean something by themselves are better counted one by one.
      const isApart = parts.some(
        ({ word }) => (words.get(word)?.names ?? 0) === 0 || isFiller(word),
      );
      if (name && isApart) return { name, length };
    }
    return null;
  }

  function read({ word, sure }: Token, isLast: boolean): Unit[] {
    const exact = words.get(word) ?? names.get(word);
    const terms = exact?.terms ?? (splitRun(word, words) ?? []).map(termOf);
    const begun = beginnings(word, isLast);
    if (terms.length === 0) return [new Map(begun.map((term) => [term, SURE.beginning]))];
    const more = isLast ? begun.map((term) => [term, SURE.beginningOfKnown] as const) : [];
    return terms.map((term) => new Map([...more, [term, sure]]));
  }

  /** The terms of words in names that begin with the typed letters. */
  function beginnings(start: string, isLast: boolean): string[] {
    if (start.length < (isLast ? 2 : ONE_TYPO_FROM) || isFiller(start)) return [];
    return [...words.atPrefix(start)]
      .filter(([word, { names: count }]) => count > 0 && word !== start && !isFiller(word))
      .flatMap(([, { terms }]) => terms);
  }

  return (query) => {
    const typed = wordsOf(query);
    const tokens = typed.map((word, index) => spelled(word, index === typed.length - 1));
    const units: Unit[] = [];
    for (let index = 0; index < tokens.length;) {
      const apart = nameAt(tokens, index);
      const token = tokens[index];
      if (apart) units.push(...apart.name.terms.map((term) => new Map([[term, 1]])));
      else if (token) units.push(...read(token, index === tokens.length - 1));
      index += apart?.length ?? 1;
    }
    return units;
  };
}

/** Words joined into one. Numbers of forms are written with and without leading zeros. */
function joined(words: readonly string[]): string {
  return words.join('').replace(/^([a-z]+)0+(?=\d)/, '$1');
}

/** Splits letters into known words, taking the longest first; undefined if some letters are left over. */
function splitRun(run: string, words: SearchableMap<Word>): string[] | undefined {
  if (run.length > LONGEST) return undefined;
  for (let length = run.length - PIECE; length >= PIECE; length--) {
    const first = run.slice(0, length);
    const rest = run.slice(length);
    const word = words.get(first);
    if (!word || (word.names === 0 && !isFiller(first))) continue;
    const others = words.has(rest) ? [rest] : splitRun(rest, words);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** The known word with the fewest typos; of several, the one that occurs in most names. Codes are not corrected. */
function nearestTo(
  typed: string,
  words: SearchableMap<Word>,
): { word: string; typos: number } | undefined {
  if (typed.length < ONE_TYPO_FROM || typed.length > LONGEST || /\d/.test(typed)) return undefined;
  const most = typed.length >= TWO_TYPOS_FROM ? 2 : 1;
  const near = [typed, ...swapped(typed)].flatMap((variant) => {
    // Two swapped neighbours are one typo, though undoing them takes two edits.
    const before = variant === typed ? 0 : 1;
    return [...words.fuzzyGet(variant, most - before)].map(([word, [{ names }, typos]]) => ({
      word,
      typos: typos + before,
      names,
    }));
  });
  const likeness = ({ word, typos, names }: (typeof near)[number]) =>
    typos + (word.startsWith(typed.slice(0, 1)) ? 0 : 0.6) + (names > 0 ? 0 : 0.4) - names / 1000;
  return near
    .filter(({ word }) => word.length >= PIECE && !/\d/.test(word))
    .sort((a, b) => likeness(a) - likeness(b))[0];
}

/** All words that result from swapping two neighbouring letters. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

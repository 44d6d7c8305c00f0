import { commonWords } from '@/content/search/words';
import { isWeak, termOf, wordsOf } from '@/content/search/terms';
import { editDistance } from '@/lib/edit-distance';

/** The terms that a typed word may mean, with a confidence from 0 to 1 for each. Empty if the word is unknown. */
export type QueryTerm = ReadonlyMap<string, number>;

/** The confidence in a term that is not what was typed. */
const CONFIDENCE = { prefix: 0.7, prefixOfKnown: 0.35, oneTypo: 0.8, twoTypos: 0.65 };

/** The fewest letters of a word that may have one typo, or two; shorter words resemble too many others. */
const MIN_ONE_TYPO = 4;
const MIN_TWO_TYPOS = 8;

/** A name may be typed as at most this many words: "e way bill". */
const MAX_PARTS = 4;

/** In words typed without spaces, such as "gstfiling", each has at least this many letters. */
const MIN_PART = 3;

/** Anything with more letters is not a word, and is neither split nor corrected. */
const MAX_LETTERS = 30;

/** What a word, or a name without its spaces ("pvtltd"), stands for. */
interface Entry {
  terms: readonly string[];
  /** In how many names it occurs; 0 for words that occur in sentences only. */
  names: number;
}

interface Token {
  word: string;
  confidence: number;
}

/**
 * Learns the words of the index. The function that it returns reads a query in terms of them: names split or joined, words
 * that are still being typed, and words with a typo.
 */
export function queryReader(
  lines: readonly { words: readonly string[]; isName: boolean }[],
): (query: string) => QueryTerm[] {
  const words = new Map<string, Entry>();
  const names = new Map<string, Entry>();

  const inNames = new Map(commonWords.map((word) => [word, 0]));
  for (const { words: parts, isName } of lines) {
    for (const word of parts) inNames.set(word, (inNames.get(word) ?? 0) + (isName ? 1 : 0));
    if (!isName || parts.length > MAX_PARTS) continue;
    names.set(joined(parts), { names: 1, terms: parts.map(termOf) });
  }
  for (const [word, count] of inNames) words.set(word, { names: count, terms: [termOf(word)] });
  const completions = [...words].filter(([word, { names: count }]) => count > 0 && !isWeak(word));

  /** The token itself if it can be read, or else the nearest known word. */
  function corrected(word: string, isLast: boolean): Token {
    const asTyped = { word, confidence: 1 };
    if (readingsOf(asTyped, isLast).some(({ size }) => size > 0)) return asTyped;
    if (!canBeCorrected(word)) return asTyped;
    const nearest = nearestTo(word, words) ?? nearestTo(word, names);
    if (!nearest) return asTyped;
    const { oneTypo, twoTypos } = CONFIDENCE;
    return { word: nearest.word, confidence: nearest.typos > 1 ? twoTypos : oneTypo };
  }

  /** The longest name of several words that starts at this token. */
  function nameAt(tokens: readonly Token[], start: number) {
    for (let length = Math.min(MAX_PARTS, tokens.length - start); length > 1; length--) {
      const parts = tokens.slice(start, start + length);
      const whole = joined(parts.map(({ word }) => word));
      const name = names.get(whole) ?? words.get(whole);
      // Words that mean something by themselves are better counted one by one.
      const isApart = parts.some(({ word }) => (words.get(word)?.names ?? 0) === 0 || isWeak(word));
      if (name && isApart) return { name, length };
    }
    return null;
  }

  function readingsOf({ word, confidence }: Token, isLast: boolean): QueryTerm[] {
    const exact = words.get(word) ?? names.get(word) ?? words.get(termOf(word));
    const terms = exact?.terms ?? (splitRun(word, words) ?? []).map(termOf);
    const longer = termsWithPrefix(word, isLast);
    if (terms.length === 0) return [new Map(longer.map((term) => [term, CONFIDENCE.prefix]))];
    const more = isLast ? longer.map((term) => [term, CONFIDENCE.prefixOfKnown] as const) : [];
    return terms.map((term) => new Map([...more, [term, confidence]]));
  }

  /** The terms of longer words in names that begin with the typed letters. */
  function termsWithPrefix(prefix: string, isLast: boolean): string[] {
    if (prefix.length < (isLast ? 3 : MIN_ONE_TYPO) || isWeak(prefix)) return [];
    return completions
      .filter(([word]) => word.startsWith(prefix) && word !== prefix)
      .flatMap(([, { terms }]) => terms);
  }

  /** "Section 143(1)" is 143(1), unless the index has a name for the section. */
  const withoutSection = (word: string) =>
    words.has(word) ? word : word.replace(/^sec(?:tion)?(?=\d)/, '');

  return (query) => {
    const typed = wordsOf(query).map(withoutSection);
    const tokens = typed.map((word, index) => corrected(word, index === typed.length - 1));
    const terms: QueryTerm[] = [];
    for (let index = 0; index < tokens.length;) {
      const apart = nameAt(tokens, index);
      const token = tokens[index];
      if (apart) terms.push(...apart.name.terms.map((term) => new Map([[term, 1]])));
      else if (token) terms.push(...readingsOf(token, index === tokens.length - 1));
      index += apart?.length ?? 1;
    }
    return terms;
  };
}

/** Words joined into one. Numbers of forms are written with and without leading zeros. */
function joined(words: readonly string[]): string {
  return words.join('').replace(/^([a-z]+)0+(?=\d)/, '$1');
}

/** Splits letters into known words, taking the longest first; undefined if some letters are left over. */
function splitRun(run: string, words: ReadonlyMap<string, Entry>): string[] | undefined {
  if (run.length > MAX_LETTERS) return undefined;
  for (let length = run.length - MIN_PART; length >= MIN_PART; length--) {
    const first = run.slice(0, length);
    const rest = run.slice(length);
    const word = words.get(first);
    if (!word || (word.names === 0 && !isWeak(first))) continue;
    const others = words.has(rest) ? [rest] : splitRun(rest, words);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** Codes, short words and what is too long for a word are not corrected. */
function canBeCorrected(word: string): boolean {
  return word.length >= MIN_ONE_TYPO && word.length <= MAX_LETTERS && !/\d/.test(word);
}

/** The known word with the fewest typos; of several, the one that occurs in most names. */
function nearestTo(
  typed: string,
  words: ReadonlyMap<string, Entry>,
): { word: string; typos: number } | undefined {
  const most = typed.length >= MIN_TWO_TYPOS ? 2 : 1;
  const near: { word: string; typos: number; distance: number }[] = [];
  for (const [word, { names }] of words) {
    if (Math.abs(word.length - typed.length) > most || word.length < MIN_PART) continue;
    if (!sharesStart(typed, word) || /\d/.test(word)) continue;
    const typos = editDistance(typed, word, most);
    const isStart = word.startsWith(typed.charAt(0));
    const distance = typos + (isStart ? 0 : 0.6) + (names > 0 ? 0 : 0.4) - names / 1000;
    if (typos <= most) near.push({ word, typos, distance });
  }
  return near.sort((a, b) => a.distance - b.distance)[0];
}

/** Whether one of the first two letters is where a slip may have moved it: most pairs are told apart by that alone. */
function sharesStart(one: string, other: string): boolean {
  return [one.charAt(0), one.charAt(1)].some((letter) => other.lastIndexOf(letter, 2) >= 0);
}

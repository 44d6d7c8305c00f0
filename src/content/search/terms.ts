import { canonical, weakWords } from '@/content/search/words';

/* Splits texts into words and normalises them. The index and the queries use the same functions, so that they match. */

/**
 * The words of a text, in lower case and without accents, apostrophes and dots. An abbreviation or the name of a form becomes
 * one word: "P.V.T." is `pvt`, "AOC-4" is `aoc4`, "REG-01" is `reg1`.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\u0300-\u036f’'`´]/g, '')
    // Amounts are ignored.
    .replace(/\b\d{1,3}(?:,\d{2,3})+\b/g, ' ');
  const words = withSections(plain)
    .replace(/\b([a-z]{1,5})[-–/](\d{1,4}[a-z]{0,2})\b/g, '$1$2')
    .replace(/\b(\d{1,3})-([a-z]{1,3})\b/g, '$1$2')
    .replace(/\b(form|section|rule)\s+(\d{1,3}[a-z]{0,2})\b/g, '$1$2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return joinPairs(joinLetters(words)).map((word) => word.replace(/^([a-z]+)0+(?=\d)/, '$1'));
}

/** The stems of weak words: "detail" for "details", "thi" for "this". Weak words with a synonym are left out. */
const weakStems = new Set([...weakWords].filter((word) => !canonical.has(word)).map(termOf));

/** Turns each section into one word, in all spellings that people use: "u/s 148", "order us 143(1)", "16(4)", "234 A, B, C". */
function withSections(text: string): string {
  return (
    text
      .replace(
        /\bu[/.]s\b[\s.]*(?=\d)|\bus\s+(?=\d{2,3}[a-z]{0,2}\b)|\b(?:sections?|secs?)[\s.-]+(?=\d)/g,
        'section ',
      )
      // Drops clauses as in "148A(b)", and reads "section 16 4" as "section 16(4)".
      .replace(/(\d[a-z]{0,2}\)?)\s?(?:\([a-z]{1,4}\))+/g, '$1')
      .replace(/\bsection (\d{1,3}[a-z]?) (\d{1,2}[a-z]?)\b/g, 'section $1($2)')
      .replace(
        /\b(\d{1,3})\s?([a-z](?:\s?(?:,|and|&)\s?[a-z]\b)+)/g,
        (_, number: string, letters: string) =>
          (letters.match(/\b[a-z]\b/g) ?? []).map((letter) => number + letter).join(' '),
      )
      .replace(
        /(?:\bsection )?\b(\d{1,3}[a-z]{0,2})\s?\((\d{1,2}[a-z]?)\)(?:\([a-z\d]+\))*/g,
        'section$1 section$1s$2',
      )
  );
}

/** Whether a word only decides between names that match equally well. Numbers are such words: amounts, ages or dates. */
export function isWeak(word: string): boolean {
  return weakWords.has(word) || weakStems.has(word) || /^\d+$/.test(word);
}

/** The word that stands for a word and its synonyms. */
export function termOf(word: string): string {
  const singular = singularOf(word);
  return canonical.get(word) ?? canonical.get(singular) ?? stemOf(singular);
}

/** The terms of a text, each once. */
export function termsIn(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(termOf));
}

/** Joins single letters that follow each other into one abbreviation: "p v t", "g.s.t". */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let previousIsLetter = false;
  for (const word of words) {
    const isLetter = /^[a-z]$/.test(word);
    if (isLetter && previousIsLetter) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
    previousIsLetter = isLetter;
  }
  return joined;
}

/** Joins two words that are listed as a pair: "kitna paisa" becomes `kitna_paisa`, a synonym of "cost". */
function joinPairs(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const pair = `${joined.at(-1)}_${word}`;
    if (canonical.has(pair)) joined[joined.length - 1] = pair;
    else joined.push(word);
  }
  return joined;
}

function singularOf(word: string): string {
  if (/[a-z]{3}ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/[a-z](ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /[a-z]{2}[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Turns "uploaded" and "uploading" into "upload". A stem may be no real word, because index and query get the same stems. */
function stemOf(word: string): string {
  if (!/^[a-z]{6,}$/.test(word)) return word;
  return word.replace(/(?<!e)(?:ing|ed)$/, '').replace(/([bdgmnpt])\1$/, '$1');
}

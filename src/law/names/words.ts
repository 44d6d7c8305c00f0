/** The longest name that is read, in characters. */
export const LONGEST_NAME = 200;

/**
 * A name on one line, as a person would read it: full-width and mathematical letters become plain ones, and invisible
 * characters are removed.
 */
export function tidyName(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Cs}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * The words of a name in lower case, without accents and apostrophes. Letters with points between them are one word ("U.N.O.").
 * Vowel signs of Indian scripts stay with their letters.
 */
export function nameWords(name: string): string[] {
  return tidyName(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'‘`´]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{M}]))+/gu, (letters) =>
      letters.replaceAll('.', ''),
    )
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Singular words that end in "s". */
const SINGULARS = new Set(
  'news series species physics ethics economics dynamics mars jesus'.split(' '),
);

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  leaves: 'leaf',
  loaves: 'loaf',
  knives: 'knife',
  wives: 'wife',
  shelves: 'shelf',
  wolves: 'wolf',
  halves: 'half',
  calves: 'calf',
};

/** "technologies" becomes "technology". Abbreviations stay: "SMS" is not the plural of "SM". */
export function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR_PLURALS, word) ? IRREGULAR_PLURALS[word] : undefined;
  if (irregular) return irregular;
  if (SINGULARS.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (/[a-z]{2}[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/[a-z](?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[aeiouy].*[^su]s$/.test(word) && /^[a-z]{4,}$/.test(word) && !/(?:is|us|ss)$/.test(word)
    ? word.slice(0, -1)
    : word;
}

/** The phrases of a text, separated by commas or line ends. */
export function phrasesIn(block: string): string[] {
  return block
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** Neighbouring words of a name. */
export interface Run {
  at: number;
  length: number;
  /** The words without spaces, the key under which they were found. */
  key: string;
}

/** The highest number of words in a phrase. */
const LONGEST_PHRASE = 6;

/** A key with up to this many letters must be one typed word: "S A Builders" does not contain "SA". */
const SHORT = 3;

/**
 * The phrases in a name. Longer ones are preferred, and they don't overlap. Keys have no spaces, so that "Co operative",
 * "co-operative" and "cooperative" are the same.
 */
export function runsIn(
  words: readonly string[],
  phrases: { has: (key: string) => boolean },
): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length;) {
    const run = longestAt(words, at, phrases);
    if (run) runs.push(run);
    at += run?.length ?? 1;
  }
  return runs;
}

function longestAt(
  words: readonly string[],
  at: number,
  phrases: { has: (key: string) => boolean },
) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const key = words.slice(at, at + length).join('');
    if ((length === 1 || key.length > SHORT) && phrases.has(key)) return { at, length, key };
  }
  return undefined;
}

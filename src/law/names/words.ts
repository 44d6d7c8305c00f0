/** Characters that are read at most; a name has far fewer. */
export const LONGEST_NAME = 200;

/**
 * A name in one line, as a person would read it: letters in disguise (full width, mathematical) become plain ones, and what
 * cannot be seen goes.
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
 * The words of a name in lower case and without accents; letters with points between them are one word ("U.N.O."), and so is
 * what an apostrophe parts. The marks of Indian scripts belong to their letters.
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

/** Ends in "s" without being a plural. */
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

/** "Technologies" is "technology". Abbreviations stay: "SMS" is not more than one SM. */
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

/** The phrases of a text block, with commas or line ends between. */
export function phrasesIn(block: string): string[] {
  return block
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** Some of a name's words, one after the other. */
export interface Run {
  at: number;
  length: number;
  /** The words without spaces between them, by which it was found. */
  key: string;
}

/** Words of a phrase at most. */
const LONGEST_PHRASE = 6;

/** Letters at most that have to be a word by themselves: "S A Builders" has no "SA". */
const SHORT = 3;

/**
 * The phrases in a name, the longest first, and none within another. Phrases are written without spaces, so that "Co operative",
 * "co-operative" and "cooperative" are one.
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

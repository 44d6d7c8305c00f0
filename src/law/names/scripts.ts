import { nameWords } from './words';

const BLOCK = 0x80;
const FIRST_BLOCK = 0x900;
const LAST_BLOCK = 0xd00;

/**
 * The letters of Devanagari by their position in its Unicode block. The blocks of other Indian scripts have the same order.
 * Vowel signs and aspiration are left out, as in the Latin form below.
 */
const LETTERS: ReadonlyMap<number, string> = new Map(
  Object.entries({
    a: 'अआइईउऊऍऎएऐऑऒओऔ',
    k: 'कख',
    g: 'ग',
    gh: 'घ',
    ch: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    n: 'ङञणनऩ\u0901\u0902',
    p: 'पफ',
    b: 'बभ',
    m: 'म',
    y: 'य',
    r: 'रऱऋ\u0943',
    l: 'लळऴ',
    v: 'व',
    s: 'शषस',
    h: 'ह',
  }).flatMap(([latin, letters]) =>
    Array.from(letters, (letter) => [letter.charCodeAt(0) - FIRST_BLOCK, latin] as const),
  ),
);

/** A word of any of nine Indian scripts in Latin letters. */
export function inLatin(word: string): string {
  return Array.from(word)
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < FIRST_BLOCK || code >= LAST_BLOCK + BLOCK
        ? letter
        : (LETTERS.get((code - FIRST_BLOCK) % BLOCK) ?? '');
    })
    .join('');
}

const CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/tech/g, 'tek'],
  [/gy/g, 'jy'],
  [/tion/g, 'shn'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/ksh|x/g, 'ks'],
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?<!^)[aeiouyh]/g, ''],
  [/^[aeiou]/, 'a'],
  [/m(?=[pb])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

/** The consonants of a word, which are the same in every script. */
export function consonantSkeleton(word: string): string {
  return CONSONANTS.reduce(
    (left, [sign, as]) => left.replace(sign, as),
    inLatin(nameWords(word).join('')),
  );
}

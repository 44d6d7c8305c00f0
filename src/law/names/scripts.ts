import { nameWords } from './words';

/** Devanagari letters and signs by their place in the block; the other scripts of India keep the same places. */
const LETTERS: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries({
    '01': 'n',
    '02': 'n',
    '03': 'h',
    '05': 'a',
    '06': 'a',
    '07': 'i',
    '08': 'i',
    '09': 'u',
    '0a': 'u',
    '0b': 'ri',
    '0d': 'e',
    '0e': 'e',
    '0f': 'e',
    '10': 'e',
    '11': 'o',
    '12': 'o',
    '13': 'o',
    '14': 'o',
    '15': 'k',
    '16': 'kh',
    '17': 'g',
    '18': 'gh',
    '19': 'n',
    '1a': 'ch',
    '1b': 'ch',
    '1c': 'j',
    '1d': 'jh',
    '1e': 'n',
    '1f': 't',
    '20': 'th',
    '21': 'd',
    '22': 'dh',
    '23': 'n',
    '24': 't',
    '25': 'th',
    '26': 'd',
    '27': 'dh',
    '28': 'n',
    '29': 'n',
    '2a': 'p',
    '2b': 'ph',
    '2c': 'b',
    '2d': 'bh',
    '2e': 'm',
    '2f': 'y',
    '30': 'r',
    '31': 'r',
    '32': 'l',
    '33': 'l',
    '34': 'l',
    '35': 'v',
    '36': 'sh',
    '37': 'sh',
    '38': 's',
    '39': 'h',
    '3e': 'a',
    '3f': 'i',
    '40': 'i',
    '41': 'u',
    '42': 'u',
    '43': 'ri',
    '45': 'e',
    '46': 'e',
    '47': 'e',
    '48': 'e',
    '49': 'o',
    '4a': 'o',
    '4b': 'o',
    '4c': 'o',
  }).map(([place, letters]) => [Number.parseInt(place, 16), letters]),
);

const BLOCK = 0x80;
const FIRST_BLOCK = 0x900;
const LAST_BLOCK = 0xd00;

/** A word of any of nine Indian scripts in Latin letters, as far as its bones need them. */
export function inLatin(word: string): string {
  return Array.from(word)
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < FIRST_BLOCK || code >= LAST_BLOCK + BLOCK
        ? letter
        : (LETTERS[(code - FIRST_BLOCK) % BLOCK] ?? '');
    })
    .join('');
}

const BONES: readonly (readonly [RegExp, string])[] = [
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

/** The consonants of a word, by which it is the same in two scripts. */
export function bones(word: string): string {
  return BONES.reduce(
    (left, [sign, as]) => left.replace(sign, as),
    inLatin(nameWords(word).join('')),
  );
}

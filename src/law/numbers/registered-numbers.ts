import { latinDigits } from '@/lib/money';
import { keysOf } from '@/lib/object-entries';

/*
 * Recognises the numbers that Indian authorities give to businesses and their people, by their patterns. `read.ts` explains
 * their parts; it is separate to keep the search small.
 */

/** `#` is a digit, `@` a letter, `*` either; other characters are literal. A text matches at most one of them. */
const shapes = {
  gstin: '##@@@@@####@***',
  pan: '@@@@@####@',
  tan: '@@@@#####@',
  cin: '@#####@@####@@@######',
  udyam: 'UDYAM@@#########',
  fssai: '##############',
  iec: '##########',
  din: '########',
  llpin: '@@@####',
} as const;

export type NumberKind = keyof typeof shapes;

export interface RegisteredNumber {
  kind: NumberKind;
  /** Capitals and plain digits, without blanks or hyphens. */
  value: string;
  /** Whether an O was corrected to a 0, an I to a 1, or the reverse. */
  isMended: boolean;
}

const kinds = keysOf(shapes);

/** A longer text is never a number. Counted with blanks and hyphens. */
const LONGEST = 60;

/** Converts to capitals and Latin digits, without blanks, hyphens and marks: `२७-aapfu 0939…` becomes `27AAPFU0939…`. */
export function tidyNumber(text: string): string {
  return latinDigits(text.slice(0, LONGEST).normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Reads a text as a number; undefined if it fits no shape. */
export function registeredNumber(text: string): RegisteredNumber | undefined {
  const tidy = tidyNumber(text);
  const fitting = kinds.flatMap((kind) => {
    const value = fitted(tidy, shapes[kind]);
    return value === undefined ? [] : [{ kind, value, isMended: value !== tidy }];
  });
  return fitting.find(({ isMended }) => !isMended) ?? fitting[0];
}

/** The highest number of words for one number: "U00000 MH 2026 PTC 000000" has five. */
const GROUPS = 6;

/**
 * Finds a number among the words of a query. Digits that may be something else, such as a telephone number, count only beside
 * the number's name.
 */
export function numberInQuery(query: string): RegisteredNumber | undefined {
  if (!/\p{Nd}/u.test(query)) return undefined;
  const words = query.split(/\s+/, 2 * LONGEST);
  for (let count = GROUPS; count > 0; count--) {
    for (let start = 0; start + count <= words.length; start++) {
      const number = registeredNumber(words.slice(start, start + count).join(''));
      if (number && isPlain(number, count === 1, query)) return number;
    }
  }
  return undefined;
}

/** Reads a typed or pasted number, with or without its name. */
export function typedNumber(text: string): RegisteredNumber | undefined {
  return registeredNumber(text) ?? numberInQuery(text);
}

function isPlain({ kind, value, isMended }: RegisteredNumber, isOneWord: boolean, query: string) {
  const isNamed = new RegExp(`\\b${kind}\\b`, 'i').test(query);
  switch (kind) {
    case 'iec':
    case 'din':
      return isNamed && !isMended && !datesIn(query).includes(value);
    case 'pan':
    case 'tan':
      // Leaves out "audit 2026 f".
      return isNamed || isOneWord;
    case 'llpin':
      // Leaves out "AOC-2026". LLPINs are given in alphabetical order and still begin with A.
      return !isMended && (isNamed || (isOneWord && /^A..(?!20[12])/.test(value)));
    case 'fssai':
      return !isMended && /^[12]/.test(value);
    case 'cin':
      return /^[LU]/.test(value);
    default:
      return true;
  }
}

/** The digits of the dates in a text. In "DIN … of 12/11/2026", the date is not a number of a director. */
function datesIn(text: string): string[] {
  return Array.from(text.matchAll(/\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}/gu), ([date]) =>
    tidyNumber(date),
  );
}

/** The characters that fit each placeholder of a shape. */
const fits: Readonly<Record<string, RegExp>> = { '#': /[0-9]/, '@': /[A-Z]/, '*': /[0-9A-Z]/ };

/** Letters often typed instead of a digit, and digits instead of a letter. */
const mends: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '#': { O: '0', I: '1', L: '1' },
  '@': { 0: 'O', 1: 'I' },
};

/** Fits a text to a shape, and corrects letters such as an O typed for a 0. Undefined if the text doesn't fit. */
function fitted(text: string, shape: string): string | undefined {
  if (text.length !== shape.length) return undefined;
  const characters = Array.from(shape, (place, at) => {
    const character = mends[place]?.[text.charAt(at)] ?? text.charAt(at);
    return (fits[place]?.test(character) ?? character === place) ? character : '';
  });
  return characters.includes('') ? undefined : characters.join('');
}

/** The number as it is printed on documents: `UDYAM-MH-00-0000000`. */
export function printedNumber({ kind, value }: Pick<RegisteredNumber, 'kind' | 'value'>): string {
  if (kind === 'llpin') return `${value.slice(0, 3)}-${value.slice(3)}`;
  if (kind !== 'udyam') return value;
  return [value.slice(0, 5), value.slice(5, 7), value.slice(7, 9), value.slice(9)].join('-');
}

/** States and Union territories by the first two digits of a GSTIN. */
export const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

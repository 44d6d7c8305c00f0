import { incorporationRules } from '@/law/companies/texts';
import { editDistance } from '@/lib/edit-distance';
import type { Citation } from '@/law/source';
import { isConnecting, isGeneral, isScopeWord } from './general-words';
import { placeMarks } from './places';
import { plainSpelling, sound, tenses } from './spellings';
import { consonantSkeleton } from './scripts';
import { englishMeaning, hindiMeanings } from './translations';
import { nameWords, singular, tidyName } from './words';

/** The differences that rule 8(2) ignores, by clause. The text is for two names that differ only in this way. */
export const disregarded = {
  a: 'Private, Limited, LLP, Company, Corporation, Group and similar words are left out',
  b: 'singular and plural count as one',
  c: 'case, spaces, punctuation and special characters are left out',
  d: 'tenses of a word count as one',
  e: 'spellings that sound alike, misspelled ones too, count as one',
  f: 'www, .com and other parts of a web address are left out',
  g: 'the order of words does not matter',
  h: '“a”, “an” and “the” are left out',
  i: 'a slight variation in spelling makes no difference',
  j: 'a name and its complete translation or transliteration, in Hindi or English, count as one',
  k: 'a place added to a name that has none makes no difference',
  l: 'a number that is added, left out or changed makes no difference, unless it is a brand',
} as const;

export type Clause = keyof typeof disregarded;

export interface Likeness {
  /** Whether the names are the same under rule 8(2). Undefined if one of them has only words of a legal form. */
  isSame: boolean | undefined;
  /** The clauses that were needed for this, in the order of the rule; none if the names are identical. */
  clauses: readonly Clause[];
  /** For two different names: distinctive words, one from each, that are equal or alike. */
  nearWords?: readonly [own: string, theirs: string] | undefined;
}

/** The clauses, the narrowest first. A clause is not reported if wider ones explain the likeness without it. */
const NARROWEST: readonly Clause[] = ['j', 'e', 'i', 'd', 'l', 'k', 'g', 'c', 'b', 'h', 'f', 'a'];

/** Whether two names are the same under rule 8, and by which clauses. The order of the names doesn't matter. */
export function sameName(one: string, other: string): Likeness {
  const names = [read(one), read(other)] as const;
  if (names.some(({ words }) => words.every((word) => FORM_WORDS.has(word))))
    return { isSame: undefined, clauses: [] };
  if (tidyName(one) === tidyName(other)) return { isSame: true, clauses: [] };
  let needed: readonly Clause[] = NARROWEST;
  if (!compare(names, new Set(needed))) {
    return { isSame: false, clauses: [], nearWords: nearWordsOf(...names) };
  }
  for (const clause of NARROWEST) {
    const without = needed.filter((kept) => kept !== clause);
    if (compare(names, new Set(without))) needed = without;
  }
  const clauses = new Set(needed);
  if (clauses.size === 0 || differInLook(one, other)) clauses.add('c');
  return { isSame: true, clauses: [...clauses].toSorted() };
}

export function clauseLaw(clause: Clause): Citation {
  return { source: incorporationRules, place: `rule 8(2)(${clause})` };
}

interface Name {
  /** With "&" as "and". */
  words: readonly string[];
  /** With "&" ignored. */
  wordsWithoutSign: readonly string[];
  /** Without the parts of a web address. */
  withoutHost: Omit<Name, 'withoutHost'>;
}

const HOST =
  /^(?:https?:\/\/)?www\.|\.(?:com|net|org|info|biz|gov|edu|co\.in|in)(?=[\s).,]|$)|\bdot ?com\b|(?<=\s)(?:com|dot|www)(?=\s|$)|^www(?=\s)/gi;

function read(typed: string): Name {
  const name = tidyName(typed)
    .replace(/\(\s*p\s*\)/gi, ' private ')
    .replace(/\(\s*i\s*\)/gi, ' india ');
  const split = (text: string) => ({
    words: inParts(nameWords(text.replace(/&|\+/g, ' and '))),
    wordsWithoutSign: inParts(nameWords(text)),
  });
  const shorter = split(name.replace(HOST, ' '));
  const whole = split(name);
  return { ...whole, withoutHost: shorter.words.length > 0 ? shorter : whole };
}

/** Separates letters and figures: "Thunder11". */
function inParts(words: readonly string[]): string[] {
  return words.flatMap((word) => word.match(/\p{N}+|[^\p{N}]+/gu) ?? []);
}

type Clauses = ReadonlySet<Clause>;

const ALL: Clauses = new Set(NARROWEST);

function compare([one, other]: readonly [Name, Name], clauses: Clauses): boolean {
  const [first, second] = clauses.has('f') ? [one.withoutHost, other.withoutHost] : [one, other];
  return (
    isAlike(first.words, second.words, clauses) ||
    isAlike(first.wordsWithoutSign, second.wordsWithoutSign, clauses)
  );
}

const FORM_WORDS = new Set(
  'private pvt limited ltd unlimited llp opc ifsc company co corporation corp corpn group'.split(
    ' ',
  ),
);

const NUMERALS = new Set(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy eighty ninety hundred thousand million first second third fourth fifth sixth seventh eighth ninth tenth ii
  iii iv vi vii viii ix xi xii`.split(/\s+/),
);

const isNumeral = (word: string) => NUMERALS.has(word) || /^\p{N}+$/u.test(word);

function isAlike(one: readonly string[], other: readonly string[], clauses: Clauses): boolean {
  let first = stripped(one, clauses);
  let second = stripped(other, clauses);
  if (clauses.has('k')) [first, second] = withoutAddedPlace(first, second);
  return (
    areEqual(first, second, clauses) ||
    (clauses.has('j') && (isTranslation(first, second) || isTranslation(second, first)))
  );
}

/** Removes the words that the clauses leave out, but never all of them. */
function stripped(words: readonly string[], clauses: Clauses): readonly string[] {
  let left = words;
  const leaveOut = (isOut: (word: string, at: number, all: readonly string[]) => boolean) => {
    const kept = left.filter((word, at, all) => !isOut(word, at, all));
    if (kept.length > 0) left = kept;
  };
  if (clauses.has('a')) {
    leaveOut(
      (_, at, all) =>
        isPartnershipAt(all, at) || isPartnershipAt(all, at - 1) || isPartnershipAt(all, at - 2),
    );
    leaveOut((word, at, all) => word === 'and' && ['co', 'company'].includes(all[at + 1] ?? ''));
    leaveOut(
      (word, at, all) =>
        word === 'producer' && ['limited', 'ltd', 'company'].includes(all[at + 1] ?? ''),
    );
    leaveOut((word) => FORM_WORDS.has(word));
  }
  if (clauses.has('l')) leaveOut(isNumeral);
  if (clauses.has('h')) {
    leaveOut(
      (word, at, all) =>
        word === 'the' || ((word === 'a' || word === 'an') && (all[at + 1] ?? '').length > 1),
    );
  }
  return left;
}

function isPartnershipAt(words: readonly string[], at: number): boolean {
  return (
    words[at] === 'limited' && words[at + 1] === 'liability' && words[at + 2] === 'partnership'
  );
}

/** Removes places from a name if the other has none. */
function withoutAddedPlace(one: readonly string[], other: readonly string[]) {
  const [ofOne, ofOther] = [placeMarks(one), placeMarks(other)];
  if (ofOne.includes(true) === ofOther.includes(true)) return [one, other] as const;
  const kept = (words: readonly string[], marks: readonly boolean[]) => {
    const left = words.filter((_, at) => !marks[at]);
    return left.length > 0 ? left : words;
  };
  return [kept(one, ofOne), kept(other, ofOther)] as const;
}

function areEqual(one: readonly string[], other: readonly string[], clauses: Clauses): boolean {
  const [first, second] = withoutCommon(one, other, clauses);
  if (first.length === 0 || second.length === 0) return first.length === second.length;
  if (!clauses.has('c')) return false;
  // Spaces are ignored: the rest may be equal if written as one word.
  return (
    haveCommon(readings(first.join(''), clauses), readings(second.join(''), clauses)) ||
    plainest(first, clauses) === plainest(second, clauses)
  );
}

/** Removes the words that both names have: in any order with clause (g), else only at the start. */
function withoutCommon(
  one: readonly string[],
  other: readonly string[],
  clauses: Clauses,
): [readonly string[], readonly string[]] {
  if (!clauses.has('g')) {
    const from = one.findIndex((word, at) => !isSameWord(word, other[at], clauses));
    return from < 0 ? [[], other.slice(one.length)] : [one.slice(from), other.slice(from)];
  }
  const left = [...other];
  const first = one.filter((word) => {
    const at = left.findIndex((candidate) => isSameWord(word, candidate, clauses));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [first, left];
}

function isSameWord(one: string, other: string | undefined, clauses: Clauses): boolean {
  if (other === undefined) return false;
  return one === other || haveCommon(readings(one, clauses), readings(other, clauses));
}

const haveCommon = (one: readonly string[], other: readonly string[]) =>
  one.some((reading) => other.includes(reading));

const plainest = (words: readonly string[], clauses: Clauses) =>
  words.map((word) => plainestOf(word, clauses)).join('');

function plainestOf(word: string, clauses: Clauses): string {
  const one = clauses.has('b') ? singular(word) : word;
  const plain = clauses.has('i') ? plainSpelling(one) : one;
  return clauses.has('e') ? sound(plain) : plain;
}

/** The possible readings of a word under the clauses, starting with itself. */
function readings(word: string, clauses: Clauses): string[] {
  let found = [word];
  if (clauses.has('b')) found = [...found, singular(word)];
  if (clauses.has('d')) found = found.flatMap(tenses);
  if (clauses.has('i')) found = found.flatMap((reading) => [reading, plainSpelling(reading)]);
  if (clauses.has('e')) found = found.flatMap((reading) => [reading, sound(reading)]);
  return found;
}

/** Whether the other name is the complete Hindi translation of an English one, or the same name in an Indian script. */
function isTranslation(one: readonly string[], other: readonly string[]): boolean {
  const isIndic = other.some((word) => /[\u0900-\u0d7f]/.test(word));
  if (isIndic && sortedConsonants(one) === sortedConsonants(other)) return true;
  const words =
    one.length === other.length
      ? other
      : other.filter((word) => word !== 'nigam' && word !== 'निगम');
  if (one.length !== words.length || words.some((word) => englishMeaning(word) !== undefined))
    return false;
  const left = [...words];
  let translated = 0;
  for (const word of one) {
    const meaning = englishMeaning(singular(word));
    const at = left.findIndex((candidate) =>
      meaning === undefined
        ? consonantSkeleton(candidate) === consonantSkeleton(word) &&
          hindiMeanings(word).length === 0
        : hindiMeanings(candidate).includes(meaning),
    );
    if (at < 0) return false;
    if (meaning !== undefined) translated++;
    left.splice(at, 1);
  }
  return translated > 0;
}

const sortedConsonants = (words: readonly string[]) =>
  words.map(consonantSkeleton).toSorted().join(' ');

/** Common first words of names. The rule of 2014 left them out. */
const HONORIFICS = new Set('new modern nav shri shree sri sree om jai sai maa dr'.split(' '));

/** The highest number of letters in initials: "cGMP". */
const INITIALS = 4;

/** Words with fewer letters are not compared by their consonants. */
const LONG = 6;

/** Two words are near if at most this share of their letters differs: "SKAAD" and "SKA". */
const NEAR = 0.4;

function nearWordsOf(one: Name, other: Name): Likeness['nearWords'] {
  const others = distinctive(other.words);
  const [first, second] = withoutCommon(stripped(one.words, ALL), stripped(other.words, ALL), ALL);
  const isOnlyDifference = (...pair: [string, string]) =>
    first.join() === pair[0] && second.join() === pair[1] && isNear(...pair);
  return distinctive(one.words)
    .flatMap((own) => others.map((theirs) => [own, theirs] as const))
    .find(([own, theirs]) => soundsLike(own, theirs) || isOnlyDifference(own, theirs));
}

function isNear(one: string, other: string): boolean {
  const [first, second] = [sound(singular(one)), sound(singular(other))];
  const longest = Math.max(first.length, second.length);
  // Initials don't count as words: the rule's own example has "SM" and "SMS" as two names.
  const areWords = [first, second].every((word) => /[aeiouyAIU]/.test(word));
  return (
    areWords &&
    first.charAt(0) === second.charAt(0) &&
    editDistance(first, second) <= NEAR * longest
  );
}

/** The distinctive words of a name: the first word that is not general, and initials before it. */
function distinctive(words: readonly string[]): readonly string[] {
  const isPlace = placeMarks(words);
  const own = words.filter(
    (word, at) =>
      !isPlace[at] &&
      ![FORM_WORDS, HONORIFICS].some((known) => known.has(word)) &&
      ![isGeneral, isScopeWord, isConnecting, isNumeral].some((isCommon) => isCommon(word)),
  );
  return own.slice(0, own.findIndex((word) => word.length > INITIALS) + 1 || undefined);
}

function soundsLike(one: string, other: string): boolean {
  const areLong = Math.min(one.length, other.length) >= LONG && one.charAt(0) === other.charAt(0);
  return (
    isSameWord(one, other, ALL) || (areLong && consonantSkeleton(one) === consonantSkeleton(other))
  );
}

/** Whether a word that is in both names is written with other capitals or signs. */
function differInLook(one: string, other: string): boolean {
  const looks = (name: string) =>
    new Map(
      tidyName(name)
        .split(' ')
        .map((word) => word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
        .map((word) => [nameWords(word).join(''), word] as const),
    );
  const others = looks(other);
  return [...looks(one)].some(([key, look]) => (others.get(key) ?? look) !== look);
}

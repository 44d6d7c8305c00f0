import { consonantSkeleton, inLatin } from '@/law/names/scripts';
import { nameWords, phrasesIn, singular } from '@/law/names/words';
import { SERVICE_RULES, type ServiceRule } from './service-rules';
import { hindiSound, slipFor, sound } from './spelling';
import { TRADE_WORDS } from './trade-words';

/** A phrase for goods or services, with its classes. */
export interface Trade {
  /** As written in the table. */
  phrase: string;
  classes: readonly number[];
  /** Classes that are often forgotten. */
  alsoConsider: readonly number[];
  /** Set for a service whose class depends on the goods. */
  rule?: ServiceRule;
}

/** Words that mean nothing alone. */
export const PARTICLES = new Set('a an the of ka ki ke ko and aur se my mera meri mere'.split(' '));

/** The words of a text in the singular, without particles. */
export function wordsOf(text: string): string[] {
  return nameWords(text)
    .filter((word) => !PARTICLES.has(word))
    .map(singular);
}

/** Keyed by the phrase without spaces. */
export const trades = new Map<string, Trade>();

/** The trades whose phrases contain a word, in the order of the table. */
const tradesWith = new Map<string, Trade[]>();

const rules = new Map(
  SERVICE_RULES.flatMap((rule) => phrasesIn(rule.words).map((phrase) => [phrase, rule] as const)),
);

function add(trade: Trade): void {
  const words = wordsOf(trade.phrase);
  const key = words.join('');
  if (trades.has(key)) return;
  const rule = rules.get(trade.phrase);
  const added = rule ? { ...trade, rule } : trade;
  trades.set(key, added);
  for (const word of words) tradesWith.set(word, [...(tradesWith.get(word) ?? []), added]);
}

for (const row of TRADE_WORDS.trim().split('\n')) {
  const [phrases = '', numbers = ''] = row.split(' : ');
  const [classes = [], alsoConsider = []] = numbers
    .split('+')
    .map((list) => list.trim().split(' ').map(Number));
  for (const phrase of phrasesIn(phrases)) add({ phrase, classes, alsoConsider });
}
for (const [phrase, rule] of rules)
  add({ phrase, classes: rule.classes([], ''), alsoConsider: [] });

export const isKnown = (word: string): boolean => tradesWith.has(word);

function grouped(keyOf: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of tradesWith.keys()) {
    groups.set(keyOf(word), [...(groups.get(keyOf(word)) ?? []), word]);
  }
  return groups;
}

const bySound = grouped(sound);
const byHindiSound = grouped(hindiSound);

/** Computed on first use. */
let bySkeleton: ReadonlyMap<string, readonly string[]> | undefined;

/** Minimum length of a word for each kind of match; shorter words would match too much. */
const minLength = { sound: 4, hindiSound: 6, start: 3, slip: 6, consonantSkeleton: 6 };

export interface Meaning {
  /** Words of the vocabulary. */
  words: readonly string[];
  /** Whether a word of the vocabulary may replace the typed one without a question to the visitor. */
  isCertain: boolean;
}

/** The possible meanings of a typed word that is in no phrase of the vocabulary. */
export function meaningOf(typed: string): Meaning {
  const word = inLatin(typed);
  const heard = trades.has(word) ? [word] : heardAs(word);
  if (heard) return { words: heard, isCertain: classesOf(heard).size < 2 };
  const near = [...tradesWith.keys()].filter((known) => known.startsWith(word.charAt(0)));
  const verb = near.find((known) => known === `${word}ing` && trades.get(known)?.rule);
  if (verb) return { words: [verb], isCertain: true };
  const slips =
    word.length < minLength.slip ? [] : near.filter((known) => slipFor(word, known) !== undefined);
  if (slips.length > 0) {
    const isSure = slips.every((known) => slipFor(word, known) === 'sure');
    return { words: slips, isCertain: isSure && classesOf(slips).size < 2 };
  }
  const begun = word.length < minLength.start ? [] : near.filter((known) => known.startsWith(word));
  if (begun.length > 0) return { words: begun, isCertain: false };
  bySkeleton ??= grouped(consonantSkeleton);
  const isShort = word === typed && word.length < minLength.consonantSkeleton;
  const alike = isShort ? [] : (bySkeleton.get(consonantSkeleton(word)) ?? []);
  // A word in another script can match in this way only, so its match may be certain.
  return { words: alike, isCertain: word !== typed && classesOf(alike).size < 2 };
}

/** The known words that sound like this one. Undefined for a short word, which would match too much. */
function heardAs(word: string): readonly string[] | undefined {
  if (word.length < minLength.sound) return undefined;
  const inHindi = word.length < minLength.hindiSound ? undefined : hindiSound(word);
  return bySound.get(sound(word)) ?? byHindiSound.get(inHindi ?? '');
}

/** The classes of those words that are whole phrases: each list of classes once. */
function classesOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => trades.get(word)?.classes.join() ?? []));
}

export const MOST_CHOICES = 4;

/** The phrases that contain most of these words, one for each class. */
export function choicesFor(words: readonly string[]): string[] {
  const fits = new Map<Trade, number>();
  for (const word of words) {
    for (const trade of tradesWith.get(word) ?? []) {
      if (trade.classes.length > 0) fits.set(trade, (fits.get(trade) ?? 0) + 1);
    }
  }
  const choices = new Map<string, string>();
  const byFit = [...fits].toSorted(
    ([one, ones], [other, others]) => others - ones || lengthOf(one) - lengthOf(other),
  );
  for (const [{ phrase, classes }] of byFit) {
    if (!choices.has(classes.join())) choices.set(classes.join(), phrase);
  }
  return [...choices.values()].slice(0, MOST_CHOICES);
}

const lengthOf = ({ phrase }: Trade) => phrase.split(' ').length;

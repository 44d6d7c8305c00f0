import { consonantSkeleton } from '@/law/names/scripts';
import { nameWords, phrasesIn, runsIn, singular, tidyName } from '@/law/names/words';
import { isNear } from '@/lib/edit-distance';
import { FIRST_SERVICE } from './nice-classes';
import { TRADE_WORDS } from './trade-words';

/** A class, and the words that matched. */
export interface FoundClass {
  number: number;
  by: readonly string[];
}

export interface FoundClasses {
  goods: readonly FoundClass[];
  services: readonly FoundClass[];
  /** Often forgotten beside these. */
  beside: readonly number[];
  /** What was not understood. */
  unknown: readonly string[];
}

interface Trade {
  classes: readonly number[];
  beside: readonly number[];
}

interface Hit {
  /** As they were typed. */
  words: string;
  /** The part of the question, between commas and "and"s. */
  part: number;
  trade: Trade;
}

/** Words that only join others, and are ignored. */
const PARTICLES = new Set('a an the of ka ki ke ko and aur se my mera meri mere'.split(' '));

/** Words that people put around the name of a trade. */
const AROUND = new Set(
  `for in on to with from by i we our sell sells selling make makes making manufacturer manufacturing manufacture manufacturers maker makers
  factory brand brands business company firm product item goods supplier supply unit which what trademark trade mark class classes
  is are me mein liye hai hu hoon hain karta karte karna banana banate bechna bechta bechte wala wale wali walo kaun sa si kya need chahiye new small
  local best online home house homemade handmade organic natural pure fresh premium indian desi india service services work kaam ghar kar ho center
  centre agency startup all type kind other and etc etcetera only also class trademarks`.split(
    /\s+/,
  ),
);

/** Words for a seller of goods: the shop is the service, and the goods are easily forgotten. */
const SELLING = 35;

/** How many characters of a question are read. */
export const LONGEST_TRADE = 200;

const LEAST = { typo: 5, twoTypos: 8, beginning: 3 };

const trades = new Map<string, Trade>();
/** Each word of a phrase, with the shortest phrase that has it. */
const vocabulary = new Map<string, string>();

/** The words that are long enough to be misspelled, by their first letter. */
const byInitial = new Map<string, string[]>();

for (const row of TRADE_WORDS.trim().split('\n')) {
  const [phrases = '', numbers = ''] = row.split(' : ');
  const [classes = [], beside = []] = numbers
    .split('+')
    .map((list) => list.trim().split(' ').map(Number));
  for (const phrase of phrasesIn(phrases)) {
    const words = wordsOf(phrase);
    const key = words.join('');
    if (!trades.has(key)) trades.set(key, { classes, beside });
    for (const word of words) {
      const known = vocabulary.get(word);
      if (known === undefined || key.length < known.length) vocabulary.set(word, key);
    }
  }
}

for (const word of vocabulary.keys()) {
  if (word.length <= 3) continue;
  byInitial.set(word.charAt(0), [...(byInitial.get(word.charAt(0)) ?? []), word]);
}

/** The classes that a trade's words fall into, in English or Hinglish, with slips; words of Indian scripts as far as they are known. */
export function findClasses(typed: string): FoundClasses {
  const hits: Hit[] = [];
  const unknown: string[] = [];
  const parts = tidyName(typed)
    .split(/[,;/|&+]|\band\b|\baur\b/i)
    .map((part) => mainPart(part));
  const whole = trades.get(wordsOf(typed).join(''));
  if (whole) hits.push({ words: tidyName(typed).toLowerCase(), part: 0, trade: whole });
  else for (const [part, text] of parts.entries()) read(text, part, hits, unknown);
  return summed(hits, unknown);
}

/** "An app for doctors" is an app, "doctor ke liye app" too; "cream for pets" is found as a whole first. */
function mainPart(text: string): string {
  const [, after = ''] = /\bke liye\b(.*)$/i.exec(text) ?? [];
  if (hasTrade(after)) return after;
  const [, before = ''] = /^(.*?)\bfor\b/i.exec(text) ?? [];
  return hasTrade(before) ? before : text;
}

function hasTrade(text: string): boolean {
  const runs = runsIn(wordsOf(text), trades);
  return runs.some(({ key }) => !isSelling(trades.get(key)));
}

function read(text: string, part: number, hits: Hit[], unknown: string[]): void {
  const typed = wordsOf(text);
  const words = typed.map((word, at) => knownForm(word, at === typed.length - 1));
  const runs = runsIn(words, trades).filter(
    // "Service" alone can mean anything.
    ({ at, length }) => length > 1 || !AROUND.has(typed[at] ?? '') || words.length === 1,
  );
  const isRead = new Set<number>();
  const found = hits.length;
  for (const { at, length, key } of runs) {
    const trade = trades.get(key);
    if (!trade) continue;
    hits.push({ words: typed.slice(at, at + length).join(' '), part, trade });
    for (let index = at; index < at + length; index++) isRead.add(index);
  }
  for (const [at, word] of typed.entries()) {
    if (isRead.has(at) || AROUND.has(word) || /^\d+$/.test(word)) continue;
    const trade = trades.get(vocabulary.get(words[at] ?? '') ?? '');
    // A word that only phrases have says little beside a whole phrase.
    if (trade && hits.length === found) hits.push({ words: word, part, trade });
    else if (!trade) unknown.push(word);
  }
}

/** The word itself if a phrase contains it, else the word it is a misspelling of, if that is clear. */
function knownForm(word: string, isLast: boolean): string {
  if (vocabulary.has(word) || AROUND.has(word)) return word;
  if (/[\u0900-\u0d7f]/.test(word)) return byBones().get(consonantSkeleton(word)) ?? word;
  return nearest(word) ?? (isLast ? begun(word) : undefined) ?? word;
}

function nearest(word: string): string | undefined {
  if (word.length < LEAST.typo || word.length > 30 || /\d/.test(word)) return undefined;
  const candidates = byInitial.get(word.charAt(0)) ?? [];
  return (
    candidates.find((known) => isNear(word, known, 1)) ??
    (word.length >= LEAST.twoTypos ? candidates.find((known) => isNear(word, known, 2)) : undefined)
  );
}

/** The shortest word that begins so. */
function begun(start: string): string | undefined {
  if (start.length < LEAST.beginning) return undefined;
  let shortest: string | undefined;
  for (const known of vocabulary.keys()) {
    if (known.startsWith(start) && known.length < (shortest?.length ?? Infinity)) shortest = known;
  }
  return shortest;
}

let bonesOfWords: ReadonlyMap<string, string> | undefined;

const byBones = () =>
  (bonesOfWords ??= new Map(
    [...vocabulary.keys()].toReversed().map((word) => [consonantSkeleton(word), word]),
  ));

function isSelling(trade: Trade | undefined): boolean {
  return trade?.classes.length === 1 && trade.classes[0] === SELLING;
}

function summed(hits: readonly Hit[], unknown: readonly string[]): FoundClasses {
  const by = new Map<number, string[]>();
  const beside = new Set<number>();
  for (const { words, part, trade } of hits) {
    const others = hits.filter((hit) => hit.part === part && hit.trade !== trade);
    const isOfGoods = trade.classes.every((number) => number < FIRST_SERVICE);
    const isServed = others.some(({ trade: { classes } }) =>
      classes.every((number) => number >= FIRST_SERVICE),
    );
    // "Cooler repair" is no cooler; a shop's goods are worth a thought.
    if (isOfGoods && isServed) {
      if (others.some((other) => isSelling(other.trade)))
        for (const number of trade.classes) beside.add(number);
      continue;
    }
    for (const number of trade.classes) {
      const known = by.get(number) ?? [];
      if (!known.includes(words)) by.set(number, [...known, words]);
    }
    for (const number of trade.beside) beside.add(number);
  }
  // Who sells goods may sell those of others as well.
  if (hits.some(({ trade }) => trade.classes.every((number) => number < FIRST_SERVICE))) {
    beside.add(SELLING);
  }
  const found = [...by]
    .map(([number, words]) => ({ number, by: words }))
    .toSorted((a, b) => a.number - b.number);
  return {
    goods: found.filter(({ number }) => number < FIRST_SERVICE),
    services: found.filter(({ number }) => number >= FIRST_SERVICE),
    beside: [...beside].filter((number) => !by.has(number)).toSorted((a, b) => a - b),
    unknown: [...new Set(unknown)],
  };
}

function wordsOf(text: string): string[] {
  return nameWords(text)
    .filter((word) => !PARTICLES.has(word))
    .map(singular);
}

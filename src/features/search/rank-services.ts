import { services, type CatalogueService } from '@/content/services/catalogue';

/** What a word is worth by where it is found, and by how well it fits. */
const WEIGHT = { title: 10, alias: 9, heading: 6, hint: 3, summary: 1 };
const FIT = { whole: 1, start: 0.7, stem: 0.5, slip: 0.4 };

/** Shorter words have too many neighbours for a slip to be told from another word. */
const SLIP_FROM = 5;

/** The start of a word counts in names at once, in sentences only from here: "a" starts half of all words. */
const START_FROM = 3;

/** Words that begin alike for this many letters are one word: "register" and "registration". */
const STEM_FROM = 6;

/** As long as the ending of a typed word may be. */
const ENDING = 5;

/** Words that name no service. */
const FILLERS = new Set(
  'a an and are can do for get how i in is it me my need of on or our the to want we what with you'.split(
    ' ',
  ),
);

interface Word {
  text: string;
  weight: number;
  /** Part of a name, as opposed to a sentence. */
  isName: boolean;
}

interface Entry {
  service: CatalogueService;
  /** Title and aliases without spaces, so that "trade mark" and "trademark" are one. */
  names: readonly string[];
  words: readonly Word[];
}

const entries: readonly Entry[] = services.map((service) => {
  const { title, aliases, heading, hint, summary } = service;
  const words = (text: string, weight: number, isName: boolean): Word[] =>
    wordsOf(text).map((word) => ({ text: word, weight, isName }));
  return {
    service,
    names: [title, ...aliases].map(compact),
    words: [
      ...words(title, WEIGHT.title, true),
      ...words(aliases.join(' '), WEIGHT.alias, true),
      ...words(heading, WEIGHT.heading, true),
      ...words(hint, WEIGHT.hint, false),
      ...words(summary, WEIGHT.summary, false),
    ],
  };
});

/**
 * The services that a few words may mean, the likeliest first. Every word counts: those that fit the most words are
 * the result, the rest is left out. One slip in a word of five letters or more is forgiven if nothing fits it as it is.
 */
export function rankServices(query: string, limit = services.length): CatalogueService[] {
  const words = queryWords(query);
  if (words.length === 0) return [];

  const phrase = compact(query);
  const scored = entries.map(({ service, names }) => {
    // A name written apart or together fits as a whole, though its words may not.
    const isNamed = names.some((name) => name.startsWith(phrase));
    return { service, isNamed, score: 0, found: isNamed ? words.length : 0 };
  });
  for (const word of words) {
    const asTyped = entries.map((entry) => wordScore(word, entry, fitOf));
    const isKnown = asTyped.some((score) => score > 0);
    const scores = isKnown ? asTyped : entries.map((entry) => wordScore(word, entry, slipFitOf));
    scored.forEach((row, index) => {
      const score = scores[index] ?? 0;
      row.score += score;
      if (score > 0 && !row.isNamed) row.found += 1;
    });
  }

  const most = Math.max(...scored.map(({ found }) => found));
  return scored
    .filter(({ found }) => found > 0 && found === most)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ service }) => service);
}

function queryWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

type Fit = (typed: string, word: Word) => number;

/** The best place of one typed word in an entry. */
function wordScore(typed: string, { words }: Entry, fit: Fit): number {
  return Math.max(...words.map((word) => word.weight * fit(typed, word)));
}

function fitOf(typed: string, { text, isName }: Word): number {
  if (text === typed) return FIT.whole;
  const longEnough = isName || typed.length >= START_FROM;
  if (longEnough && text.startsWith(typed)) return FIT.start;
  const stem = typed.slice(0, Math.max(STEM_FROM, typed.length - ENDING));
  return typed.length > STEM_FROM && text.startsWith(stem) ? FIT.stem : 0;
}

/** Forgives one slip in a whole word or in as much of it as has been typed. */
function slipFitOf(typed: string, { text }: Word): number {
  if (typed.length < SLIP_FROM) return 0;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => oneSlipApart(typed, text.slice(0, length))) ? FIT.slip : 0;
}

/** Whether one letter more, less or other, or two neighbours swapped, make one word of the other. */
function oneSlipApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** Lower-case words without accents and apostrophes; everything else that is no letter or digit parts them. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}’']/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function compact(text: string): string {
  return wordsOf(text).join('');
}

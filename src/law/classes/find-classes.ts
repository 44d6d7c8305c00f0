import { nameWords, runsIn, singular, tidyName } from '@/law/names/words';
import { FIRST_SERVICE } from './nice-classes';
import {
  choicesFor,
  isKnown,
  meaningOf,
  MOST_CHOICES,
  PARTICLES,
  trades,
  wordsOf,
  type Trade,
} from './vocabulary';

/** A class, and the phrases of the vocabulary that led to it. */
export interface FoundClass {
  number: number;
  by: readonly string[];
}

/** An ambiguous part of the text, with the phrases it may mean. Each of these phrases has an answer. */
export interface Ask {
  word: string;
  choices: readonly string[];
}

export interface FoundClasses {
  goods: readonly FoundClass[];
  services: readonly FoundClass[];
  /** Classes that are often forgotten. */
  alsoConsider: readonly number[];
  /** The questions to ask the visitor first. */
  asks: readonly Ask[];
  /** Words that were not understood. */
  unknown: readonly string[];
}

/** A word of the typed text. */
interface Word {
  typed: string;
  /** Singular, in the spelling of the vocabulary. */
  known: string;
  /** Possible words of the vocabulary, if the meaning is uncertain. */
  maybe: readonly string[];
  /** The words before this word describe it: "chai ka cup" is a cup. */
  isOwner: boolean;
}

/** A phrase found in the words: from `start` up to, but not including, `end`. */
interface Match {
  trade: Trade;
  start: number;
  end: number;
}

/** The result for one part of the text. */
interface Answer {
  found: readonly Trade[];
  alsoConsider: readonly number[];
  ask?: Ask | undefined;
  unknown?: readonly string[];
}

const NOTHING: Answer = { found: [], alsoConsider: [] };

/** Common words around the name of a trade. */
const ignoredWords = new Set(
  `for in on to with from by i we our sell sells selling sale make makes making manufacturer manufacturing manufacture
  manufacturers maker makers factory industry industries udyog brand brands business vyapar dhandha company firm product item
  goods material supplier supply unit kit set pack packet powder which what trademark trade mark is are me mein liye hai hu hoon hain
  karta karte karna banana banate bechna bechta bechte wala wale wali walo kaun konsi sa si kya need chahiye new small local
  best online home house homemade handmade organic natural pure fresh premium indian desi india service services work kaam ghar
  kar ho center centre studio agency startup all type kind other chalata chalati chalate chalana m mm cm kg gm ml ltr litre inch feet ft etc etcetera only also near`
    .split(/\s+/)
    .map(singular),
);

/** Words that describe goods or their users, and never change the class. */
const DESCRIPTIVE = new Set(
  `lady gent man woman mahila kid child bachcha bachchon baby girl boy newborn school bridal unisex wireless bluetooth digital automatic
  semi fully smart mini portable heavy duty commercial disposable designer printed plain fancy luxury imported readymade ready made custom
  customised customized quality high fashion traditional ethnic modern latest new running run later mens womens boneless centrifugal npk stainless face cold pressed cotton provider operator platform booking dena
  black white red blue green yellow kala safed lal hara banarasi jaipuri lucknowi kashmiri kolhapuri rajasthani gujarati punjabi bengali kanjivaram tribal`
    .split(/\s+/)
    .map(singular),
);

const isNeutral = ({ known }: Word) => DESCRIPTIVE.has(known) || ignoredWords.has(known);

const POSSESSIVES = new Set(['ka', 'ki', 'ke']);

/** The goods come before these words; their users or parts come after. */
const JOINTS = new Set(['for', 'of', 'on']);

/** A place comes after these words. */
const PLACE = new Set(['in', 'at', 'near', 'from', 'mein']);

/** "Which class is …" is a question about classes, not about a school's classes. */
const CLASS_QUESTION =
  /\b(?:which|what|kaun|konsi|kis|trade ?mark|tm|nice)\b.*\bclass|\bclass(?:es)? (?:\d|for\b)/i;

/** The class for selling other people's goods. */
const SELLING = 35;

/** Materials. They do not change the class of vehicles, instruments, utensils, textiles, clothing, carpets and toys. */
const MATERIALS =
  'aluminium steel iron brass copper metal wooden wood bamboo cane jute leather silk woollen wool cotton linen plastic rubber glass clay stone bone horn';
const MATERIAL = new Set(MATERIALS.split(' '));
const FINISHED = new Set([12, 15, 21, 24, 25, 27, 28]);

/** A material before "and": "horn and bone craft" isn't a horn. */
const MATERIALS_AND = new RegExp(`\\b(${MATERIALS.replaceAll(' ', '|')}) (?:and|aur|&) `, 'gi');

/** A translation in brackets: "Hing (asafoetida)". */
const SAID_TWICE = /(?<=\w\s*)\([^)]*\)/g;

/** The class of machines. */
const MACHINES = 7;

/** Machines for these processes are sometimes in another class than 7. */
const OTHER_MACHINES = new Set(
  'making drying cooling heating cooking freezing calculating counting testing voting playing gaming scanning measuring weighing binding'.split(
    ' ',
  ),
);

/** These words decide the class anywhere in the text: a toy drone is a toy. */
const DECISIVE = new Set(['toy', 'khilona']);

/** This many goods in a row are a list. In a shorter row, the last word names the product. */
const FEWEST_IN_LIST = 3;

/** The longest text that is read, in characters. */
export const LONGEST_TRADE = 200;

/**
 * The Nice classes of a trade described in English or Hindi. Typing mistakes are allowed, and some words in Indian scripts are
 * known. A wrong class costs a fee and a year. So the answer names a class only if it understands all words and they agree.
 * Otherwise it asks the visitor which meaning is right.
 */
export function findClasses(typed: string): FoundClasses {
  const whole = trades.get(wordsOf(typed).join(''));
  if (whole && whole.classes.length > 0) return summed([{ ...NOTHING, found: [whole] }]);
  const text = tidyName(typed).replace(SAID_TWICE, ' ').replace(MATERIALS_AND, '$1 ');
  const isQuestion = CLASS_QUESTION.test(text);
  return summed(text.split(/[,;/|&+]|\band\b|\baur\b/i).map((part) => read(part, isQuestion)));
}

function read(part: string, isQuestion: boolean): Answer {
  const spelling = spelled(part).filter(({ known }) => !isQuestion || known !== 'class');
  const ordered = headLast(spelling).filter(({ known }) => !PARTICLES.has(known));
  const words = finished(processMachine(ordered));
  const matches = matchesIn(words);
  const isRead = new Set(matches.flatMap(({ start, end }) => words.slice(start, end)));
  const place = words.findIndex(({ known }) => PLACE.has(known));
  const rest = words
    .slice(0, place < 0 ? undefined : place)
    .filter(
      (word) => !isRead.has(word) && !ignoredWords.has(word.known) && !/^\d+$/.test(word.known),
    );
  const unknown = rest.filter(({ known, maybe }) => !isKnown(known) && maybe.length === 0);
  const answer = { ...answerTo(matches, words), unknown: unknown.map(({ typed }) => typed) };
  if (answer.ask) return answer;
  if (answer.found.length === 0) {
    const unclear = rest.length > 0 ? rest : words;
    return { ...answer, ask: asked(unclear.filter((word) => !unknown.includes(word))) };
  }
  const named = matches.filter(({ trade }) => !trade.rule);
  const isOnAnything = matches.at(-1)?.trade.rule?.isOnAnything;
  if (isOnAnything || isSure(words, answer.found.every(isGoods) ? named : [], rest)) return answer;
  const unclear = words.filter((word) => !ignoredWords.has(word.known));
  const phrases = named.toReversed().map(({ trade }) => trade.phrase);
  return { ...NOTHING, ask: asked(unclear, phrases) };
}

/** Keeps only the machine: "bottle filling machine" is a machine, whatever it fills. */
function processMachine(words: readonly Word[]): readonly Word[] {
  const process = words.at(-2)?.known ?? '';
  const machine = matchesIn(words).at(-1);
  if (!process.endsWith('ing') || OTHER_MACHINES.has(process) || !machine) return words;
  const isMachine = /\bmachine(?:ry)?$/.test(machine.trade.phrase) && machine.end === words.length;
  return isMachine && machine.trade.classes.join() === String(MACHINES)
    ? words.slice(machine.start)
    : words;
}

/** "Woollen durries" are durries. */
function finished(words: readonly Word[]): readonly Word[] {
  const { trade, start, end } = matchesIn(words).at(-1) ?? {};
  const isFinished = trade?.classes.every((number) => FINISHED.has(number));
  return isFinished && end === words.length
    ? words.filter(({ known }, at) => at >= (start ?? 0) || !MATERIAL.has(known))
    : words;
}

/** Whether the answer is certain: all words are known, and all goods are in one class. Goods that describe the last one don't count. */
function isSure(words: readonly Word[], named: readonly Match[], rest: readonly Word[]): boolean {
  const owned = words.findLastIndex(({ isOwner }) => isOwner);
  const main = named.filter(({ start }) => start >= owned);
  const isOfOneClass = new Set(main.map(({ trade }) => trade.classes.join())).size < 2;
  return isOfOneClass && rest.every(isNeutral);
}

/** The words in the spelling of the vocabulary. */
function spelled(part: string): Word[] {
  const typed = nameWords(part);
  const words = typed.map(singular);
  return typed.map((word, at) => {
    const own = words[at] ?? '';
    const isPlain =
      isKnown(own) || PARTICLES.has(own) || ignoredWords.has(own) || /^\d+$/.test(own);
    const { words: maybe, isCertain } = isPlain ? { words: [], isCertain: false } : meaningOf(own);
    const meant = isCertain
      ? (maybe.find((other) => trades.has(other)) ?? maybe[0])
      : maybe.find((other) => isInPhrase(words.with(at, other), at));
    return {
      typed: word,
      known: meant ?? own,
      maybe,
      isOwner: POSSESSIVES.has(words[at - 1] ?? ''),
    };
  });
}

/** Whether the word and a neighbour form a phrase of the vocabulary. */
function isInPhrase(words: readonly string[], at: number): boolean {
  return runsIn(words, trades).some(
    (run) => run.length > 1 && run.at <= at && at < run.at + run.length,
  );
}

/** Moves the main word to the end, as in "shoe repair": "repair of shoes", "an app for doctors", "doctor ke liye app". */
function headLast(words: readonly Word[]): readonly Word[] {
  const liye = words.findIndex(({ known }) => known === 'liye');
  if (liye > 0 && matchesIn(words.slice(liye)).length > 0) return words.slice(liye);
  const joint = words.findIndex(({ known }) => JOINTS.has(known));
  const head = words.slice(0, Math.max(joint, 0));
  const rest = words.slice(joint + 1);
  const matches = matchesIn(head);
  const [first] = matchesIn(rest);
  const isOnRent = first?.start === 0 && first.trade.classes.length === 0;
  if (matches.length === 0 || isOnRent) return words;
  if (words[joint]?.known === 'of' || !matches.some(({ trade }) => !trade.rule))
    return [...rest, ...head];
  // "Wax for floors" may be in another class than wax; "an app for doctors" is an app.
  const users = matchesIn(rest).filter(({ trade }) => !isGoods(trade));
  const described = new Set(users.flatMap(({ start, end }) => rest.slice(start, end)));
  const areUsers = rest.every((word) => described.has(word) || isNeutral(word));
  return areUsers ? head : words;
}

function matchesIn(words: readonly Word[]): Match[] {
  const runs = runsIn(
    words.map(({ known }) => known),
    trades,
  );
  return runs.flatMap(({ at, length, key }) => {
    const trade = trades.get(key);
    // A word such as "home" has no clear meaning beside other words.
    const isMeant = trade?.rule ?? (length > 1 || words.length === 1 || !ignoredWords.has(key));
    return trade && isMeant ? [{ trade, start: at, end: at + length }] : [];
  });
}

const isGoods = ({ classes }: Trade) => classes.every((number) => number < FIRST_SERVICE);
const isService = ({ classes }: Trade) => classes.every((number) => number >= FIRST_SERVICE);

/** The goods and services found, with each service applied to the goods beside it. */
function answerTo(matches: readonly Match[], words: readonly Word[]): Answer {
  const named = matches.filter(({ trade }) => !trade.rule);
  const last = named.at(-1);
  let answer = compound(named, words);
  for (const { trade, start } of matches) {
    const done = trade.rule && doneTo(answer, trade);
    if (!done) continue;
    if (!last || start > last.start || trade.classes.includes(SELLING)) {
      answer = done;
    } else if (trade.rule?.goods === 'dropped' && isGoods(last.trade)) {
      // "Repair cars" is a service, a "repair kit" is goods.
      const goods = last.trade.phrase;
      const word = words.map(({ typed }) => typed).join(' ');
      return { ...NOTHING, ask: { word, choices: [`${goods} ${trade.phrase}`, goods] } };
    }
  }
  return answer;
}

/** The trades of a list of goods. If it is no list: the one trade that the last phrase names. */
function compound(named: readonly Match[], words: readonly Word[]): Answer {
  const head = named.find(({ trade }) => DECISIVE.has(trade.phrase)) ?? named.at(-1);
  if (!head) return NOTHING;
  const isList =
    named.length >= FEWEST_IN_LIST &&
    named.every(({ trade }) => isGoods(trade) && !trade.classes.includes(MACHINES));
  const found: Trade[] = [];
  const alsoConsider: number[] = [];
  for (const { trade, start } of named) {
    const isDescription = words.slice(start + 1, head.start + 1).some(({ isOwner }) => isOwner);
    // No class for goods that a service works on, and none for a service that uses the goods.
    const isPurpose = isGoods(trade)
      ? !isGoods(head.trade)
      : isService(trade) && isGoods(head.trade);
    const hasSameClasses = trade.classes.join() === head.trade.classes.join();
    // Customers book a salon with a salon app, so both need a class. Software for salons is only software.
    const isByApp = isService(trade) && head.trade.phrase === 'app';
    if (hasSameClasses || isByApp || isList) {
      found.push(trade);
    } else if (!isDescription && !isPurpose) {
      alsoConsider.push(...trade.classes);
    }
  }
  return { found, alsoConsider };
}

/** The answer for a service done to the goods found. Undefined if the rule has no class for these goods. */
function doneTo({ found, alsoConsider }: Answer, { phrase, rule }: Trade): Answer | undefined {
  const on = found.flatMap(({ classes }) => classes);
  const names = found.map((trade) => trade.phrase).join(' ');
  const classes = rule?.classes(on, names) ?? [];
  if (classes.length === 0) return undefined;
  const service: Trade = { phrase: `${names} ${phrase}`.trim(), classes, alsoConsider: [] };
  if (rule?.goods === 'dropped') return { ...NOTHING, found: [service] };
  if (rule?.goods === 'kept') return { found: [...found, service], alsoConsider };
  const goods = on.filter((number) => number < FIRST_SERVICE);
  const beside = found.flatMap((trade) => trade.alsoConsider);
  return { found: [service], alsoConsider: [...alsoConsider, ...beside, ...goods] };
}

/** A question about words. The phrases of `first` come first. Undefined if the vocabulary has no choice to offer. */
function asked(words: readonly Word[], first: readonly string[] = []): Ask | undefined {
  const others = choicesFor(words.flatMap(({ known, maybe }) => [known, ...maybe]));
  const choices = [...new Set([...first, ...others])].slice(0, MOST_CHOICES);
  if (choices.length === 0) return undefined;
  return { word: words.map(({ typed }) => typed).join(' '), choices };
}

function summed(answers: readonly Answer[]): FoundClasses {
  const all = answers.flatMap(({ found }) => found);
  const by = new Map<number, Set<string>>();
  for (const { classes, phrase } of all) {
    for (const number of classes) by.set(number, (by.get(number) ?? new Set()).add(phrase));
  }
  const alsoConsider = new Set([
    ...all.flatMap((trade) => trade.alsoConsider),
    ...answers.flatMap((answer) => answer.alsoConsider),
    // A maker of goods often sells other people's goods too.
    ...(all.some(isGoods) ? [SELLING] : []),
  ]);
  const found = [...by]
    .map(([number, phrases]) => ({ number, by: [...phrases] }))
    .toSorted((a, b) => a.number - b.number);
  return {
    goods: found.filter(({ number }) => number < FIRST_SERVICE),
    services: found.filter(({ number }) => number >= FIRST_SERVICE),
    alsoConsider: [...alsoConsider].filter((number) => !by.has(number)).toSorted((a, b) => a - b),
    asks: answers.flatMap(({ ask }) => ask ?? []),
    unknown: [...new Set(answers.flatMap(({ unknown = [] }) => unknown))],
  };
}

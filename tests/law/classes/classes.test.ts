import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findClasses } from '@/law/classes/find-classes';
import { niceClasses } from '@/law/classes/nice-classes';
import { TRADE_WORDS } from '@/law/classes/trade-words';
import { wordsOf } from '@/law/classes/vocabulary';
import { anyText } from '../../support/hostile-strings';
import { fromTheList, fromTheReader, unclear, withSlips } from './cases/alphabetical-list';
import { phrases } from './cases/phrases';
import { property } from '../../support/property';

const numbersIn = (list: string) => list.split(' ').filter(Boolean).map(Number);

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [phrase = '', must = '', may = ''] = row.split('|').map((cell) => cell.trim());
      return { phrase, must: numbersIn(must), may: numbersIn(may) };
    });

const rows = rowsOf(phrases);

const tablePhrases = TRADE_WORDS.trim()
  .split('\n')
  .flatMap((row) => row.split(' : ')[0]?.split(', ') ?? []);

/** The classes of which the answer is sure, and all classes that the answer names. */
function answerOn(phrase: string) {
  const { goods, services, alsoConsider, asks } = findClasses(phrase);
  const found = [...goods, ...services].map(({ number }) => number);
  return { found, named: [...found, ...alsoConsider], asks };
}

test.each([
  ['trades', phrases],
  ['the alphabetical list', fromTheList],
  ['a person who read the law', fromTheReader],
  ['visitors who type fast', withSlips],
])('each phrase from %s finds the classes that were looked up by hand', (_, table) => {
  for (const { phrase, must, may } of rowsOf(table)) {
    const { found, named } = answerOn(phrase);
    expect.soft(found, phrase).toEqual(expect.arrayContaining(must));
    // For `phrases`, the answer must also name the classes in `may`. For the other lists, it may find them.
    if (table === phrases) expect.soft(named, phrase).toEqual(expect.arrayContaining(may));
    else expect.soft([...must, ...may], phrase).toEqual(expect.arrayContaining(found));
  }
});

test('a word without a class of its own leads to a question', () => {
  for (const row of unclear.trim().split('\n')) {
    const [phrase = '', ...choices] = row.split(/ \| |, /);
    const { found, asks } = answerOn(phrase);
    expect.soft(found, phrase).toEqual([]);
    expect.soft(asks[0]?.choices, phrase).toEqual(expect.arrayContaining(choices));
  }
});

test('each word of our phrases finds classes or a question, and each choice of a question finds classes', () => {
  const words = new Set(tablePhrases.flatMap(wordsOf));
  for (const word of words) {
    const { found, asks } = answerOn(word);
    expect.soft(found.length + asks.length, word).toBeGreaterThan(0);
    for (const choice of asks.flatMap(({ choices }) => choices))
      expect.soft(answerOn(choice).found.length, choice).toBeGreaterThan(0);
  }
});

test.each([
  [
    'words that are spelt nearly like the word for a trade',
    'potting garnet rocket pilot print butt',
  ],
  [
    'trade marks that people use as words for goods',
    'fevicol maggi kurkure oyo ola uber airbnb lic xerox jcb zumba bisleri khadi thermos wifi',
  ],
])('nothing is found for %s', (_, words) => {
  for (const word of words.split(' ')) expect.soft(answerOn(word).named, word).toEqual([]);
});

test('more than 600 phrases find all 45 classes', () => {
  expect(niceClasses.map(({ number }) => number)).toEqual(
    Array.from({ length: 45 }, (_, at) => at + 1),
  );
  for (const { number, gist, examples, list } of niceClasses) {
    expect(gist && examples).toBeTruthy();
    expect(new URL(list).searchParams.get('class_number')).toBe(String(number));
  }
  expect(tablePhrases.length).toBeGreaterThan(600);
  expect(new Set(tablePhrases).size).toBe(tablePhrases.length);
  const reached = new Set(tablePhrases.flatMap((phrase) => answerOn(phrase).found));
  expect(reached.size).toBe(45);
});

test('an unknown word is reported, and finds no class', () => {
  const nothing = { goods: [], services: [], alsoConsider: [], asks: [] };
  expect(findClasses('qzxw')).toEqual({ ...nothing, unknown: ['qzxw'] });
  expect(findClasses('').unknown).toEqual([]);
});

const list = fc.uniqueArray(fc.constantFrom(...rows.map(({ phrase }) => phrase)), {
  minLength: 1,
  maxLength: 4,
});
property('letter case, blanks and the order of a list change no class', [list], (asked) => {
  const { found } = answerOn(asked.join(', '));
  expect(answerOn(` ${asked.join(' ,  ').toUpperCase()} `).found).toEqual(found);
  expect(answerOn(asked.toReversed().join(', ')).found).toEqual(found);
});

property('any text gets an answer', [anyText], (text) => {
  for (const number of answerOn(text).named) expect(niceClasses[number - 1]?.number).toBe(number);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findClasses } from '@/law/classes/find-classes';
import { FIRST_SERVICE, niceClasses } from '@/law/classes/nice-classes';
import { TRADE_WORDS } from '@/law/classes/trade-words';
import { anyText } from '../../support/hostile-strings';
import { phrases } from './cases/phrases';

const numbersIn = (list: string) => list.split(' ').filter(Boolean).map(Number);

const rows = phrases
  .trim()
  .split('\n')
  .map((row) => {
    const [phrase = '', must = '', forgotten = ''] = row.split('|').map((cell) => cell.trim());
    return { phrase, must: numbersIn(must), forgotten: numbersIn(forgotten) };
  });

/** All that the answer names, and what it is sure of. */
function answerOn(phrase: string) {
  const { goods, services, beside } = findClasses(phrase);
  const found = [...goods, ...services].map(({ number }) => number);
  return { found, named: [...found, ...beside] };
}

test('each phrase is in the classes that were looked up for it by hand', () => {
  for (const { phrase, must, forgotten } of rows) {
    const { found, named } = answerOn(phrase);
    expect.soft(found, phrase).toEqual(expect.arrayContaining(must));
    expect.soft(named, phrase).toEqual(expect.arrayContaining(forgotten));
  }
});

test('there are 45 classes, and at least 600 phrases that reach each of them', () => {
  expect(niceClasses.map(({ number }) => number)).toEqual(
    Array.from({ length: 45 }, (_, at) => at + 1),
  );
  for (const { gist, examples } of niceClasses) expect(gist && examples).toBeTruthy();
  const words = TRADE_WORDS.trim()
    .split('\n')
    .flatMap((row) => row.split(' : ')[0]?.split(', ') ?? []);
  expect(words.length).toBeGreaterThan(600);
  expect(new Set(words).size).toBe(words.length);
  const reached = new Set(words.flatMap((phrase) => answerOn(phrase).found));
  expect(reached.size).toBe(45);
});

test('goods and services stand apart', () => {
  for (const { phrase } of rows) {
    const { goods, services } = findClasses(phrase);
    expect(goods.every(({ number }) => number < FIRST_SERVICE)).toBe(true);
    expect(services.every(({ number }) => number >= FIRST_SERVICE)).toBe(true);
  }
});

test.each([
  ['saree shopp', [35]],
  ['choclate', [30]],
  ['jewelery', [14]],
  ['coach', [41]],
  ['app for doctors', [9, 42]],
  ['doctor ke liye app', [9, 42]],
  ['cooler repair', [37]],
  ['which class for clothes?', [25]],
  ['achar, papad aur masale', [29, 30]],
  ['कपड़ा', [24, 25]],
])('%s, with slips or words around, is read', (phrase, expected) => {
  expect(answerOn(phrase).found).toEqual(expected);
});

test('what is not understood is said, and suggests nothing', () => {
  expect(findClasses('qzxw')).toEqual({ goods: [], services: [], beside: [], unknown: ['qzxw'] });
  expect(findClasses('').unknown).toEqual([]);
});

test('case, blanks and the order of a list change no class', () => {
  const list = fc.uniqueArray(fc.constantFrom(...rows.map(({ phrase }) => phrase)), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(list, (asked) => {
      const { found } = answerOn(asked.join(', '));
      expect(answerOn(` ${asked.join(' ,  ').toUpperCase()} `).found).toEqual(found);
      expect(answerOn(asked.toReversed().join(', ')).found).toEqual(found);
    }),
  );
});

test('any text is answered', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const number of answerOn(text).named)
        expect(niceClasses[number - 1]?.number).toBe(number);
    }),
  );
});

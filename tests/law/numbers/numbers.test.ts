import { expect, test } from 'vitest';
import { readNumber } from '@/law/numbers/read';
import { numberInQuery, registeredNumber, typedNumber } from '@/law/numbers/registered-numbers';
import { anyText } from '../../support/hostile-strings';
import { cases, numberParts, numbersInQueries } from './cases';
import { property } from '../../support/property';

const GSTIN = '27AAPFU0939F1ZV';

function read(text: string) {
  const number = registeredNumber(text);
  if (!number) throw new Error(`${text} has the shape of no number`);
  return readNumber(number, '2026-11-23');
}

/* Somebody who had not read the code worked out the cases from the schemes of the offices. */

test('each number has the meaning that was worked out by hand', () => {
  for (const [text, kind, isWellFormed, ...says] of cases) {
    expect.soft(registeredNumber(text)?.kind ?? null, text).toBe(kind);
    if (kind === null) continue;
    const reading = read(text);
    expect.soft(reading.isRight, text).toBe(isWellFormed);
    const words = JSON.stringify(reading).toLowerCase();
    for (const word of says) expect.soft(words, text).toContain(word.toLowerCase());
  }
});

test.each(numberParts)('%s has the part %s: %s', (text, label, says) => {
  const found = read(text).parts.find((one) => one.label === label);
  const part = found && `${found.text}: ${found.says}${found.isWrong ? ' WRONG' : ''}`;
  expect(part).toEqual(says);
});

test('no other check digit fits a GSTIN', () => {
  const fitting = cases.filter(([, kind, isWellFormed]) => kind === 'gstin' && isWellFormed);
  for (const { printed } of fitting.map(([text]) => read(text))) {
    // If only the letter O fits, a 0 counts as O. If only the letter I fits, a 1 counts as I.
    for (const other of '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'.replace(printed.charAt(14), '')) {
      expect(read(printed.slice(0, 14) + other).isRight, printed + other).toBe(false);
    }
  }
});

test.each([
  ['27aapfu0939f1zv', GSTIN],
  [' 27 AAPFU 0939F 1Z V ', GSTIN],
  ['27-AAPFU0939F-1-Z-V', GSTIN],
  ['27\u00a0AAPFU\u200b0939F1ZV', GSTIN],
  ['２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ', GSTIN],
  ['२७AAPFU०९३९F१ZV', GSTIN],
  ['27AAPFUO939F1ZV', GSTIN, 'corrected'],
  ['ABCP0000IZ', 'ABCPO0001Z', 'corrected'],
  ['A1B1234', 'AIB1234', 'corrected'],
])('“%s” is read as %s', (text, value, corrected?: string) => {
  expect(registeredNumber(text)).toMatchObject({ value, isMended: corrected !== undefined });
});

test('a number is read even if its name is pasted with it', () => {
  expect(typedNumber(`GSTIN: ${GSTIN}`)?.value).toBe(GSTIN);
});

test.each(numbersInQueries)('the query “%s” has the number %s', (query, kind) => {
  expect(numberInQuery(query)?.kind).toBe(kind);
});

property(
  'any text can be read, and each part of a number in it is explained',
  [anyText],
  (text) => {
    numberInQuery(text);
    const number = registeredNumber(text);
    if (!number) return;
    expect(registeredNumber(number.value)).toEqual({ ...number, isMended: false });
    const { parts } = readNumber(number);
    expect(parts.every(({ label, says }) => label && says)).toBe(true);
    expect(parts.map((one) => one.text).join('')).toHaveLength(number.value.length);
  },
);

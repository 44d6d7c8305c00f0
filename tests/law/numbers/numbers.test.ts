import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from '@/law/numbers/read';
import { numberInQuery, registeredNumber, typedNumber } from '@/law/numbers/registered-numbers';
import { anyText } from '../../support/hostile-strings';
import { cases, numberParts } from './cases';

const GSTIN = '27AAPFU0939F1ZV';

function read(text: string) {
  const number = registeredNumber(text);
  if (!number) throw new Error(`${text} has the shape of no number`);
  return readNumber(number, '2026-11-23');
}

/* The cases are worked from the schemes of the offices by somebody who had not read the code. */

test('each number is what was worked out by hand', () => {
  for (const [text, kind, isWellFormed, ...says] of cases) {
    expect.soft(registeredNumber(text)?.kind ?? null, text).toBe(kind);
    if (kind === null) continue;
    const reading = read(text);
    expect.soft(reading.isRight, text).toBe(isWellFormed);
    const words = JSON.stringify(reading).toLowerCase();
    for (const word of says) expect.soft(words, text).toContain(word.toLowerCase());
  }
});

test.each(numberParts)('%s, %s: %s', (text, label, says) => {
  const found = read(text).parts.find((one) => one.label === label);
  const told = found && `${found.text}: ${found.says}${found.isWrong ? ' WRONG' : ''}`;
  expect(told).toEqual(says);
});

/*
 * Worked out apart from the code, with Luhn's rule to the base 36 from the right: the last of the 14 characters is doubled.
 * The first is the number that manuals print; the others have PANs that nobody has.
 */
test.each([
  GSTIN,
  '27ABCFS0000Z1ZR',
  '05ABCPS0000Z2ZB',
  '01ABCCS0000AAZH',
  '38ABCTS0001B9ZZ',
  '97ABCHS0000C1ZR',
])('the check digit of %s fits, and no other does', (gstin) => {
  expect(read(gstin)).toMatchObject({ isRight: true, verdict: expect.stringContaining('fits') });
  // Not those that may be a slip of the pen for it.
  for (const other of '23456789ABCDEFGHJKLMNPQSTUVWXY'.replace(gstin.charAt(14), '')) {
    expect(read(gstin.slice(0, 14) + other).isRight, other).toBe(false);
  }
});

test.each(['27AAPUF0939F1ZV', '27AAPFU9039F1ZV', '28AAPFU0939F1ZV', '27AAPFU0938F1ZV'])(
  '%s, with neighbours swapped or a character changed, is wrong',
  (slip) => {
    const { isRight, verdict } = read(slip);
    expect(isRight).toBe(false);
    expect(verdict).toMatch(/^Something is wrong \(.*check digit.*\).*certificate/);
  },
);

test.each([
  ['29ABCCL0000Z1ZO', '29ABCCL0000Z1Z0'],
  ['33ABCPH0000Z1Z0', '33ABCPH0000Z1ZO'],
  ['29ABCCK0000Z1ZI', '29ABCCK0000Z1Z1'],
  ['33ABCPN0000Z1Z1', '33ABCPN0000Z1ZI'],
])('%s is read as %s, because the check digit decides between the two', (typed, printed) => {
  expect(read(typed)).toMatchObject({
    isRight: true,
    printed,
    verdict: expect.stringContaining('We took O for 0'),
  });
});

test('numbers without a published check digit say so', () => {
  for (const text of ['ABCPS0001Z', 'MUMS00001Z', 'AAB-1234', '00123456', '0512345678']) {
    expect(read(text).verdict, text).toContain('No check digit is published');
  }
});

test.each([
  ['27aapfu0939f1zv', GSTIN],
  [' 27 AAPFU 0939F 1Z V ', GSTIN],
  ['27-AAPFU0939F-1-Z-V', GSTIN],
  ['27\u00a0AAPFU\u200b0939F1ZV', GSTIN],
  ['２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ', GSTIN],
  ['२७AAPFU०९३९F१ZV', GSTIN],
  ['27AAPFUO939F1ZV', GSTIN, 'mended'],
  ['ABCP0000IZ', 'ABCPO0001Z', 'mended'],
  ['A1B1234', 'AIB1234', 'mended'],
])('reads “%s” as %s', (text, value, mended?: string) => {
  expect(registeredNumber(text)).toMatchObject({ value, isMended: mended !== undefined });
});

test('reads a number pasted with its name', () => {
  expect(typedNumber(`GSTIN: ${GSTIN}`)?.value).toBe(GSTIN);
});

test.each([
  ['one character short', '27AAPFU0939F1Z'],
  ['letters among the digits of a PAN', 'ABCPSX001Z'],
  ['digits among the letters of a CIN', 'U62011K92023PTC000001'],
  ['another word than UDYAM', 'UDYOG-MH-00-0000001'],
  ['another script', 'एबीसी00001Z'],
  ['nothing', ''],
])('knows no number in %s', (_what, text) => {
  expect(registeredNumber(text)).toBeUndefined();
});

test.each([
  [GSTIN, 'gstin'],
  [`gst no. ${GSTIN} check`, 'gstin'],
  ['cin U62011 KA 2023 PTC 000001', 'cin'],
  ['udyam mh 26 0000001', 'udyam'],
  ['my pan abcps 0001 z', 'pan'],
  ['fssai 10012022000234', 'fssai'],
  ['DIN 00123456', 'din'],
  ['iec: 0512345678', 'iec'],
  ['aab-1234', 'llpin'],
  ['gst registration', undefined],
  ['aoc-4', undefined],
  ['audit 2025 f', undefined],
  ['9876543210', undefined],
  ['50100123456789', undefined],
  ['X62011KA2023PTC000001', undefined],
  ['food licence 2025 26', undefined],
])('the query “%s” has the number %s', (query, kind) => {
  expect(numberInQuery(query)?.kind).toBe(kind);
});

test('reads any text, each part of a number with its words, and finds again what it found', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      numberInQuery(text);
      const number = registeredNumber(text);
      if (!number) return;
      expect(registeredNumber(number.value)).toEqual({ ...number, isMended: false });
      const { parts } = readNumber(number);
      expect(parts.every(({ label, says }) => label && says)).toBe(true);
      expect(parts.map((one) => one.text).join('')).toHaveLength(number.value.length);
    }),
  );
});

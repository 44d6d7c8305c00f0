import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberInQuery, registeredNumber, typedNumber } from '@/law/numbers/registered-numbers';
import { anyText } from '../../support/hostile-strings';

const gstin = '27AAPFU0939F1ZV';

test.each([
  ['in small letters', '27aapfu0939f1zv', false],
  ['in groups', ' 27 AAPFU 0939F 1Z V ', false],
  ['with hyphens', '27-AAPFU0939F-1-Z-V', false],
  ['with a no-break space and one without width', '27\u00a0AAPFU\u200b0939F1ZV', false],
  ['in wide letters', '２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ', false],
  ['with Devanagari digits', '२७AAPFU०९३९F१ZV', false],
  ['with an O for a 0', '27AAPFUO939F1ZV', true],
])('reads a number %s', (_how, text, isMended) => {
  expect(registeredNumber(text)).toEqual({ kind: 'gstin', value: gstin, isMended });
});

test('reads a number pasted with its name', () => {
  expect(typedNumber(`GSTIN: ${gstin}`)?.value).toBe(gstin);
});

test('takes a 0 for an O and a 1 for an I where a letter has to stand', () => {
  expect(registeredNumber('ABCP0000IZ')).toMatchObject({ value: 'ABCPO0001Z', isMended: true });
  expect(registeredNumber('A1B1234')).toMatchObject({ kind: 'llpin', value: 'AIB1234' });
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
  [gstin, 'gstin'],
  [`gst no. ${gstin} check`, 'gstin'],
  ['cin U62011 KA 2023 PTC 000001', 'cin'],
  ['udyam mh 26 0000001', 'udyam'],
  ['my pan abcps 0001 z', 'pan'],
  ['fssai 10012022000234', 'fssai'],
  ['DIN 00123456', 'din'],
  ['iec: 0512345678', 'iec'],
  ['aab-1234', 'llpin'],
])('finds a number in the query “%s”: %s', (query, kind) => {
  expect(numberInQuery(query)?.kind).toBe(kind);
});

test.each([
  'gst registration',
  'aoc-4',
  'audit 2025 f',
  '9876543210',
  '50100123456789',
  'X62011KA2023PTC000001',
  'food licence 2025 26',
])('finds none in “%s”', (query) => {
  expect(numberInQuery(query)).toBeUndefined();
});

test('whatever is typed: no failure, and what is found is found again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = registeredNumber(text);
      if (found) expect(registeredNumber(found.value)).toEqual({ ...found, isMended: false });
      numberInQuery(text);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstinCheckDigit } from '@/law/numbers/check-digit';
import { readNumber } from '@/law/numbers/read';
import { registeredNumber } from '@/law/numbers/registered-numbers';
import { anyText } from '../../support/hostile-strings';
import { numberParts } from './cases';

const read = (text: string) => {
  const number = registeredNumber(text);
  if (!number) throw new Error(`${text} has the shape of no number`);
  return readNumber(number, '2026-11-23');
};
const part = (text: string, label: string) => {
  const found = read(text).parts.find((one) => one.label === label);
  return found && `${found.text}: ${found.says}${found.isWrong ? ' WRONG' : ''}`;
};

/*
 * Worked out apart from the code, with Luhn's rule to the base 36 from the right: the last of the 14 characters is doubled.
 * The first is the number that manuals print; the others have PANs that nobody has.
 */
test.each([
  '27AAPFU0939F1ZV',
  '27ABCFS0000Z1ZR',
  '05ABCPS0000Z2ZB',
  '01ABCCS0000AAZH',
  '38ABCTS0001B9ZZ',
  '97ABCHS0000C1ZR',
])('the check digit of %s fits, and no other does', (gstin) => {
  expect(gstinCheckDigit(gstin)).toBe(gstin.charAt(14));
  expect(read(gstin)).toMatchObject({ isRight: true, verdict: expect.stringContaining('fits') });
  // Not those that may be a slip of the pen for it.
  for (const other of '23456789ABCDEFGHJKLMNPQSTUVWXY'.replace(gstin.charAt(14), '')) {
    expect(read(gstin.slice(0, 14) + other).isRight, other).toBe(false);
  }
});

test('two neighbours swapped, or one character changed, do not pass', () => {
  const gstin = '27AAPFU0939F1ZV';
  const changed = ['27AAPUF0939F1ZV', '27AAPFU9039F1ZV', '28AAPFU0939F1ZV', '27AAPFU0938F1ZV'];
  for (const other of changed) expect(read(other).isRight, other).toBe(false);
  expect(read(gstin).verdict).not.toContain('certificate');
  expect(read('27AAPFU0938F1ZV').verdict).toMatch(
    /^Something is wrong \(check digit\).*certificate/,
  );
});

test.each([
  ['29ABCCL0000Z1ZO', '29ABCCL0000Z1Z0'],
  ['33ABCPH0000Z1Z0', '33ABCPH0000Z1ZO'],
  ['29ABCCK0000Z1ZI', '29ABCCK0000Z1Z1'],
  ['33ABCPN0000Z1Z1', '33ABCPN0000Z1ZI'],
])('%s is read as %s: where both may stand, the check digit decides', (typed, printed) => {
  expect(read(typed)).toMatchObject({
    isRight: true,
    printed,
    verdict: expect.stringContaining('We took O for 0'),
  });
});

test.each(numberParts)('%s, %s: %s', (text, label, says) => {
  expect(part(text, label)).toEqual(says);
});

test('only the GSTIN has a check digit that anybody may work out, and the others say so', () => {
  for (const text of ['ABCPS0001Z', 'MUMS00001Z', 'AAB-1234', '00123456', '0512345678']) {
    expect(read(text).verdict, text).toContain('No check digit is published');
  }
});

test('the parts of whatever is read are the whole number, and each has its words', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const number = registeredNumber(text);
      if (!number) return;
      const { parts } = readNumber(number);
      expect(parts.every(({ label, says }) => label && says)).toBe(true);
      expect(parts.map((one) => one.text).join('')).toHaveLength(number.value.length);
    }),
  );
});

import { expect, test } from 'vitest';
import { numbersIn, placeParts } from '@/lib/places';

test.each([
  ['section 25', ['25']],
  ['sections 11 and 12', ['11', '12']],
  ['sections 416, 417 and 421', ['416', '417', '421']],
  ['section 62(1)(b)', ['62']],
  ['sections 378C and 378-O', ['378C', '378-O']],
  ['section 70B, directions of 28 April 2022', ['70B']],
  ['sections 378V to 378ZF', ['378V', '378ZF']],
  ['rule 8', []],
  ['First Schedule', []],
  ['12/2017 and 13/2017 (Rate)', []],
])('finds the sections in “%s”', (place, numbers) => {
  expect(numbersIn(place)).toEqual(numbers);
});

test('loses nothing of a place', () => {
  for (const place of [
    'sections 11(1) and 36D',
    'section 393',
    'section 70B, directions of 28 April 2022',
    'Chapter III, rule 2',
  ]) {
    const whole = placeParts(place).map((part) => (typeof part === 'string' ? part : part.number));
    expect(whole.join('')).toBe(place);
  }
});

import { expect, test } from 'vitest';
import { shortened } from '@/lib/shortened';

test.each([
  ['as it is', '12345', '12345'],
  ['cut', '123456', '12345…'],
  ['cut before a character of two code units', '1234🪔6', '1234…'],
  ['cut after a whole character', '123🪔6', '123🪔…'],
])('a text is %s', (_what, text, short) => {
  expect(shortened(text, 5)).toBe(short);
});

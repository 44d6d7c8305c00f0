import { expect, test } from 'vitest';
import { readNumber } from '@/law/numbers/read';
import { registeredNumber } from '@/lib/registered-numbers';
import { cases } from './cases';

/* Worked from the schemes of the offices by somebody who had not read the code. */

test.each(cases)('$text: $working', ({ text, kind, isWellFormed, says = [] }) => {
  const number = registeredNumber(text);
  expect(number?.kind ?? null).toBe(kind);
  if (!number) return;
  const reading = readNumber(number);
  expect(reading.isRight).toBe(isWellFormed);
  const words = JSON.stringify(reading).toLowerCase();
  for (const word of says) expect(words).toContain(word.toLowerCase());
});

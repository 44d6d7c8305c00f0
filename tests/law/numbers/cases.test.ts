import { expect, test } from 'vitest';
import { readNumber } from '@/law/numbers/read';
import { registeredNumber } from '@/law/numbers/registered-numbers';
import { cases } from './cases';

/* Worked from the schemes of the offices by somebody who had not read the code. */

test('each number is what was worked out by hand', () => {
  for (const [text, kind, isWellFormed, ...says] of cases) {
    const number = registeredNumber(text);
    expect.soft(number?.kind ?? null, text).toBe(kind);
    if (!number) continue;
    const reading = readNumber(number);
    expect.soft(reading.isRight, text).toBe(isWellFormed);
    const words = JSON.stringify(reading).toLowerCase();
    for (const word of says) expect.soft(words, text).toContain(word.toLowerCase());
  }
});

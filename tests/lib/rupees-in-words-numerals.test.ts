import { expect, test } from 'vitest';
import { rupeesInWords } from '@/lib/rupees-in-words';

/* Each numeral by itself: rupees-in-words.test.ts shows how they are joined. */

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

test.each(UNITS.split(' ').map((word, index) => [index + 1, word] as const))(
  '%d is %s, of paise, and alone',
  (count, word) => {
    expect(rupeesInWords(200 + count)).toBe(
      `Rupees two and ${word} ${count === 1 ? 'paisa' : 'paise'} only`,
    );
    expect(rupeesInWords(count * 100)).toBe(`${count === 1 ? 'Rupee' : 'Rupees'} ${word} only`);
  },
);

test.each(TENS.split(' ').map((word, index) => [(index + 2) * 10, word] as const))(
  '%d is %s, by itself and with a unit',
  (count, word) => {
    expect(rupeesInWords(count * 100)).toBe(`Rupees ${word} only`);
    expect(rupeesInWords((count + 7) * 100)).toBe(`Rupees ${word}-seven only`);
  },
);

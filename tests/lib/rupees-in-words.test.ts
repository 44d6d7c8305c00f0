import { expect, test } from 'vitest';
import { rupeesInWords } from '@/lib/rupees-in-words';

test.each([
  [1, 'One paisa only'],
  [50, 'Fifty paise only'],
  [100, 'Rupee one only'],
  [101, 'Rupee one and one paisa only'],
  [1300, 'Rupees thirteen only'],
  [2000, 'Rupees twenty only'],
  [4200, 'Rupees forty-two only'],
  [9999, 'Rupees ninety-nine and ninety-nine paise only'],
  [50_000, 'Rupees five hundred only'],
  [49_950, 'Rupees four hundred ninety-nine and fifty paise only'],
  [100_500, 'Rupees one thousand five only'],
  [12_000_050, 'Rupees one lakh twenty thousand and fifty paise only'],
  [1_000_000_000, 'Rupees one crore only'],
  [
    12_345_678_905,
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and five paise only',
  ],
  [100_000_000_000_000, 'Rupees one lakh crore only'],
  [
    Number.MAX_SAFE_INTEGER,
    'Rupees ninety lakh seven thousand one hundred ninety-nine crore twenty-five lakh forty-seven thousand four hundred nine and ninety-one paise only',
  ],
])('words %d paise', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

/** Each numeral by itself. */
const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';

test.each(UNITS.split(' ').map((word, index) => [index + 1, word] as const))(
  '%d is %s, of paise, and alone',
  (count, word) => {
    expect(rupeesInWords(200 + count)).toBe(
      `Rupees two and ${word} ${count === 1 ? 'paisa' : 'paise'} only`,
    );
    expect(rupeesInWords(count * 100)).toBe(`${count === 1 ? 'Rupee' : 'Rupees'} ${word} only`);
  },
);

import { expect, test } from 'vitest';
import { rupeesInWords } from '@/lib/rupees-in-words';

test.each([
  [1, 'One paisa'],
  [50, 'Fifty paise'],
  [100, 'Rupee one'],
  [101, 'Rupee one and one paisa'],
  [1300, 'Rupees thirteen'],
  [4200, 'Rupees forty-two'],
  [49_950, 'Rupees four hundred ninety-nine and fifty paise'],
  [100_500, 'Rupees one thousand five'],
  [12_000_050, 'Rupees one lakh twenty thousand and fifty paise'],
  [1_000_000_000, 'Rupees one crore'],
  [
    Number.MAX_SAFE_INTEGER,
    'Rupees ninety lakh seven thousand one hundred ninety-nine crore twenty-five lakh forty-seven thousand four hundred nine and ninety-one paise',
  ],
])('%d paise in words are “%s”', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

const NUMERALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

test('each number up to nineteen, and each multiple of ten, has its word', () => {
  const written = (counts: number[]) => counts.map((count) => rupeesInWords(count * 100));
  const words = (list: string) => list.split(' ').map((word) => `Rupees ${word}`);
  expect(written(Array.from({ length: 18 }, (_, at) => at + 2))).toEqual(words(NUMERALS).slice(1));
  expect(written([20, 30, 40, 50, 60, 70, 80, 90])).toEqual(words(TENS));
});

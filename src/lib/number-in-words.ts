const listed = (words: string) => words.split(' ');

const UNITS = listed(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);

const TENS = listed('zero ten twenty thirty forty fifty sixty seventy eighty ninety');

/** The largest first. Counts of crores may themselves be lakhs: "ninety lakh crore". */
const SCALES = [
  { value: 10_000_000, word: 'crore' },
  { value: 100_000, word: 'lakh' },
  { value: 1000, word: 'thousand' },
  { value: 100, word: 'hundred' },
];

/**
 * A count as India says it: "forty-three", "one lakh twenty thousand".
 *
 * @param count a whole number above 0
 */
export function numberInWords(count: number): string {
  const scale = SCALES.find(({ value }) => count >= value);
  if (!scale) return belowHundred(count);
  const rest = count % scale.value;
  const head = `${numberInWords((count - rest) / scale.value)} ${scale.word}`;
  return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
}

function belowHundred(count: number): string {
  if (count < 20) return UNITS[count] ?? '';
  const unit = count % 10;
  const ten = TENS[(count - unit) / 10] ?? '';
  return unit === 0 ? ten : `${ten}-${UNITS[unit] ?? ''}`;
}

import { splitPaise } from '@/lib/money';

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
 * An amount in words, as on a cheque or a receipt in India: "Rupees one lakh twenty thousand only", "Rupees four hundred
 * ninety-nine and fifty paise only".
 *
 * The unit comes first and "only" closes the line, so that nothing can be added at either end. The one "and" stands
 * between rupees and paise; inside a number it is left out, as it would read like the start of the paise.
 *
 * @param amount whole paise, a safe integer above 0
 */
export function rupeesInWords(amount: number): string {
  const { rupees, paise } = splitPaise(amount);
  const parts = [rupeePart(rupees), paisePart(paise)].filter(Boolean).join(' and ');
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)} only`;
}

function rupeePart(rupees: number): string {
  if (rupees === 0) return '';
  return `${rupees === 1 ? 'rupee' : 'rupees'} ${inWords(rupees)}`;
}

function paisePart(paise: number): string {
  if (paise === 0) return '';
  return `${inWords(paise)} ${paise === 1 ? 'paisa' : 'paise'}`;
}

/** @param count a whole number above 0 */
function inWords(count: number): string {
  const scale = SCALES.find(({ value }) => count >= value);
  if (!scale) return belowHundred(count);
  const rest = count % scale.value;
  const head = `${inWords((count - rest) / scale.value)} ${scale.word}`;
  return rest === 0 ? head : `${head} ${inWords(rest)}`;
}

function belowHundred(count: number): string {
  if (count < 20) return UNITS[count] ?? '';
  const unit = count % 10;
  const ten = TENS[(count - unit) / 10] ?? '';
  return unit === 0 ? ten : `${ten}-${UNITS[unit] ?? ''}`;
}

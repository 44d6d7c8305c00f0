import { upperFirst } from '@/lib/letter-case';

const TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/**
 * An amount in words, the unit first as on a cheque in India: "Rupees one lakh twenty thousand and fifty paise".
 *
 * @param amount whole paise, a safe integer above 0
 */
export function rupeesInWords(amount: number): string {
  const paise = amount % 100;
  const rupees = (amount - paise) / 100;
  const paiseInWords = `${numberInWords(paise)} ${paise === 1 ? 'paisa' : 'paise'}`;
  if (rupees === 0) return upperFirst(paiseInWords);
  const rupeesFirst = `${rupees === 1 ? 'Rupee' : 'Rupees'} ${numberInWords(rupees)}`;
  return paise === 0 ? rupeesFirst : `${rupeesFirst} and ${paiseInWords}`;
}

function numberInWords(count: number): string {
  const [size, unit] = UNITS.find(([least]) => count >= least) ?? [];
  if (size) {
    const rest = count % size;
    const head = `${numberInWords((count - rest) / size)} ${unit}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
  }
  if (count < 20) return TO_NINETEEN[count]!;
  const one = count % 10;
  const ten = TENS[(count - one) / 10]!;
  return one === 0 ? ten : `${ten}-${TO_NINETEEN[one]}`;
}

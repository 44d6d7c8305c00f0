import { splitPaise } from '@/lib/money';
import { numberInWords } from '@/lib/number-in-words';
import { upperFirst } from '@/lib/letter-case';

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
  return `${upperFirst(parts)} only`;
}

function rupeePart(rupees: number): string {
  if (rupees === 0) return '';
  return `${rupees === 1 ? 'rupee' : 'rupees'} ${numberInWords(rupees)}`;
}

function paisePart(paise: number): string {
  if (paise === 0) return '';
  return `${numberInWords(paise)} ${paise === 1 ? 'paisa' : 'paise'}`;
}

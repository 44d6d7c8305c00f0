import { paiseOf, type Fact } from '@/law/source';
import { formatRupees } from '@/lib/money';
import type { SumLine } from './calculator';

/** How many, with the words for one and for more: `[2, 'class', 'classes']`. */
type Counted = readonly [number: number, one: string, more: string];

/** A fee that is paid so many times: "2 marks × 3 classes × ₹4,500". */
export function feeLine(
  what: string,
  fee: Fact,
  paidTo: string,
  ...counted: readonly Counted[]
): SumLine {
  const each = paiseOf(fee);
  const factors = counted.map(([number, one, more]) => `${number} ${number === 1 ? one : more}`);
  return {
    what,
    paise: counted.reduce((paise, [number]) => paise * number, each),
    ...(counted.length > 0 && { working: [...factors, formatRupees(each)].join(' × ') }),
    paidTo,
    law: [fee],
  };
}

import type { LawAnswer } from '@/law/fact';
import { formatRupees } from '@/lib/money';
import type { SumLine } from '@/law/tool';

/** A count with its singular and plural: `[2, 'class', 'classes']`. */
type Counted = readonly [number: number, one: string, more: string];

/** A fee that is paid several times: "2 marks × 3 classes × ₹4,500". */
export function feeLine(
  what: string,
  fee: LawAnswer<number>,
  paidTo: string,
  ...counted: readonly Counted[]
): SumLine {
  if (!fee.known) return { what, paise: 0, open: 'Not known for that day', paidTo, citations: [] };
  const factors = counted.map(([number, one, more]) => `${number} ${number === 1 ? one : more}`);
  return {
    what,
    paise: counted.reduce((paise, [number]) => paise * number, fee.value),
    ...(counted.length > 0 && { working: [...factors, formatRupees(fee.value)].join(' × ') }),
    paidTo,
    citations: [fee],
  };
}

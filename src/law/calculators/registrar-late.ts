import { numberOf, paiseOf, type Fact } from '@/law/source';
import { daysBetween, type Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { lateSum } from './lateness';
import type { Sum, SumLine } from './calculator';

/* What the calculators of late company and LLP forms share. */

const REGISTRAR = 'Registrar of Companies, through the MCA portal';

type Additional = Pick<SumLine, 'paise' | 'working' | 'law'>;

interface LateForm {
  normal: Fact;
  due: Day;
  filed: Day;
  today: Day;
  /** What a form pays besides the normal fee, some days late. */
  additional: (days: number, normal: Fact) => Additional;
}

/** The normal fee and the additional fee of a form that is late. */
export function formSum({ normal, due, filed, today, additional }: LateForm): Sum {
  const sum = lateSum({
    due,
    filed,
    today,
    on: (day) => ({
      lines: [
        { what: 'Normal fee', paise: paiseOf(normal), paidTo: REGISTRAR, law: [normal] },
        {
          what: 'Additional fee for lateness',
          ...additional(daysBetween(due, day), normal),
          paidTo: REGISTRAR,
        },
      ],
      notes: [],
    }),
    until: 'Filing the form stops the additional fee. A penalty of adjudication may still follow.',
  });
  return filed > due
    ? sum
    : { ...sum, notes: [...sum.notes, `The normal fee, ${normal.value}, is paid in any case.`] };
}

export function timesTheFee(normal: Fact, times: Fact): Additional {
  const number = numberOf(times, 'times');
  const fee = paiseOf(normal);
  return {
    paise: number * fee,
    working: `${number} × ${formatRupees(fee)}`,
    law: [times],
  };
}

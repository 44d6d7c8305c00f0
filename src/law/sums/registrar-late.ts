import type { Known } from '@/law/fact';
import { daysBetween, type Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { lateSum } from './lateness';
import type { Sum, SumLine } from '@/law/tool';

/* Shared by the calculators for late company and LLP forms. */

const REGISTRAR = 'Registrar of Companies, through the MCA portal';

type Additional = Pick<SumLine, 'paise' | 'working' | 'law'>;

interface LateForm {
  normal: Known<number>;
  due: Day;
  filed: Day;
  today: Day;
  /** What a form pays besides the normal fee, some days late. */
  additional: (days: number) => Additional;
}

/** The normal fee and the additional fee of a form that is late. */
export function formSum({ normal, due, filed, today, additional }: LateForm): Sum {
  const sum = lateSum({
    due,
    filed,
    today,
    on: (day) => ({
      lines: [
        { what: 'Normal fee', paise: normal.value, paidTo: REGISTRAR, law: [normal] },
        {
          what: 'Additional fee for lateness',
          ...additional(daysBetween(due, day)),
          paidTo: REGISTRAR,
        },
      ],
      notes: [],
    }),
    until: 'Filing the form stops the additional fee. A penalty of adjudication may still follow.',
  });
  return filed > due
    ? sum
    : { ...sum, notes: [...sum.notes, `The normal fee, ${normal.words}, is paid in any case.`] };
}

export function timesTheFee(normal: Known<number>, times: Known<number>): Additional {
  return {
    paise: times.value * normal.value,
    working: `${times.value} × ${formatRupees(normal.value)}`,
    law: [times],
  };
}

import { reliefInWords } from '@/law/due-dates/due-date';
import type { Known, Relief } from '@/law/fact';
import { daysBetween, type Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { lateSum } from './lateness';
import type { Sum, SumLine } from '@/law/tool';

/* Shared by the calculators for late company and LLP forms. */

const REGISTRAR = 'Registrar of Companies, through the MCA portal';

/** "4 times the fee", short enough for a table cell. */
export const inTimes = (fee: string) => fee.replace('the normal fee', 'the fee');

/** The rows of a table of additional fees, by the first day of each band of lateness. */
export const rowsByDelay = (feesFrom: (days: number) => readonly string[]) =>
  DELAYS.map(([days, late]) => [late, ...feesFrom(days).map(inTimes)]);

const DELAYS = [
  [1, 'Up to 15 days'],
  [16, '16 to 30 days'],
  [31, '31 to 60 days'],
  [61, '61 to 90 days'],
  [91, '91 to 180 days'],
] as const;

type Additional = Pick<SumLine, 'paise' | 'working' | 'citations'>;

interface LateForm {
  normal: Known<number>;
  due: Day;
  filed: Day;
  today: Day;
  /** The additional fee of a form that is some days late. */
  additional: (days: number) => Additional;
  /** The relief that covers a filing on this day. */
  relief?: (filed: Day) => Relief | undefined;
}

/** The normal fee and the additional fee of a form that is late. */
export function formSum({ normal, due, filed, today, additional, relief }: LateForm): Sum {
  const sum = lateSum({
    due,
    filed,
    today,
    on: (day) => {
      const given = relief?.(day);
      const whole = additional(daysBetween(due, day));
      return {
        lines: [
          { what: 'Normal fee', paise: normal.value, paidTo: REGISTRAR, citations: [normal] },
          {
            what: 'Additional fee for lateness',
            ...(given ? relieved(whole, given) : whole),
            paidTo: REGISTRAR,
          },
        ],
        notes: given ? [reliefInWords(given)] : [],
      };
    },
    whatStopsIt: 'Filing the form stops the additional fee. The Registrar may still set a penalty.',
  });
  return filed > due
    ? sum
    : { ...sum, notes: [...sum.notes, `The normal fee, ${normal.words}, is due in any case.`] };
}

/** The part of an additional fee that has to be paid under a relief. */
function relieved({ paise, citations }: Additional, relief: Relief): Additional {
  return {
    paise: (paise * relief.percent) / 100,
    working: `${relief.percent}% of ${formatRupees(paise)}`,
    citations: [...citations, relief],
  };
}

export function timesTheFee(normal: Known<number>, times: Known<number>): Additional {
  return {
    paise: times.value * normal.value,
    working: `${times.value} × ${formatRupees(normal.value)}`,
    citations: [times],
  };
}

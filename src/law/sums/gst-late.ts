import type { Answer, Known } from '@/law/fact';
import { cgstAct, cgstRules } from '@/law/gst';
import { counted } from '@/law/units';
import { longDate } from '@/lib/dates';
import { addSpan, type Day, type Span } from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import type { SumLine } from '@/law/tool';

/* What the calculators of late GST returns share. */

export const GST = 'Government, through the GST portal';

/** The portal counts a year as 365 days, leap years too. */
const DAYS_OF_YEAR = 365;

/** Interest by days late, rounded to the nearest rupee as the Act requires. */
export function gstInterestLine(tax: number, days: number, rate: Known<number>): SumLine {
  const percent = rate.value;
  return {
    what: 'Interest on tax paid late',
    paise: shareOf(tax, percent * days, 100 * DAYS_OF_YEAR * 100) * 100,
    working: `${formatRupees(tax)} × ${percent}% × ${counted(days, 'day')} ÷ ${DAYS_OF_YEAR}, the result to the nearest rupee`,
    paidTo: GST,
    law: [
      rate,
      { source: cgstAct, place: 'section 170' },
      { source: cgstRules, place: 'rule 88B' },
    ],
  };
}

/** The remark for a return that the portal no longer accepts. */
export function barredNote(due: Day, filed: Day, after: Answer<Span>): readonly string[] {
  if (!after.known) return [];
  const last = addSpan(due, after.value);
  return filed > last
    ? [`The portal took this return until ${longDate(last)}, ${after.words} after its due date.`]
    : [];
}

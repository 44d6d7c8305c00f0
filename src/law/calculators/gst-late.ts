import { cgstAct, cgstRules, gstInterest } from '@/law/gst';
import { numberOf, type Fact } from '@/law/source';
import { longDate } from '@/lib/dates';
import { addSpan, spanIn, type Day } from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import { counted } from './lateness';
import type { SumLine } from './calculator';

/* What the calculators of late GST returns share. */

export const GST = 'Government, through the GST portal';

/** The portal counts a year as 365 days, leap years too. */
const DAYS_OF_YEAR = 365;

/** By days late, and to the nearest rupee, as the Act rounds what is payable under it. */
export function gstInterestLine(tax: number, days: number): SumLine {
  const percent = numberOf(gstInterest, 'percent a year');
  return {
    what: 'Interest on tax paid late',
    paise: shareOf(tax, percent * days, 100 * DAYS_OF_YEAR * 100) * 100,
    working: `${formatRupees(tax)} × ${percent}% × ${counted(days, 'day')} ÷ ${DAYS_OF_YEAR}, to the nearest rupee`,
    paidTo: GST,
    law: [
      gstInterest,
      { source: cgstAct, place: 'section 170' },
      { source: cgstRules, place: 'rule 88B' },
    ],
  };
}

/** What has to be said of a return that the portal takes no more. */
export function barredNote(due: Day, filed: Day, after: Fact): readonly string[] {
  const last = addSpan(due, spanIn(after.value));
  return filed > last
    ? [`The portal took this return until ${longDate(last)}, ${after.value} after its due date.`]
    : [];
}

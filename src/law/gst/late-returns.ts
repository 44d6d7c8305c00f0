import { cgstAct, cgstRules } from './texts';
import type { Known, LawAnswer } from '@/law/fact';
import { dailyFee } from '@/law/sums/lateness';
import type { SumLine } from '@/law/tool';
import { counted } from '@/law/units';
import { longDate } from '@/lib/dates';
import { addSpan, type Day, type Span } from '@/lib/days';
import { shareOf, formatRupees } from '@/lib/money';

/** Who receives late fees and interest. */
export const GST = 'Government, through the GST portal';

/** The portal counts a year as 365 days, leap years too. */
const DAYS_OF_YEAR = 365;

/** Interest by days late, rounded to the nearest rupee as the Act requires. The rate is a percentage, with two decimals at most. */
export function interestLine(tax: number, days: number, rate: Known<number>): SumLine {
  return {
    what: 'Interest on tax paid late',
    paise: shareOf(tax, Math.round(rate.value * 100) * days, 1_000_000 * DAYS_OF_YEAR) * 100,
    working: `${formatRupees(tax)} × ${rate.value}% × ${counted(days, 'day')} ÷ ${DAYS_OF_YEAR}, the result to the nearest rupee`,
    paidTo: GST,
    citations: [
      rate,
      { source: cgstAct, place: 'section 170' },
      { source: cgstRules, place: 'rule 88B' },
    ],
  };
}

/** The fee for each day late, up to its cap. */
export const lateFee = (form: string, days: number, fee: Known<number>, cap: Known<number>) =>
  dailyFee({
    what: `Late fee, ${form}`,
    days,
    fee,
    cap: cap.value,
    paidTo: GST,
    citations: [fee, cap],
  });

/** The remark for a return that the portal no longer accepts. */
export function barredNote(due: Day, filed: Day, after: LawAnswer<Span>): readonly string[] {
  if (!after.known) return [];
  const last = addSpan(due, after.value);
  return filed > last
    ? [
        `By law this return could be filed until ${longDate(last)}, ${after.words} after its due date. So far, the portal has closed a return only at the end of a month: try until the month ends.`,
      ]
    : [];
}

import {
  gstAnnualReturnBarredAfter,
  gstAnnualReturnLimit,
  gstr9LargeLateFee,
  gstr9LargeLateFeeCap,
  gstr9LateFeeCap,
  gstr9MediumLateFee,
  gstr9MediumTurnover,
  gstr9SmallLateFee,
  gstr9SmallTurnover,
} from '@/law/gst';
import { numberOf, paiseOf } from '@/law/source';
import { daysBetween } from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import { barredNote, GST } from './gst-late';
import { dailyFee, dueField, filedField, lateSum, wordsBefore } from './lateness';
import { defineCalculator } from './calculator';

/** By due date; 2022-23 was the first year with these fees. */
const SINCE = '2023-04-01';

export const calculator = defineCalculator({
  question: 'What does a late annual return (GSTR-9) cost?',
  line: 'By turnover in India and in the State, with the cap.',
  fields: {
    turnover: { kind: 'rupees', label: 'Turnover of the year, all India, in ₹' },
    state: { kind: 'rupees', label: 'Of it, in this State, in ₹' },
    due: { ...dueField, hint: '31 December after the year, unless it was extended.' },
    filed: filedField,
  },
  table: {
    heading: 'Late fee of GSTR-9, by turnover in India',
    columns: ['Turnover', 'For each day late', 'At most, of turnover in the State'],
    rows: [
      [
        `Up to ${gstAnnualReturnLimit.value}`,
        `No return needed up to ${gstAnnualReturnLimit}`,
        '₹0',
      ],
      ['Above, up to ₹5 crore', `${gstr9SmallLateFee}`, gstr9LateFeeCap.value],
      ['Above ₹5 crore, up to ₹20 crore', gstr9MediumLateFee.value, gstr9LateFeeCap.value],
      ['Above ₹20 crore', `${gstr9LargeLateFee}`, gstr9LargeLateFeeCap.value],
    ],
  },
  leftOut: [
    'Tax and interest that the year turns out to owe',
    'Penalties that an officer sets',
    'Waivers that a notification grants for a time',
  ],
  calculate({ turnover, state, due, filed }, today) {
    const words = wordsBefore(due, SINCE);
    if (words) return { problems: { due: words } };
    if (state > turnover) {
      return { problems: { state: 'Write at most the turnover of all India' } };
    }
    if (turnover <= paiseOf(gstAnnualReturnLimit)) {
      return {
        lines: [],
        notes: [`Up to ${gstAnnualReturnLimit.value} turnover no annual return is needed.`],
      };
    }
    const [fee, cap] =
      turnover <= paiseOf(gstr9SmallTurnover)
        ? [gstr9SmallLateFee, gstr9LateFeeCap]
        : turnover <= paiseOf(gstr9MediumTurnover)
          ? [gstr9MediumLateFee, gstr9LateFeeCap]
          : [gstr9LargeLateFee, gstr9LargeLateFeeCap];
    const percent = numberOf(cap, 'percent');
    return lateSum({
      due,
      filed,
      today,
      on: (day) => {
        const { lines, notes } = dailyFee({
          what: 'Late fee, GSTR-9',
          days: daysBetween(due, day),
          fee,
          // To the nearest rupee, as section 170 rounds what is payable.
          cap: shareOf(state, Math.round(percent * 100), 1_000_000) * 100,
          paidTo: GST,
          law: [fee, cap],
        });
        return {
          lines,
          notes: [
            `The cap is ${cap.value} of ${formatRupees(state)}, the turnover in the State.`,
            ...notes,
            ...barredNote(due, day, gstAnnualReturnBarredAfter),
          ],
        };
      },
      until: 'It stops when GSTR-9 is filed and, above ₹5 crore, GSTR-9C too.',
    });
  },
});

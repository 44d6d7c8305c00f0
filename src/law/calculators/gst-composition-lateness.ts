import {
  gstInterest,
  gstr4LateFee,
  gstr4LateFeeCap,
  gstr4NilLateFee,
  gstr4NilLateFeeCap,
  gstReturnsBarredAfter,
} from '@/law/gst';
import { paiseOf } from '@/law/source';
import { daysBetween } from '@/lib/days';
import { barredNote, GST, gstInterestLine } from './gst-late';
import { dailyFee, dueField, filedField, lateSum, wordsBefore } from './lateness';
import { defineCalculator } from './calculator';

/** By due date; the year 2021-22 was the first with these caps of GSTR-4. */
const SINCE = '2022-04-01';

export const calculator = defineCalculator({
  question: 'What does a late CMP-08 or GSTR-4 cost?',
  line: 'For composition taxpayers: interest, or late fee with its cap.',
  fields: {
    return: {
      kind: 'choice',
      label: 'Which return?',
      options: { 'cmp-08': 'CMP-08 (each quarter)', 'gstr-4': 'GSTR-4 (each year)' },
    },
    nil: {
      kind: 'choice',
      label: 'Is the tax in it nil?',
      options: { no: 'No', yes: 'Yes' },
      askedIf: (answers) => answers.return === 'gstr-4',
    },
    due: dueField,
    filed: filedField,
    tax: {
      kind: 'rupees',
      label: 'Tax of the quarter paid late, in ₹',
      askedIf: (answers) => answers.return === 'cmp-08',
    },
  },
  table: {
    heading: 'Late CMP-08 and GSTR-4',
    columns: ['Return', 'What it costs', 'At most'],
    rows: [
      ['CMP-08', `Interest at ${gstInterest}`, 'No cap'],
      ['GSTR-4 with tax', `${gstr4LateFee}`, `${gstr4LateFeeCap}`],
      ['GSTR-4 without tax', gstr4NilLateFee.value, gstr4NilLateFeeCap.value],
    ],
  },
  leftOut: ['The tax itself', 'Penalties that an officer sets', 'Waivers for a time'],
  calculate({ return: form, nil, due, filed, tax }, today) {
    const words = wordsBefore(due, SINCE);
    if (words) return { problems: { due: words } };
    const [fee, cap] =
      nil === 'yes' ? [gstr4NilLateFee, gstr4NilLateFeeCap] : [gstr4LateFee, gstr4LateFeeCap];
    return lateSum({
      due,
      filed,
      today,
      on: (day) => {
        const days = daysBetween(due, day);
        const { lines, notes } =
          form === 'cmp-08'
            ? { lines: [gstInterestLine(tax, days)], notes: [] }
            : dailyFee({
                what: 'Late fee, GSTR-4',
                days,
                fee,
                cap: paiseOf(cap),
                paidTo: GST,
                law: [fee, cap],
              });
        return {
          lines,
          notes: [
            ...notes,
            ...(form === 'gstr-4' ? barredNote(due, day, gstReturnsBarredAfter) : []),
          ],
        };
      },
      until: form === 'cmp-08' ? 'Paying the tax with CMP-08 stops it.' : 'Filing GSTR-4 stops it.',
    });
  },
});

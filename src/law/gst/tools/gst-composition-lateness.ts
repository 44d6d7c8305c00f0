import * as gst from '@/law/gst/facts';
import { interestLine, lateFee, barredNote } from '@/law/gst/late-returns';
import { cmp08, gstr4 } from '@/law/gst/due-dates';
import { lawOn } from '@/law/fact';
import { daysBetween } from '@/lib/days';
import { filedField, lateSum, periodField, problemBefore } from '@/law/sums/lateness';
import { choiceField, rupeesField } from '@/law/fields';
import { defineTool } from '@/law/tool';

/** The facts of the sum. `lawOn` returns their values on the due date. */
const rules = {
  fee: gst.gstr4LateFee,
  cap: gst.gstr4LateFeeCap,
  nilFee: gst.gstr4NilLateFee,
  nilCap: gst.gstr4NilLateFeeCap,
  interest: gst.interest,
  barred: gst.returnsBarredAfter,
};

export const tool = defineTool({
  id: 'gst-composition-lateness',
  kind: 'late',
  name: 'Late CMP-08, GSTR-4',
  question: 'What does a late CMP-08 or GSTR-4 cost?',
  line: 'For composition taxpayers: interest, or late fee with its cap.',
  fields: {
    return: choiceField('Which return?', {
      'cmp-08': 'CMP-08 (each quarter)',
      'gstr-4': 'GSTR-4 (each year)',
    }),
    nil: choiceField('Is the tax of the return nil?', { no: 'No', yes: 'Yes' }),
    due: periodField,
    filed: filedField,
    tax: rupeesField('Tax that you paid late for the quarter, in ₹'),
  },
  shownIf: {
    nil: (answers) => answers.return === 'gstr-4',
    tax: (answers) => answers.return === 'cmp-08',
  },
  periods: {
    due: ({ return: form }) =>
      form === 'gstr-4'
        ? [{ id: 'year', title: 'Each year', duty: gstr4 }]
        : [{ id: 'quarter', title: 'Each quarter', duty: cmp08 }],
  },
  facts: Object.values(rules),
  table: {
    heading: 'Late CMP-08 and GSTR-4',
    columns: ['Return', 'What it costs', 'At most'],
    rows: [
      ['CMP-08', `Interest at ${gst.interest}`, 'No cap'],
      ['GSTR-4 with tax', `${gst.gstr4LateFee}`, `${gst.gstr4LateFeeCap}`],
      ['GSTR-4 without tax', gst.gstr4NilLateFee.words, gst.gstr4NilLateFeeCap.words],
    ],
  },
  notIncluded: ['The tax itself', 'Penalties that an officer sets', 'Waivers for a time'],
  answer({ return: form, nil, due, filed, tax }, today) {
    const found = lawOn(rules, due);
    if (!found.known) return { problems: { due: problemBefore(found) } };
    const { law } = found;
    const [fee, cap] = nil === 'yes' ? [law.nilFee, law.nilCap] : [law.fee, law.cap];
    return lateSum({
      due,
      filed,
      today,
      on: (day) => {
        const days = daysBetween(due, day);
        const { lines, notes } =
          form === 'cmp-08'
            ? {
                lines: [interestLine(tax, days, law.interest)],
                notes: [],
              }
            : lateFee('GSTR-4', days, fee, cap);
        return {
          lines,
          notes: [...notes, ...(form === 'gstr-4' ? barredNote(due, day, law.barred) : [])],
        };
      },
      whatStopsIt:
        form === 'cmp-08' ? 'Paying the tax with CMP-08 stops it.' : 'Filing GSTR-4 stops it.',
    });
  },
});

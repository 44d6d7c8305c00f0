import * as gst from '@/law/gst/facts';
import { interestLine, lateFee, barredNote } from '@/law/gst/late-returns';
import {
  gstr1,
  gstr1Quarterly,
  gstr3b,
  gstr3bQuarterly,
  gstr3bQuarterlyLater,
} from '@/law/gst/due-dates';
import { lawOn } from '@/law/fact';
import { movedDue } from '@/law/due-dates/dues';
import { daysBetween } from '@/lib/days';
import { filedField, lateSum, periodField, problemBefore } from '@/law/sums/lateness';
import { choiceField, rupeesField } from '@/law/fields';
import { defineTool } from '@/law/tool';

/** The facts of the sum. `lawOn` returns their values on the due date. The caps are keyed by turnover. */
const rules = {
  fee: gst.lateFee,
  nilFee: gst.nilLateFee,
  nilCap: gst.nilLateFeeCap,
  'to-1.5-crore': gst.smallLateFeeCap,
  'to-5-crore': gst.mediumLateFeeCap,
  'above-5-crore': gst.largeLateFeeCap,
  interest: gst.interest,
  barred: gst.returnsBarredAfter,
};

const duties = {
  'gstr-1': [
    { id: 'month', title: 'Each month', duty: gstr1 },
    { id: 'quarter', title: 'Each quarter', duty: gstr1Quarterly },
  ],
  'gstr-3b': [
    { id: 'month', title: 'Each month', duty: gstr3b },
    { id: 'quarter', title: 'Each quarter, due on the 22nd', duty: gstr3bQuarterly },
    { id: 'quarter-24', title: 'Each quarter, due on the 24th', duty: gstr3bQuarterlyLater },
  ],
};

export const tool = defineTool({
  id: 'gst-return-lateness',
  kind: 'late',
  name: 'Late GSTR-1, 3B',
  question: 'What does a late GSTR-1 or GSTR-3B cost?',
  line: 'Late fee with its cap, and interest, for your two dates.',
  fields: {
    return: choiceField('Which return?', {
      'gstr-3b': 'GSTR-3B (tax)',
      'gstr-1': 'GSTR-1 (sales)',
    }),
    turnover: choiceField('Turnover of the previous year', {
      'to-1.5-crore': 'Up to ₹1.5 crore',
      'to-5-crore': 'Above, up to ₹5 crore',
      'above-5-crore': 'Above ₹5 crore',
    }),
    nil: choiceField(
      'Is it a nil return?',
      { no: 'No', yes: 'Yes' },
      { hint: 'A nil GSTR-1 has no sales. A nil GSTR-3B has no tax.' },
    ),
    due: periodField,
    filed: filedField,
    tax: rupeesField('Tax paid late in cash, in ₹', {
      hint: 'Leave out tax paid with credit, and money that is in the cash ledger since the due date.',
    }),
  },
  shownIf: {
    tax: (answers) => answers.return === 'gstr-3b' && answers.nil === 'no',
  },
  periods: {
    due: ({ return: form = 'gstr-3b' }) => duties[form],
  },
  facts: Object.values(rules),
  table: {
    heading: 'Late fee of GSTR-1 and GSTR-3B each, and interest',
    columns: ['Return', 'For each day late', 'At most'],
    rows: [
      ['Nil', `${gst.nilLateFee}`, gst.nilLateFeeCap.words],
      ['Turnover up to ₹1.5 crore', `${gst.lateFee}`, gst.smallLateFeeCap.words],
      ['Above ₹1.5 crore, up to ₹5 crore', gst.lateFee.words, gst.mediumLateFeeCap.words],
      ['Above ₹5 crore', gst.lateFee.words, gst.largeLateFeeCap.words],
      ['Tax paid late in cash', `Interest at ${gst.interest}`, 'No cap'],
    ],
  },
  notIncluded: [
    'The tax itself',
    'Interest on wrong credit, and on late monthly payments (PMT-06)',
    'Penalties that an officer sets',
    'Waivers that a notification grants for a time',
  ],
  answer({ return: form, turnover, nil, due: typedDue, filed, tax }, today) {
    // An order may have moved the due date.
    const returns = duties[form].map(({ duty }) => duty);
    const moved = movedDue(returns, typedDue, today);
    const due = moved?.to ?? typedDue;
    const found = lawOn(rules, due);
    if (!found.known) return { problems: { due: problemBefore(found) } };
    const { law } = found;
    const [fee, cap] = nil === 'yes' ? [law.nilFee, law.nilCap] : [law.fee, law[turnover]];
    return lateSum({
      due,
      moved,
      filed,
      today,
      on: (day) => {
        const days = daysBetween(due, day);
        const { lines, notes } = lateFee(form.toUpperCase(), days, fee, cap);
        return {
          lines: [...lines, interestLine(tax, days, law.interest)],
          notes: [...notes, ...barredNote(due, day, law.barred)],
        };
      },
      whatStopsIt:
        tax > 0
          ? 'Filing GSTR-3B stops the fee and the interest, because the tax then leaves the cash ledger.'
          : 'The return stays due until it is filed.',
    });
  },
});

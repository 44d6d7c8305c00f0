import * as gst from '@/law/gst/facts';
import { GST, barredNote } from '@/law/gst/late-returns';
import { gstr9 } from '@/law/gst/due-dates';
import { lawOn } from '@/law/fact';
import { daysBetween } from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import { dailyFee, filedField, lateSum, periodField, problemBefore } from '@/law/sums/lateness';
import { rupeesField } from '@/law/fields';
import { defineTool } from '@/law/tool';

/** The facts of the sum. `lawOn` returns their values on the due date. */
const rules = {
  limit: gst.annualReturnLimit,
  smallTurnover: gst.gstr9SmallTurnover,
  mediumTurnover: gst.gstr9MediumTurnover,
  smallFee: gst.gstr9SmallLateFee,
  mediumFee: gst.gstr9MediumLateFee,
  largeFee: gst.gstr9LargeLateFee,
  cap: gst.gstr9LateFeeCap,
  largeCap: gst.gstr9LargeLateFeeCap,
  barred: gst.annualReturnBarredAfter,
};

export const tool = defineTool({
  id: 'gst-annual-lateness',
  kind: 'late',
  name: 'Late GSTR-9',
  question: 'What does a late annual return (GSTR-9) cost?',
  line: 'By turnover in India and in the State, with the cap.',
  fields: {
    turnover: rupeesField('Turnover of the year, all India, in ₹'),
    state: rupeesField('Part of it in this State, in ₹'),
    due: { ...periodField, hint: '31 December after the year, unless it was extended.' },
    filed: filedField,
  },
  periods: {
    due: () => [{ id: 'year', title: 'Each year', duty: gstr9 }],
  },
  facts: Object.values(rules),
  table: {
    heading: 'Late fee of GSTR-9, by turnover in India',
    columns: ['Turnover', 'For each day late', 'At most, of turnover in the State'],
    rows: [
      [`Up to ${gst.annualReturnLimit.words}`, 'No return needed', '₹0'],
      [
        `Above ${gst.annualReturnLimit.words}, up to ${gst.gstr9SmallTurnover.words}`,
        `${gst.gstr9SmallLateFee}`,
        gst.gstr9LateFeeCap.words,
      ],
      [
        `Above ${gst.gstr9SmallTurnover.words}, up to ${gst.gstr9MediumTurnover.words}`,
        gst.gstr9MediumLateFee.words,
        gst.gstr9LateFeeCap.words,
      ],
      [
        `Above ${gst.gstr9MediumTurnover.words}`,
        `${gst.gstr9LargeLateFee}`,
        gst.gstr9LargeLateFeeCap.words,
      ],
    ],
  },
  notIncluded: [
    'Tax and interest still owed for the year',
    'Penalties that an officer sets',
    'Waivers that a notification grants for a time',
  ],
  answer({ turnover, state, due, filed }, today) {
    const found = lawOn(rules, due);
    if (!found.known) return { problems: { due: problemBefore(found) } };
    const { law } = found;
    if (state > turnover) {
      return { problems: { state: 'Write no more than the turnover of all India' } };
    }
    if (turnover <= law.limit.value) {
      return {
        lines: [],
        notes: [`No annual return is needed up to ${law.limit.words} of turnover.`],
      };
    }
    const [fee, cap] =
      turnover <= law.smallTurnover.value
        ? [law.smallFee, law.cap]
        : turnover <= law.mediumTurnover.value
          ? [law.mediumFee, law.cap]
          : [law.largeFee, law.largeCap];
    return lateSum({
      due,
      filed,
      today,
      on: (day) => {
        const { lines, notes } = dailyFee({
          what: 'Late fee, GSTR-9',
          days: daysBetween(due, day),
          fee,
          // Section 170 rounds to the nearest rupee.
          cap: shareOf(state, Math.round(cap.value * 100), 1_000_000) * 100,
          paidTo: GST,
          citations: [fee, cap],
        });
        return {
          lines,
          notes: [
            `The cap is ${cap.words} of ${formatRupees(state)}, the turnover in the State.`,
            ...notes,
            ...barredNote(due, day, law.barred),
          ],
        };
      },
      whatStopsIt: 'The fee stops when you file GSTR-9. Above ₹5 crore, you must file GSTR-9C too.',
    });
  },
});

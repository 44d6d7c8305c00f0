import * as llps from '@/law/llps/facts';
import { llpForm11, llpForm8 } from '@/law/companies/due-dates';
import { factAt, tableOn } from '@/law/fact';
import { counted } from '@/law/units';
import { formatRupees } from '@/lib/money';
import { filedField, periodField, problemBefore } from '@/law/sums/lateness';
import { choiceField, rupeesField } from '@/law/fields';
import { defineTool } from '@/law/tool';
import { formSum, inTimes, rowsByDelay, timesTheFee } from '@/law/sums/registrar-late';

/** After this many days, the fee of Forms 8 and 11 is the fee of the last band plus a daily sum. */
const BANDED_DAYS = 360;

export const tool = defineTool({
  id: 'llp-lateness',
  kind: 'late',
  name: 'Late LLP form',
  question: 'What does a late LLP form cost?',
  line: 'Forms 8, 11 and others: the normal and the additional fee.',
  fields: {
    form: choiceField('Which form?', {
      'form-8': 'Form 8 (accounts)',
      'form-11': 'Form 11 (annual return)',
      'form-4': 'Form 4 (partners)',
      other: 'Another, such as Form 3',
    }),
    contribution: rupeesField('Contribution of all partners, in ₹'),
    small: choiceField(
      'Is it a small LLP?',
      { yes: 'Yes', no: 'No' },
      {
        hint: `Contribution up to ${llps.smallLlpContribution.words} and turnover up to ₹40 lakh.`,
      },
    ),
    due: periodField,
    filed: filedField,
  },
  shownIf: {
    // The fee of Form 4 depends only on the size of the LLP.
    contribution: ({ form }) => form !== 'form-4',
  },
  periods: {
    due: ({ form }) =>
      form === 'other'
        ? []
        : [{ id: 'year', title: 'Each year', duty: form === 'form-11' ? llpForm11 : llpForm8 }],
  },
  facts: [
    llps.formFees,
    llps.smallLlpPartnerFormFee,
    llps.partnerFormFee,
    llps.smallLlpLateFees,
    llps.otherLateFees,
    llps.smallLlpDailyLateFee,
    llps.dailyLateFee,
    llps.smallLlpContribution,
  ],
  table: {
    heading: 'Additional fee of late LLP forms',
    columns: ['Late by', 'Small LLP', 'Other LLPs'],
    rows: [
      ...rowsByDelay((days) => [
        factAt(llps.smallLlpLateFees, days).words,
        `${factAt(llps.otherLateFees, days)}`,
      ]),
      [
        '181 to 360 days',
        `${inTimes(factAt(llps.smallLlpLateFees, 181).words)}; after that, ${llps.smallLlpDailyLateFee.words} more for Forms 8 and 11, and ${inTimes(factAt(llps.smallLlpLateFees, 361).words)} for others`,
        `${inTimes(factAt(llps.otherLateFees, 181).words)}; after that, ${llps.dailyLateFee.words} more for Forms 8 and 11, and ${inTimes(`${factAt(llps.otherLateFees, 361)}`)} for others`,
      ],
    ],
  },
  notIncluded: [
    'Penalties that an officer sets for the LLP and its designated partners',
    'Stamp duty on a changed agreement',
    'Relief that the Ministry grants for a time',
  ],
  answer({ form, contribution, small, due, filed }, today) {
    // The table on the day of filing applies, not the table on the due day.
    const [bands, dailyFee, partnerFee] =
      small === 'yes'
        ? [llps.smallLlpLateFees, llps.smallLlpDailyLateFee, llps.smallLlpPartnerFormFee]
        : [llps.otherLateFees, llps.dailyLateFee, llps.partnerFormFee];
    const normal = (form === 'form-4' ? partnerFee : factAt(llps.formFees, contribution)).on(filed);
    const table = tableOn(bands, filed);
    const daily = dailyFee.on(filed);
    const limit = llps.smallLlpContribution.on(filed);
    if (!normal.known) return { problems: { filed: problemBefore(normal) } };
    if (!table.known) return { problems: { filed: problemBefore(table) } };
    if (!daily.known) return { problems: { filed: problemBefore(daily) } };
    if (small === 'yes' && limit.known && contribution > limit.value) {
      return {
        problems: { small: `With more than ${limit.words}, an LLP is not small: choose No` },
      };
    }
    const sum = formSum({
      normal,
      due,
      filed,
      today,
      additional: (days) => {
        if (form === 'form-4' || form === 'other' || days <= BANDED_DAYS) {
          return timesTheFee(normal, table.at(days));
        }
        const banded = timesTheFee(normal, table.at(BANDED_DAYS));
        const further = days - BANDED_DAYS;
        return {
          paise: banded.paise + further * daily.value,
          working: `${banded.working} + ${counted(further, 'day')} after ${BANDED_DAYS} × ${formatRupees(daily.value)}`,
          citations: [...banded.citations, daily],
        };
      },
    });
    if (form !== 'form-4') return sum;
    return {
      ...sum,
      notes: [
        ...sum.notes,
        'A partner who joins or leaves usually changes the agreement too. That needs Form 3, with its own fee.',
        `The normal fee, ${llps.smallLlpPartnerFormFee.words} for a small LLP and ${llps.partnerFormFee.words} for others, comes from tables of practitioners. The portal shows it before you pay.`,
      ],
    };
  },
});

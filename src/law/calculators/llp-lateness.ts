import {
  llpDailyLateFee,
  llpFormFees,
  llpOtherLateFees,
  smallLlpContribution,
  smallLlpDailyLateFee,
  smallLlpLateFees,
} from '@/law/companies';
import { factAt, paiseOf } from '@/law/source';
import { formatRupees } from '@/lib/money';
import { counted, dueField, filedField, wordsBefore } from './lateness';
import { defineCalculator } from './calculator';
import { formSum, timesTheFee } from './registrar-late';

/** By the day of filing: from then on late forms pay by this table. */
const SINCE = '2022-04-01';

/** After so many days late Forms 8 and 11 stay in their band and add a sum for each further day. */
const BANDED_DAYS = 360;

export const calculator = defineCalculator({
  question: 'What does a late LLP form cost?',
  line: 'Forms 8, 11 and others: the normal and the additional fee.',
  fields: {
    form: {
      kind: 'choice',
      label: 'Which form?',
      options: {
        'form-8': 'Form 8 (accounts)',
        'form-11': 'Form 11 (annual return)',
        other: 'Another, such as 3 or 4',
      },
    },
    contribution: { kind: 'rupees', label: 'Contribution of all partners, in ₹' },
    small: {
      kind: 'choice',
      label: 'Is it a small LLP?',
      hint: 'Contribution up to ₹25 lakh and turnover up to ₹40 lakh.',
      options: { yes: 'Yes', no: 'No' },
    },
    due: dueField,
    filed: filedField,
  },
  table: {
    heading: 'Additional fee of late LLP forms',
    columns: ['Late by', 'Small LLP', 'Other LLPs'],
    rows: [
      ...[
        [1, 'Up to 15 days'],
        [16, '16 to 30 days'],
        [31, '31 to 60 days'],
        [61, '61 to 90 days'],
        [91, '91 to 180 days'],
      ].map(([from, late]) => [
        String(late),
        factAt(smallLlpLateFees, Number(from)).value,
        String(factAt(llpOtherLateFees, Number(from))),
      ]),
      [
        '181 to 360 days',
        `${factAt(smallLlpLateFees, 181).value}; beyond, Forms 8 and 11 ${smallLlpDailyLateFee.value} more, others ${factAt(smallLlpLateFees, 361).value}`,
        `${factAt(llpOtherLateFees, 181).value}; beyond, ${llpDailyLateFee.value} more, others ${factAt(llpOtherLateFees, 361)}`,
      ],
    ],
  },
  leftOut: [
    'Penalties of adjudication, on the LLP and its designated partners',
    'Stamp duty on a changed agreement',
    'Relief that the Ministry grants for a time',
  ],
  calculate({ form, contribution, small, due, filed }, today) {
    const words = wordsBefore(filed, SINCE);
    if (words) return { problems: { filed: words } };
    if (small === 'yes' && contribution > paiseOf(smallLlpContribution)) {
      return {
        problems: { small: `With more than ${smallLlpContribution.value} it is not: choose No` },
      };
    }
    const [bands, daily] =
      small === 'yes'
        ? [smallLlpLateFees, smallLlpDailyLateFee]
        : [llpOtherLateFees, llpDailyLateFee];
    return formSum({
      normal: factAt(llpFormFees, contribution),
      due,
      filed,
      today,
      additional: (days, normal) => {
        if (form === 'other' || days <= BANDED_DAYS) {
          return timesTheFee(normal, factAt(bands, days));
        }
        const banded = timesTheFee(normal, factAt(bands, BANDED_DAYS));
        const further = days - BANDED_DAYS;
        return {
          paise: banded.paise + further * paiseOf(daily),
          working: `${banded.working} + ${counted(further, 'day')} beyond ${BANDED_DAYS} × ${formatRupees(paiseOf(daily))}`,
          law: [...banded.law, daily],
        };
      },
    });
  },
});

import {
  auditorLateFees,
  companyDailyLateFee,
  companyFormFees,
  companyLateFees,
} from '@/law/companies';
import { factAt, paiseOf } from '@/law/source';
import { formatRupees } from '@/lib/money';
import { counted, dueField, filedField, wordsBefore } from './lateness';
import { defineCalculator } from './calculator';
import { formSum, timesTheFee } from './registrar-late';

/** By due date, for the ₹100 a day of accounts and annual returns. */
const SINCE = '2018-07-01';

export const calculator = defineCalculator({
  question: 'What does a late company form cost?',
  line: 'AOC-4, MGT-7, ADT-1 and others: the normal and the additional fee.',
  fields: {
    form: {
      kind: 'choice',
      label: 'Which form?',
      options: {
        'aoc-4': 'AOC-4 (accounts)',
        'mgt-7': 'MGT-7 (annual return)',
        'mgt-7a': 'MGT-7A (small company, OPC)',
        'adt-1': 'ADT-1 (auditor)',
        other: 'Another, such as DIR-12',
      },
    },
    capital: {
      kind: 'rupees',
      label: 'Authorised capital, in ₹',
      hint: '0 if the company has no share capital.',
    },
    due: dueField,
    filed: filedField,
  },
  table: {
    heading: 'Additional fee of late company forms',
    columns: ['Late by', 'AOC-4, MGT-7, MGT-7A', 'ADT-1', 'Other forms'],
    rows: [
      [1, 'Up to 15 days'],
      [16, '16 to 30 days'],
      [31, '31 to 60 days'],
      [61, '61 to 90 days'],
      [91, '91 to 180 days'],
      [181, 'More than 180 days'],
    ].map(([from, late]) => [
      String(late),
      companyDailyLateFee.value,
      factAt(auditorLateFees, Number(from)).value,
      String(factAt(companyLateFees, Number(from))),
    ]),
  },
  leftOut: [
    'Penalties of adjudication, on the company and its officers',
    'Certain forms late a second time within 365 days, which can cost more',
    'MSME-1 and director KYC, which bear no fee in time',
    'SH-7 and the forms of charges, which have fees of their own',
    'Relief that the Ministry grants for a time',
  ],
  calculate({ form, capital, due, filed }, today) {
    const words = wordsBefore(due, SINCE);
    if (words) return { problems: { due: words } };
    return formSum({
      normal: factAt(companyFormFees, capital),
      due,
      filed,
      today,
      additional: (days, normal) => {
        if (form === 'adt-1') return timesTheFee(normal, factAt(auditorLateFees, days));
        if (form === 'other') return timesTheFee(normal, factAt(companyLateFees, days));
        const fee = paiseOf(companyDailyLateFee);
        return {
          paise: days * fee,
          working: `${counted(days, 'day')} × ${formatRupees(fee)}, without a cap`,
          law: [companyDailyLateFee],
        };
      },
    });
  },
});

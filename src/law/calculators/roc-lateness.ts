import {
  auditorLateFees,
  companyDailyLateFee,
  companyFormFees,
  companyLateFees,
} from '@/law/companies';
import type { Duty } from '@/law/due-dates/duty';
import {
  adt1,
  aoc4,
  aoc4OfOnePerson,
  firstAdt1,
  firstAoc4,
  firstMgt7,
  mgt7,
  mgt7OfOnePerson,
} from '@/law/due-dates/registrar';
import { factAt, tableOn } from '@/law/fact';
import { counted } from '@/law/units';
import { formatRupees } from '@/lib/money';
import { dueField, filedField, periodField, wordsBefore } from './lateness';
import { defineCalculator, type PeriodGroup } from './calculator';
import { formSum, timesTheFee } from './registrar-late';

const groupsOf = (yearly: Duty, first: Duty, onePerson?: Duty): PeriodGroup[] => [
  { id: 'year', title: 'Each year', duty: yearly },
  { id: 'first', title: 'First financial year', duty: first },
  ...(onePerson ? [{ id: 'opc', title: 'One person company', duty: onePerson }] : []),
];

const periods: Readonly<Partial<Record<string, PeriodGroup[]>>> = {
  'aoc-4': groupsOf(aoc4, firstAoc4, aoc4OfOnePerson),
  'mgt-7': groupsOf(mgt7, firstMgt7),
  'mgt-7a': groupsOf(mgt7, firstMgt7, mgt7OfOnePerson),
  'adt-1': groupsOf(adt1, firstAdt1),
};

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
    period: periodField(({ form = '' }) => periods[form] ?? []),
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
      companyDailyLateFee.words,
      factAt(auditorLateFees, Number(from)).words,
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
    const normal = factAt(companyFormFees, capital).on(due);
    const daily = companyDailyLateFee.on(due);
    const table = tableOn(form === 'adt-1' ? auditorLateFees : companyLateFees, due);
    if (!normal.known) return { problems: { due: wordsBefore(normal) } };
    if (!daily.known) return { problems: { due: wordsBefore(daily) } };
    if (!table.known) return { problems: { due: wordsBefore(table) } };
    return formSum({
      normal,
      due,
      filed,
      today,
      additional: (days) => {
        if (form === 'adt-1' || form === 'other') return timesTheFee(normal, table.at(days));
        return {
          paise: days * daily.value,
          working: `${counted(days, 'day')} × ${formatRupees(daily.value)}, without a cap`,
          law: [daily],
        };
      },
    });
  },
});

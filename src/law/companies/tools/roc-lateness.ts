import * as companies from '@/law/companies/facts';
import { lastYearEnd, reliefOn } from '@/law/due-dates/due-date';
import type { Duty } from '@/law/due-dates/duty';
import {
  adt1,
  aoc4,
  aoc4OfOnePerson,
  dpt3,
  firstAdt1,
  firstAoc4,
  firstMgt7,
  mgt7,
  mgt7OfOnePerson,
} from '@/law/companies/due-dates';
import { factAt, tableOn, type Fact } from '@/law/fact';
import { counted } from '@/law/units';
import { addDays } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { filedField, periodField, problemBefore } from '@/law/sums/lateness';
import { choiceField, dayField, rupeesField } from '@/law/fields';
import { defineTool, type PeriodGroup } from '@/law/tool';
import { formSum, inTimes, rowsByDelay, timesTheFee } from '@/law/sums/registrar-late';

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
  'dpt-3': [{ id: 'year', title: 'Each year', duty: dpt3 }],
};

/** The facts that have the reliefs of a form. */
const relievedBy: Readonly<Partial<Record<string, Fact>>> = {
  'aoc-4': companies.aoc4Within,
  'mgt-7': companies.mgt7Within,
  'mgt-7a': companies.mgt7Within,
  'adt-1': companies.adt1Within,
  'dpt-3': companies.dpt3Due,
};

/** Forms with a higher fee when they are late a second time. */
const dearerAgain = ({ form }: { form?: string }) => form === 'pas-3' || form === 'inc-22';

/** The additional fee by days late: for ADT-1, for other forms, and for a form that is late again. */
const feesFrom = (days: number) => [
  factAt(companies.auditorLateFees, days).words,
  `${factAt(companies.lateFees, days)}`,
  factAt(companies.higherLateFees, days).words,
];

export const tool = defineTool({
  id: 'roc-lateness',
  kind: 'late',
  name: 'Late company form',
  question: 'What does a late company form cost?',
  line: 'AOC-4, MGT-7, ADT-1 and others: the normal and the additional fee.',
  fields: {
    form: choiceField('Which form?', {
      'aoc-4': 'AOC-4 (accounts)',
      'mgt-7': 'MGT-7 (annual return)',
      'mgt-7a': 'MGT-7A (small company, OPC)',
      'adt-1': 'ADT-1 (auditor)',
      'dpt-3': 'DPT-3 (loans, deposits)',
      'pas-3': 'PAS-3 (shares allotted)',
      'inc-22': 'INC-22 (registered office)',
      other: 'Another, such as DIR-12',
    }),
    capital: rupeesField('Authorised capital, in ₹', {
      hint: '0 if the company has no share capital.',
    }),
    due: periodField,
    filed: filedField,
    again: choiceField(
      'Was this form late before?',
      { no: 'No', yes: 'Yes' },
      { hint: 'The same form, PAS-3 or INC-22.' },
    ),
    before: dayField('When was it filed then?', { hint: 'The day of the last late filing.' }),
  },
  shownIf: {
    again: dearerAgain,
    before: (answers) => dearerAgain(answers) && answers.again === 'yes',
  },
  periods: {
    due: ({ form = '' }) => periods[form] ?? [],
  },
  facts: [
    companies.formFees,
    companies.dailyLateFee,
    companies.auditorLateFees,
    companies.lateFees,
    companies.higherLateFees,
    companies.lateAgainWithin,
    companies.aoc4Within,
    companies.mgt7Within,
    companies.adt1Within,
    companies.dpt3Due,
  ],
  table: {
    heading: 'Additional fee of late company forms, except AOC-4 and MGT-7',
    columns: ['Late by', 'ADT-1', 'Others', 'PAS-3, INC-22 again'],
    rows: [...rowsByDelay(feesFrom), ['More than 180 days', ...feesFrom(181).map(inTimes)]],
  },
  notIncluded: [
    'Penalties of adjudication, on the company and its officers',
    'MSME-1 and director KYC, which have no normal fee',
    'SH-7 and the forms of charges, which have their own fees',
    'Relief by an order that we do not know, and exceptions from a relief',
  ],
  answer({ form, capital, due, filed, again, before }, today) {
    const normal = factAt(companies.formFees, capital).on(due);
    const daily = companies.dailyLateFee.on(due);
    const table = tableOn(form === 'adt-1' ? companies.auditorLateFees : companies.lateFees, due);
    const higher = tableOn(companies.higherLateFees, due);
    if (again === 'yes' && before >= filed) {
      return { problems: { before: 'Choose a day before the filing of this form' } };
    }
    if (!normal.known) return { problems: { due: problemBefore(normal) } };
    if (!daily.known) return { problems: { due: problemBefore(daily) } };
    if (!table.known) return { problems: { due: problemBefore(table) } };
    // Late filings from the time before the higher fee existed don't count.
    const within = again === 'yes' ? companies.lateAgainWithin.on(before) : undefined;
    const dearerUntil = within?.known ? addDays(before, within.value.days ?? 0) : '';
    const relieved = relievedBy[form];
    return formSum({
      normal,
      due,
      filed,
      today,
      additional: (days) => {
        if (form.startsWith('aoc') || form.startsWith('mgt')) {
          return {
            paise: days * daily.value,
            working: `${counted(days, 'day')} × ${formatRupees(daily.value)}, without a cap`,
            citations: [daily],
          };
        }
        const isDearer = higher.known && addDays(due, days) <= dearerUntil;
        return timesTheFee(normal, (isDearer ? higher : table).at(days));
      },
      // The forms of a year are due in the next year.
      relief: (day) => relieved && reliefOn(relieved, lastYearEnd(due), day, today),
    });
  },
});

import {
  belatedReturnBy,
  incomeTaxAct,
  incomeTaxAct1961,
  incomeTaxRules1962,
  lateReturnFee,
  lateReturnFeeForSmallIncome,
  lateReturnOf2025Fee,
  lateReturnOf2025FeeForSmallIncome,
  returnInterest,
  returnOf2025Interest,
  updatedReturnTax,
} from '@/law/income-tax';
import { numberOf, paiseOf } from '@/law/source';
import { longDate } from '@/lib/dates';
import { addDays, monthsBegun, nextYearlyDay, yearlyDayIn } from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import { counted, dueField, filedField, lateSum, wordsBefore } from './lateness';
import { defineCalculator } from './calculator';

const PAID_TO = 'Income Tax Department, before filing';

/** By due date: the returns of 2020-21 were the first with these fees. */
const SINCE = '2021-07-01';

/** Returns due from then on stand under the Act of 2025. */
const NEW_ACT = '2027-04-01';

const under1961 = {
  fees: {
    'to-limit': undefined,
    'to-5-lakh': lateReturnOf2025FeeForSmallIncome,
    'above-5-lakh': lateReturnOf2025Fee,
  },
  rate: returnOf2025Interest,
  interestLaw: [
    { source: incomeTaxAct1961, place: 'section 234A' },
    { source: incomeTaxRules1962, place: 'rule 119A' },
  ],
};

const under2025 = {
  fees: {
    'to-limit': undefined,
    'to-5-lakh': lateReturnFeeForSmallIncome,
    'above-5-lakh': lateReturnFee,
  },
  rate: returnInterest,
  interestLaw: [{ source: incomeTaxAct, place: 'section 423' }],
};

/** Rule 119A leaves out what is beyond whole hundreds; that the rules of 2026 do could not be read. */
const HUNDRED_RUPEES = 100_00;

export const calculator = defineCalculator({
  question: 'What does a late income tax return cost?',
  line: 'The fee by income, and interest by months on unpaid tax.',
  fields: {
    income: {
      kind: 'choice',
      label: 'Total income of the year',
      hint: 'A company, firm or LLP has no basic limit: choose by ₹5 lakh.',
      options: {
        'to-limit': 'Up to the basic limit, gross',
        'to-5-lakh': 'Up to ₹5 lakh',
        'above-5-lakh': 'Above ₹5 lakh',
      },
    },
    due: dueField,
    filed: filedField,
    tax: {
      kind: 'rupees',
      label: 'Tax unpaid on the due date, in ₹',
      hint: 'After tax deducted and advance tax; 0 if none is left.',
    },
  },
  table: {
    heading: 'Late return',
    columns: ['What', 'How much', 'Who pays it'],
    rows: [
      ['Fee', `${lateReturnOf2025FeeForSmallIncome}`, 'Total income up to ₹5 lakh'],
      ['Fee', `${lateReturnOf2025Fee}`, 'Above ₹5 lakh'],
      [
        'Interest',
        `${returnOf2025Interest}, part of a month as a month`,
        'On tax unpaid at the due date',
      ],
    ],
  },
  leftOut: [
    'The tax itself',
    'Interest for short or late advance tax',
    'Losses that can no longer be carried forward',
    'Penalties that an officer sets',
  ],
  calculate({ income, due, filed, tax }, today) {
    const words = wordsBefore(due, SINCE);
    if (words) return { problems: { due: words } };

    const { fees, rate, interestLaw } = due < NEW_ACT ? under1961 : under2025;
    const fee = fees[income];
    const percent = numberOf(rate, 'percent a month');
    const principal = due < NEW_ACT ? tax - (tax % HUNDRED_RUPEES) : tax;
    const belatedBy = nextYearlyDay(due, yearlyDayIn(belatedReturnBy.value));
    return lateSum({
      due,
      filed,
      today,
      on: (day) => {
        // The period begins on the day after the due date.
        const months = monthsBegun(addDays(due, 1), day);
        return {
          lines: [
            ...(fee
              ? [
                  {
                    what: 'Fee for the late return',
                    paise: paiseOf(fee),
                    paidTo: PAID_TO,
                    law: [fee],
                  },
                ]
              : []),
            {
              what: 'Interest for filing late',
              paise: shareOf(principal, percent * months, 100),
              working: `${formatRupees(principal)} × ${percent}% × ${counted(months, 'month')}`,
              paidTo: PAID_TO,
              law: interestLaw,
            },
          ],
          notes: [
            ...(fee
              ? []
              : [
                  'Up to the basic limit no fee is due; who has to file for another reason pays up to ₹1,000.',
                ]),
            ...(day > belatedBy
              ? [
                  `After ${longDate(belatedBy)} only an updated return is left: it adds ${updatedReturnTax.value} of tax and interest, which is not in the sum. It cannot bring a refund.`,
                ]
              : []),
          ],
        };
      },
      until: 'Filing the return stops the interest.',
    });
  },
});

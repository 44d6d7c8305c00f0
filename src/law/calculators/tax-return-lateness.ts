import { allOn } from '@/law/fact';
import { dueIn, lastYearEnd } from '@/law/due';
import {
  auditedReturnDue,
  belatedReturnBy,
  businessReturnDue,
  incomeTaxAct,
  incomeTaxAct1961,
  incomeTaxRules1962,
  lateReturnFee,
  lateReturnFeeForSmallIncome,
  returnDue,
  returnInterest,
  transferPricingReturnDue,
  updatedReturnTax,
} from '@/law/income-tax';
import { counted } from '@/law/units';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import { addDays, monthsBegun, type Day } from '@/lib/days';
import { periodName } from '@/lib/due-rule';
import { formatRupees, shareOf } from '@/lib/money';
import { dueField, filedField, lateSum, wordsBefore } from './lateness';
import { defineCalculator } from './calculator';

const PAID_TO = 'Income Tax Department, before filing';

/** What the returns of a tax year that are late cost. */
const rules = {
  fee: lateReturnFee,
  smallFee: lateReturnFeeForSmallIncome,
  interest: returnInterest,
};

const interestUnder = {
  1961: [
    { source: incomeTaxAct1961, place: 'section 234A' },
    { source: incomeTaxRules1962, place: 'rule 119A' },
  ],
  2025: [{ source: incomeTaxAct, place: 'section 423' }],
};

/** Rule 119A leaves out what is beyond whole hundreds; that the rules of 2026 do could not be read. */
const HUNDRED_RUPEES = 100_00;

/** The table is of the year whose returns are being filed. */
const LAST_YEAR = lastYearEnd(buildDay);

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
    due: { ...dueField, hint: dueDatesOf(LAST_YEAR) },
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
      ['Fee', lateReturnFeeForSmallIncome.textFor(LAST_YEAR), 'Total income up to ₹5 lakh'],
      ['Fee', lateReturnFee.textFor(LAST_YEAR), 'Above ₹5 lakh'],
      [
        'Interest',
        `${returnInterest.textFor(LAST_YEAR)}, part of a month as a month`,
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
    const year = lastYearEnd(due);
    const asked = allOn(rules, year);
    if (!asked.known) return { problems: { due: wordsBefore(asked) } };
    const { law } = asked;
    const isOld = law.interest.source === incomeTaxAct1961;
    const fee = { 'to-limit': undefined, 'to-5-lakh': law.smallFee, 'above-5-lakh': law.fee }[
      income
    ];
    const percent = law.interest.value;
    const principal = isOld ? tax - (tax % HUNDRED_RUPEES) : tax;
    const belated = dueIn(belatedReturnBy, year);
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
                    paise: fee.value,
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
              law: interestUnder[isOld ? 1961 : 2025],
            },
          ],
          notes: [
            ...(fee
              ? []
              : [
                  'Up to the basic limit no fee is due; who has to file for another reason pays up to ₹1,000.',
                ]),
            ...(belated && day > belated.day
              ? [
                  `After ${longDate(belated.day)} only an updated return is left: it adds ${updatedTax(day)}tax and interest, which is not in the sum. It cannot bring a refund.`,
                ]
              : []),
          ],
        };
      },
      until: 'Filing the return stops the interest.',
    });
  },
});

/** When the returns of a year are due, the dates that were moved included. */
function dueDatesOf(year: Day): string {
  const dates = Object.entries({
    'no business': returnDue,
    'business without audit': businessReturnDue,
    'audit or company': auditedReturnDue,
    'transfer pricing': transferPricingReturnDue,
  }).flatMap(([whose, fact]) => {
    const due = dueIn(fact, year);
    return due ? [`${longDate(due.day)} (${whose})`] : [];
  });
  return `For ${periodName({ end: year, months: 12 })}: ${dates.join(', ')}.`;
}

/** What an updated return adds, on the day on which it is filed: "25% of ". */
function updatedTax(filed: Day): string {
  const share = updatedReturnTax.on(filed);
  return share.known ? `${share.words} of ` : '';
}

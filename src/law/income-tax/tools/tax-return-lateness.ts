import { lawOn } from '@/law/fact';
import { dueDateFor, deadlineFor, lastYearEnd } from '@/law/due-dates/due-date';
import * as incomeTax from '@/law/income-tax/facts';
import { UPDATED_SHARES_SINCE } from '@/law/income-tax/facts';
import {
  incomeTaxAct1961,
  incomeTaxRules1962,
  incomeTaxAct,
  incomeTaxRules,
} from '@/law/income-tax/texts';
import { transferPricingReturn } from '@/law/cross-border/due-dates';
import {
  returnWithAudit,
  returnWithoutAudit,
  returnWithoutBusiness,
} from '@/law/income-tax/due-dates';
import { movedDue } from '@/law/due-dates/dues';
import { counted } from '@/law/units';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import { addDays, addMonths, calendarMonths, monthsBegun, type Day } from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import {
  filedField,
  lateSum,
  periodField,
  problemBefore,
  wholeHundreds,
} from '@/law/sums/lateness';
import { choiceField, rupeesField } from '@/law/fields';
import { defineTool, type SumLine } from '@/law/tool';

const PAID_TO = 'Income Tax Department, before filing';

/** The costs of a late return, by tax year. */
const rules = {
  fee: incomeTax.lateReturnFee,
  smallFee: incomeTax.lateReturnFeeForSmallIncome,
  interest: incomeTax.returnInterest,
};

const RETURNS = [returnWithoutBusiness, returnWithoutAudit, returnWithAudit, transferPricingReturn];

const interestUnder = {
  1961: [
    { source: incomeTaxAct1961, place: 'section 234A' },
    { source: incomeTaxRules1962, place: 'rule 119A' },
  ],
  2025: [
    { source: incomeTaxAct, place: 'section 423' },
    { source: incomeTaxRules, place: 'rule 269' },
  ],
};

/** The table shows the year whose returns are being filed now. */
const LAST_YEAR = lastYearEnd(buildDay);

export const tool = defineTool({
  id: 'tax-return-lateness',
  kind: 'late',
  name: 'Late return worked out',
  question: 'What does a late income tax return cost?',
  line: 'The fee by income, and interest by months on unpaid tax.',
  fields: {
    income: choiceField(
      'Total income of the year',
      {
        'to-limit': 'Gross, up to the basic limit',
        'to-5-lakh': 'Up to ₹5 lakh',
        'above-5-lakh': 'Above ₹5 lakh',
      },
      { hint: 'A company, firm or LLP has no basic limit: choose up to or above ₹5 lakh.' },
    ),
    due: periodField,
    filed: filedField,
    tax: rupeesField('Tax unpaid on the due date, in ₹', {
      hint: 'After tax deducted and advance tax. Enter 0 if none is left.',
    }),
  },
  periods: {
    due: () => [
      { id: 'no-business', title: 'No business', duty: returnWithoutBusiness },
      { id: 'business', title: 'Business without audit', duty: returnWithoutAudit },
      { id: 'audit', title: 'Audit or company', duty: returnWithAudit },
      { id: 'transfer-pricing', title: 'Transfer pricing', duty: transferPricingReturn },
    ],
  },
  facts: [
    ...Object.values(rules),
    ...RETURNS.map(({ due }) => due),
    incomeTax.belatedReturnBy,
    incomeTax.updatedReturnTax,
    incomeTax.updatedReturnWithin,
  ],
  table: {
    heading: 'Late return',
    columns: ['What', 'How much', 'Who pays it'],
    rows: [
      [
        'Fee',
        incomeTax.lateReturnFeeForSmallIncome.textFor(LAST_YEAR),
        'Total income up to ₹5 lakh',
      ],
      ['Fee', incomeTax.lateReturnFee.textFor(LAST_YEAR), 'Total income above ₹5 lakh'],
      [
        'Interest',
        `${incomeTax.returnInterest.textFor(LAST_YEAR)}, part of a month as a month`,
        'Anyone with unpaid tax on the due date',
      ],
    ],
  },
  notIncluded: [
    'The tax itself',
    'Interest for short or late advance tax',
    'Losses that can no longer be carried forward',
    'Penalties that an officer sets',
  ],
  answer({ income, due: typedDue, filed, tax }, today) {
    const year = lastYearEnd(typedDue);
    const moved = movedDue(RETURNS, typedDue, today);
    const due = moved?.to ?? typedDue;
    const found = lawOn(rules, year);
    if (!found.known) {
      // A return is due in the year after its tax year.
      const from = found.from && addMonths(found.from, 12);
      return { problems: { due: problemBefore({ known: false, ...(from && { from }) }) } };
    }
    const { law } = found;
    const isOld = law.interest.source === incomeTaxAct1961;
    const fee = { 'to-limit': undefined, 'to-5-lakh': law.smallFee, 'above-5-lakh': law.fee }[
      income
    ];
    const percent = law.interest.value;
    const principal = wholeHundreds(tax);
    const interest = (months: number) => shareOf(principal, percent * months, 100);
    const updated = deadlineFor(incomeTax.updatedReturnWithin, addMonths(year, 12));
    const belated = dueDateFor(incomeTax.belatedReturnBy, year);
    const belatedBefore = belated?.moved
      ? dueDateFor(incomeTax.belatedReturnBy, year, addDays(belated.moved.ordered, -1))
      : undefined;
    const monthsBefore =
      moved && filed > moved.from ? monthsBegun(addDays(moved.from, 1), filed) : 0;
    const otherCount =
      moved && monthsBefore > 0 && principal > 0
        ? ` Counted from ${longDate(addDays(moved.from, 1))}, the interest would be for ${counted(monthsBefore, 'month')}, ${formatRupees(interest(monthsBefore))}.`
        : '';
    return lateSum({
      due,
      moved,
      noteOnMove: ` The order does not mention interest.${otherCount}`,
      filed,
      today,
      on: (day) => {
        // The period begins on the day after the due date.
        const months = monthsBegun(addDays(due, 1), day);
        const byCalendar = calendarMonths(addDays(due, 1), day);
        const isBelated = !belated || day <= belated.day;
        const isClosed = updated !== undefined && day > updated.day;
        const owed = tax + interest(months);
        return {
          lines: [
            ...(fee
              ? [
                  {
                    what: 'Fee for the late return',
                    paise: fee.value,
                    paidTo: PAID_TO,
                    citations: [fee],
                  },
                ]
              : []),
            {
              what: 'Interest for filing late',
              paise: interest(months),
              working: `${formatRupees(principal)} × ${percent}% × ${counted(months, 'month')}`,
              paidTo: PAID_TO,
              citations: interestUnder[isOld ? 1961 : 2025],
            },
            ...(isBelated || isClosed ? [] : updatedTax(day, year, owed)),
          ],
          notes: [
            ...(fee
              ? []
              : [
                  `Up to the basic limit there is no fee. If you must file for another reason, the fee is ${isOld ? 'up to ' : ''}${law.smallFee.words}.`,
                ]),
            ...(principal > 0 && byCalendar !== months
              ? [
                  `Months are counted from the day after the due date. By calendar months, it would be ${counted(byCalendar, 'month')}, ${formatRupees(interest(byCalendar))}.`,
                ]
              : []),
            ...(isBelated && belated?.moved && belatedBefore && day > belatedBefore.day
              ? [`${belated.place}: ${belated.moved.change}.`]
              : []),
            ...(belated && updated && !isBelated
              ? [
                  isClosed
                    ? `You can’t file a return for that year any more: the last day was ${longDate(updated.day)}.`
                    : `After ${longDate(belated.day)} you can only file an updated return, until ${longDate(updated.day)}. It cannot bring a refund.`,
                ]
              : []),
            ...(!isBelated && !isClosed && owed === 0
              ? ['Without tax to pay, an updated return is usually not accepted.']
              : []),
          ],
        };
      },
      whatStopsIt: 'Filing the return stops the interest.',
    });
  },
});

/** The additional tax of an updated return, by the year of filing. It is not in the total, because an officer's notice raises it. */
function updatedTax(filed: Day, year: Day, owed: number): SumLine[] {
  const known = incomeTax.updatedReturnTax.on(year);
  if (!known.known || owed === 0 || filed < UPDATED_SHARES_SINCE) return [];
  const share = incomeTax.updatedReturnShares.find(
    (_, index) => filed <= addMonths(year, 12 * (index + 2)),
  );
  if (share === undefined) return [];
  return [
    {
      what: 'Additional tax of an updated return',
      paise: 0,
      open: `${share}% of tax and interest, ${formatRupees(shareOf(owed, share, 100))} so far`,
      paidTo: PAID_TO,
      citations: [known],
    },
  ];
}

import { incomeTaxAct1961, incomeTaxRules1962, incomeTaxRules } from '@/law/income-tax/texts';
import * as tds from '@/law/tds/facts';
import { dueDateFor, deadlineFor } from '@/law/due-dates/due-date';
import { duesOf } from '@/law/due-dates/dues';
import { tdsStatement } from '@/law/tds/due-dates';
import { counted } from '@/law/units';
import { longDate } from '@/lib/dates';
import {
  addDays,
  addMonths,
  calendarMonths,
  dayOfMonth,
  daysBetween,
  monthsBegun,
  type Day,
} from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import {
  dailyFee,
  filedField,
  lateSum,
  periodField,
  problemBefore,
  wholeHundreds,
} from '@/law/sums/lateness';
import { choiceField, dayField, rupeesField } from '@/law/fields';
import { defineTool, type Sum } from '@/law/tool';

const PAID_TO = 'Income Tax Department, by challan';

export const tool = defineTool({
  id: 'tds-lateness',
  kind: 'late',
  name: 'Late statement worked out',
  question: 'What does a late TDS or TCS statement cost?',
  line: 'The fee by days, and interest by months if the tax was late too.',
  fields: {
    statement: choiceField('Which statement?', {
      tds: 'Tax deducted (TDS)',
      tcs: 'Tax collected (TCS)',
      'form-141': 'Form 141: property, rent or large bills',
    }),
    tax: rupeesField('Tax of the statement, in ₹'),
    due: periodField,
    filed: filedField,
    paid: choiceField('Was the tax deposited in time?', {
      'on-time': 'Yes',
      late: 'No',
      part: 'One challan was late',
    }),
    challan: rupeesField('Tax of that challan, in ₹'),
    deducted: dayField('When was it deducted or collected?', {
      hint: 'The tool counts interest on the tax of one day. Work out each late month separately. You pay the fee only once.',
    }),
    paidon: dayField('When is it deposited?', { start: 'today' }),
  },
  shownIf: {
    due: hasTan,
    paid: hasTan,
    challan: ({ paid, statement }) => paid === 'part' && statement !== 'form-141',
    deducted: (answers) => !hasTan(answers) || isLate(answers),
    paidon: (answers) => hasTan(answers) && isLate(answers),
  },
  periods: {
    due: () => [{ id: 'quarter', title: 'Each quarter', duty: tdsStatement }],
  },
  facts: [
    tds.lateFee,
    tds.interestUntilPaid,
    tds.tcsInterestUntilPaid,
    tds.depositDue,
    tds.marchDepositDue,
    tds.tcsDepositDue,
    tds.tcsMarchDepositDue,
    tds.oneOffWithin,
  ],
  table: {
    heading: 'Fee and interest of late TDS and TCS',
    columns: ['What is late', 'What it costs', 'At most'],
    rows: [
      ['Statement', `${tds.lateFee}`, 'The tax of the statement'],
      ['Deposit of the tax', `${tds.interestUntilPaid}, part of a month as a month`, 'No cap'],
      ['Deduction of the tax', `${tds.interestUntilDeducted}`, 'No cap'],
    ],
  },
  notIncluded: [
    'The tax itself',
    'Interest for deducting late',
    'The officer’s penalty for a missing or wrong statement',
    'Expenses that you can’t deduct until the tax is paid',
  ],
  answer({ statement, tax, due: typedDue, filed, paid, challan, deducted, paidon }, today) {
    const isOneOff = statement === 'form-141';
    // Form 141 is statement and payment in one. Its due day is counted from the month of deduction.
    const oneOffDue = isOneOff ? deadlineFor(tds.oneOffWithin, monthEndOf(deducted)) : undefined;
    if (isOneOff && !oneOffDue) {
      return { problems: { deducted: 'Form 141 is for deductions since 1 April 2026' } };
    }
    const due = oneOffDue?.day ?? typedDue;
    const paidOn = isOneOff ? filed : paidon;
    if (isOneOff && filed < deducted) {
      return { problems: { filed: 'Choose the day of deduction or a later one' } };
    }
    const lateFee = tds.lateFee.on(due);
    if (!lateFee.known) return { problems: { due: problemBefore(lateFee) } };
    if (!isOneOff && paid !== 'on-time' && paidOn < deducted) {
      return { problems: { paidon: 'Choose the day of deduction or a later one' } };
    }
    if (paid === 'part' && challan > tax) {
      return { problems: { challan: 'Enter at most the tax of the statement' } };
    }
    const quarter = quarterDueOn(due, today);
    if (
      !isOneOff &&
      paid !== 'on-time' &&
      quarter &&
      (deducted < quarter.start || deducted > quarter.end)
    ) {
      return {
        problems: {
          deducted: `This statement covers ${longDate(quarter.start)} to ${longDate(quarter.end)}: choose a day in that time`,
        },
      };
    }

    const fee = lateSum({
      due,
      filed,
      today,
      on: (day) =>
        dailyFee({
          what: 'Fee for the late statement',
          days: daysBetween(due, day),
          fee: lateFee,
          cap: tax,
          paidTo: PAID_TO,
          citations: [lateFee],
        }),
      whatStopsIt: 'Filing the statement stops the fee.',
    });
    if (!isOneOff && paid === 'on-time') return fee;

    const deposit = depositSum(
      {
        statement,
        tax: paid === 'part' && !isOneOff ? challan : tax,
        due: oneOffDue?.day,
        deducted,
        paidOn,
      },
      today,
    );
    return {
      lines: [...fee.lines, ...deposit.lines],
      notes: [...new Set([...fee.notes, ...deposit.notes])],
    };
  },
});

/** The quarter of the statement that is due on a day. Undefined if none is due then, for example if we don't know an order. */
function quarterDueOn(due: Day, today: Day): { start: Day; end: Day } | undefined {
  const [statement] = duesOf([tdsStatement], due, due, today);
  if (!statement) return undefined;
  const { end, months } = statement.period;
  return { start: addMonths(`${end.slice(0, 7)}-01`, 1 - months), end };
}

/** Deductors with an account number (TAN) file quarterly; others file Form 141 monthly. */
function hasTan({ statement }: { statement?: string }): boolean {
  return statement !== 'form-141';
}

const isLate = ({ paid }: { paid?: string }) => paid === 'late' || paid === 'part';

interface Deposit {
  statement: 'tds' | 'tcs' | 'form-141';
  tax: number;
  /** The due day of Form 141. Undefined for TDS and TCS: their due day depends on the month of deduction. */
  due: Day | undefined;
  deducted: Day;
  paidOn: Day;
}

/** The interest on tax that was deposited late. It counts calendar months, as the department does. */
function depositSum({ statement, tax, due, deducted, paidOn }: Deposit, today: Day): Sum {
  const depositDue = due ?? depositDueAfter(deducted, statement);
  if (depositDue && paidOn <= depositDue) {
    return { lines: [], notes: [`Deposited by ${longDate(depositDue)}, in time: no interest.`] };
  }
  const rate = (statement === 'tcs' ? tds.tcsInterestUntilPaid : tds.interestUntilPaid).on(
    deducted,
  );
  if (!rate.known || !depositDue) {
    const what = statement === 'tcs' ? 'collected' : 'deducted';
    const since = rate.known || !rate.from ? '' : ` before ${monthAndYear(rate.from)}`;
    return {
      lines: [],
      notes: [`Tax ${what}${since} had a different rate: that interest is not included.`],
    };
  }
  const principal = wholeHundreds(tax);
  if (principal === 0 && tax > 0) {
    return { lines: [], notes: ['No interest on tax below ₹100.'] };
  }
  const rounding =
    rate.source === incomeTaxAct1961
      ? { source: incomeTaxRules1962, place: 'rule 119A' }
      : { source: incomeTaxRules, place: 'rule 269' };
  const interest = (months: number) =>
    shareOf(principal, Math.round(rate.value * 100) * months, 10_000);
  const firstDay = addDays(deducted, 1);
  return lateSum({
    due: depositDue,
    filed: paidOn,
    today,
    on: (day) => {
      const months = calendarMonths(firstDay, day);
      const fromThatDay = monthsBegun(firstDay, day);
      const withMonthOfDeduction = calendarMonths(deducted, day);
      return {
        lines: [
          {
            what: 'Interest for the late deposit',
            paise: interest(months),
            working: `${formatRupees(principal)} × ${rate.value}% × ${counted(months, 'month')}`,
            paidTo: PAID_TO,
            citations: [rate, rounding],
          },
        ],
        notes: [
          `The department counts calendar months from the day after the deduction to the day of deposit.${
            fromThatDay === months
              ? ''
              : ` A count from the day of deduction gives ${counted(fromThatDay, 'month')}, ${formatRupees(interest(fromThatDay))}.`
          }`,
          ...(withMonthOfDeduction === months
            ? []
            : [
                `The tax was deducted on the last day of a month. The department’s portal says that this month does not count. If it counts: ${counted(withMonthOfDeduction, 'month')}, ${formatRupees(interest(withMonthOfDeduction))}.`,
              ]),
        ],
      };
    },
    whatStopsIt: 'The deposit stops the interest.',
  });
}

/** The due day of tax deducted on a day; undefined if the law of that time is unknown. */
function depositDueAfter(deducted: Day, statement: Deposit['statement']): Day | undefined {
  const monthEnd = monthEndOf(deducted);
  const rules =
    statement === 'tcs'
      ? [tds.tcsDepositDue, tds.tcsMarchDepositDue]
      : [tds.depositDue, tds.marchDepositDue];
  return rules.map((rule) => dueDateFor(rule, monthEnd)?.day).find(Boolean);
}

function monthEndOf(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOfMonth(year, month, 31);
}

/** "April 2025". */
const monthAndYear = (day: Day) => longDate(day).replace(/^\d+ /, '');

import {
  tcsDepositDue,
  tcsInterestUntilPaid,
  tdsDepositDue,
  tdsInterestUntilDeducted,
  tdsInterestUntilPaid,
  tdsLateFee,
  tdsMarchDepositDue,
} from '@/law/income-tax';
import { dueIn } from '@/law/due';
import { counted } from '@/law/units';
import { longDate } from '@/lib/dates';
import {
  addDays,
  calendarMonths,
  dayOfMonth,
  daysBetween,
  monthsBegun,
  type Day,
} from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import { dailyFee, dueField, filedField, lateSum, wordsBefore } from './lateness';
import { defineCalculator, type Sum } from './calculator';

const PAID_TO = 'Income Tax Department, by challan';

export const calculator = defineCalculator({
  question: 'What does a late TDS or TCS statement cost?',
  line: 'The fee by days, and interest by months if the tax was late too.',
  fields: {
    statement: {
      kind: 'choice',
      label: 'Which statement?',
      options: { tds: 'Tax deducted (TDS)', tcs: 'Tax collected (TCS)' },
    },
    tax: { kind: 'rupees', label: 'Tax of the statement, in ₹' },
    due: dueField,
    filed: filedField,
    paid: {
      kind: 'choice',
      label: 'Was the tax deposited in time?',
      options: { 'on-time': 'Yes', late: 'No' },
    },
    deducted: {
      kind: 'day',
      label: 'When was it deducted or collected?',
      hint: 'Interest is for one day’s tax: work out each month that was late apart. The fee is paid once.',
      askedIf: (answers) => answers.paid === 'late',
    },
    paidon: {
      kind: 'day',
      label: 'When is it deposited?',
      start: 'today',
      askedIf: (answers) => answers.paid === 'late',
    },
  },
  table: {
    heading: 'Fee and interest of late TDS and TCS',
    columns: ['What is late', 'What it costs', 'At most'],
    rows: [
      ['Statement', `${tdsLateFee}`, 'The tax of the statement'],
      ['Deposit of the tax', `${tdsInterestUntilPaid}, part of a month as a month`, 'No cap'],
      ['Deduction of the tax', `${tdsInterestUntilDeducted}`, 'No cap'],
    ],
  },
  leftOut: [
    'The tax itself',
    'Interest for deducting late',
    'The officer’s penalty for a statement missing or wrong',
    'Expenses that are not allowed until the tax is paid',
  ],
  calculate({ statement, tax, due, filed, paid, deducted, paidon: paidOn }, today) {
    const lateFee = tdsLateFee.on(due);
    if (!lateFee.known) return { problems: { due: wordsBefore(lateFee) } };
    if (paid === 'late' && paidOn < deducted) {
      return { problems: { paidon: 'Choose the day of deduction or a later one' } };
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
          law: [lateFee],
        }),
      until: 'Filing the statement stops the fee.',
    });
    if (paid === 'on-time') return fee;

    const deposit = depositSum({ statement, tax, deducted, paidOn }, today);
    return {
      lines: [...fee.lines, ...deposit.lines],
      notes: [...fee.notes, ...deposit.notes],
    };
  },
});

interface Deposit {
  statement: 'tds' | 'tcs';
  tax: number;
  deducted: Day;
  paidOn: Day;
}

/** The interest on tax that was deposited late, by months of the calendar, as the department counts them. */
function depositSum({ statement, tax, deducted, paidOn }: Deposit, today: Day): Sum {
  const depositDue = depositDueAfter(deducted, statement);
  if (depositDue && paidOn <= depositDue) {
    return { lines: [], notes: [`Deposited by ${longDate(depositDue)}, in time: no interest.`] };
  }
  const rate = (statement === 'tcs' ? tcsInterestUntilPaid : tdsInterestUntilPaid).on(deducted);
  if (!rate.known || !depositDue) {
    const what = statement === 'tcs' ? 'collected' : 'deducted';
    const since = rate.known || !rate.from ? '' : ` before ${monthAndYear(rate.from)}`;
    return {
      lines: [],
      notes: [`Tax ${what}${since} bore another rate: its interest is not in the sum.`],
    };
  }
  const interest = (months: number) => shareOf(tax, Math.round(rate.value * 100) * months, 10_000);
  return lateSum({
    due: depositDue,
    filed: paidOn,
    today,
    on: (day) => {
      const months = calendarMonths(deducted, day);
      const fromThatDay = monthsBegun(addDays(deducted, 1), day);
      return {
        lines: [
          {
            what: 'Interest for the late deposit',
            paise: interest(months),
            working: `${formatRupees(tax)} × ${rate.value}% × ${counted(months, 'month')}`,
            paidTo: PAID_TO,
            law: [rate],
          },
        ],
        notes: [
          `The department counts calendar months, that of deduction and that of deposit too.${
            fromThatDay === months
              ? ''
              : ` Counted from the day of deduction it would be ${counted(fromThatDay, 'month')}, ${formatRupees(interest(fromThatDay))}.`
          }`,
        ],
      };
    },
    until: 'The deposit stops the interest.',
  });
}

/** The day by which tax of a day has to be deposited; none where the law of that time is not known. */
function depositDueAfter(deducted: Day, statement: 'tds' | 'tcs'): Day | undefined {
  const [year = 0, month = 0] = deducted.split('-').map(Number);
  const monthEnd = dayOfMonth(year, month, 31);
  const rules = statement === 'tcs' ? [tcsDepositDue] : [tdsDepositDue, tdsMarchDepositDue];
  return rules.map((rule) => dueIn(rule, monthEnd)?.day).find(Boolean);
}

/** "April 2025". */
const monthAndYear = (day: Day) => longDate(day).replace(/^\d+ /, '');

import {
  incomeTaxAct1961,
  tcsDepositDue,
  tdsDepositDue,
  tdsInterestUntilDeducted,
  tdsInterestUntilPaid,
  tdsLateFee,
  tdsMarchDepositDue,
} from '@/law/income-tax';
import { numberOf, type Law } from '@/law/source';
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
import { counted, dailyFee, dueField, filedField, lateSum, wordsBefore } from './lateness';
import { defineCalculator, type Sum } from './calculator';

const PAID_TO = 'Income Tax Department, by challan';

/** The fee for late statements began with those due from this day on. */
const SINCE = '2012-07-01';

/** Statements due, and tax deducted, from these days on stand under the Act of 2025. */
const NEW_ACT_STATEMENTS = '2026-07-01';
const NEW_ACT_DEDUCTIONS = '2026-04-01';

/** Until then tax collected and paid late bore 1% a month. */
const COLLECTED_LIKE_DEDUCTED = '2025-04-01';

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
    const words = wordsBefore(due, SINCE);
    if (words) return { problems: { due: words } };
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
          fee: tdsLateFee,
          cap: tax,
          paidTo: PAID_TO,
          law: due < NEW_ACT_STATEMENTS ? [under1961('section 234E')] : [tdsLateFee],
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
  if (paidOn <= depositDue) {
    return { lines: [], notes: [`Deposited by ${longDate(depositDue)}, in time: no interest.`] };
  }
  if (statement === 'tcs' && deducted < COLLECTED_LIKE_DEDUCTED) {
    return {
      lines: [],
      notes: ['Tax collected before April 2025 bore another rate: its interest is not in the sum.'],
    };
  }
  const percent = numberOf(tdsInterestUntilPaid, 'percent a month');
  const interest = (months: number) => shareOf(tax, Math.round(percent * 100) * months, 10_000);
  const old = statement === 'tds' ? 'section 201(1A)' : 'section 206C(7)';
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
            working: `${formatRupees(tax)} × ${percent}% × ${counted(months, 'month')}`,
            paidTo: PAID_TO,
            law: deducted < NEW_ACT_DEDUCTIONS ? [under1961(old)] : [tdsInterestUntilPaid],
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

/** The day by which tax of a day has to be deposited. */
function depositDueAfter(deducted: Day, statement: 'tds' | 'tcs'): Day {
  const [year = 0, month = 0] = deducted.split('-').map(Number);
  const rule =
    statement === 'tcs' ? tcsDepositDue : month === 3 ? tdsMarchDepositDue : tdsDepositDue;
  return dayOfMonth(year, month + 1, Number.parseInt(rule.value, 10));
}

function under1961(place: string): Law {
  return { source: incomeTaxAct1961, place };
}

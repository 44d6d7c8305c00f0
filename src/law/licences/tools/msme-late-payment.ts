import * as licences from '@/law/licences/facts';
import { msmedAct, msmeNotifications } from '@/law/licences/texts';
import { filedField, lateSum } from '@/law/sums/lateness';
import { choiceField, countField, dayField, rupeesField } from '@/law/fields';
import { defineTool } from '@/law/tool';
import { counted } from '@/law/units';
import { longDate } from '@/lib/dates';
import { addDays, addMonths, addSpan, daysBetween, type Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';

export const tool = defineTool({
  id: 'msme-late-payment',
  kind: 'late',
  name: 'Late bill worked out',
  question: 'What does a late payment to a small supplier cost the buyer?',
  line: 'Interest at three times the bank rate, compounded each month, from the day after payment was due.',
  fields: {
    supplier: choiceField(
      'Who supplied?',
      {
        small: 'Micro or small, with Udyam',
        other: 'Trader, medium, or no Udyam',
      },
      {
        hint: 'A maker or a service provider. The Udyam number must be older than the supply: courts have refused claims for earlier supplies.',
      },
    ),
    amount: rupeesField('Unpaid amount, in ₹'),
    accepted: dayField('When were the goods or services accepted?', {
      hint: 'The day of delivery, unless the buyer objected in writing within 15 days.',
    }),
    agreed: choiceField('Did you agree on a payment day in writing?', { no: 'No', yes: 'Yes' }),
    days: countField('Days agreed, from acceptance', {
      hint: 'At most 45: a longer time counts as 45.',
      min: 1,
      max: 365,
      start: 45,
    }),
    paid: { ...filedField, label: 'When is it paid?' },
  },
  shownIf: {
    amount: isSmall,
    accepted: isSmall,
    agreed: isSmall,
    days: (answers) => isSmall(answers) && answers.agreed === 'yes',
    paid: isSmall,
  },
  facts: [licences.msmeLateInterestNow, licences.msmePayWithin, licences.msmePayWithinUnagreed],
  notIncluded: [
    'The amount itself',
    'Costs of the proceedings',
    'Further interest under the contract',
  ],
  answer({ supplier, amount, accepted, agreed, days, paid }, today) {
    if (supplier === 'other') {
      return {
        verdict: 'Section 16 does not apply: only your contract can give interest',
        citations: [
          { source: msmedAct, place: 'section 16' },
          { source: msmeNotifications, place: 'Office Memorandum of 1 September 2021' },
        ],
        notes: [
          'Section 16 protects micro and small makers and service providers with a Udyam registration. The Ministry leaves traders out.',
        ],
      };
    }
    const latest = addSpan(accepted, licences.msmePayWithin.value);
    const agreedDay = addDays(accepted, days);
    const due =
      agreed === 'no'
        ? addSpan(accepted, licences.msmePayWithinUnagreed.value)
        : agreedDay < latest
          ? agreedDay
          : latest;
    const rate = licences.msmeLateInterestNow.on(addDays(due, 1));
    if (!rate.known) {
      const since = rate.from ? ` that began before ${longDate(rate.from)}` : '';
      return {
        problems: {
          accepted: `Interest${since} is not worked out here, because it needs the RBI’s table of earlier bank rates. An accountant can work it out`,
        },
      };
    }
    const sum = lateSum({
      due,
      filed: paid,
      today,
      on: (day) => ({
        lines: [
          {
            what: 'Compound interest',
            paise: interest(amount, due, day),
            working: `${formatRupees(amount)} for ${counted(daysBetween(due, day), 'day')}, at ${ratesIn(due, day)} a year, compounded each month (“monthly rests”), to the nearest rupee`,
            paidTo: 'The supplier',
            citations: [
              { source: msmedAct, place: 'section 15' },
              { source: msmedAct, place: 'section 16' },
              rate,
            ],
          },
        ],
        notes: [],
      }),
      whatStopsIt: 'Payment stops the interest.',
      done: 'Paid',
    });
    return {
      ...sum,
      notes: [
        `The payment is due by ${longDate(due)}.`,
        ...sum.notes,
        ...(paid > due
          ? [
              'The Act does not say how to count part of a month. We count its days.',
              ...(ratesSince(due, paid).length > 0
                ? [
                    'We use the rate of each day. The Calcutta High Court used the rate at the end of each month (9 July 2024). Its result may be a little higher or lower.',
                  ]
                : []),
              'The buyer may not deduct this interest from income (section 23).',
            ]
          : []),
      ],
    };
  },
});

function isSmall({ supplier }: { supplier?: string }): boolean {
  return supplier !== 'other';
}

/** The rate on a day after 6 June 2025, in percent a year. */
function rateOn(day: Day): number {
  const rate = licences.msmeLateInterestNow.on(day);
  return rate.known ? rate.value : 0;
}

/**
 * Compound interest from the day after `due` to `paid`, that day included, to the nearest rupee, in paise. Months are counted
 * from `due`, and interest is added to the sum at the end of each month. The rate of one day is a twelfth of the yearly rate that
 * applies on that day, divided by the days of the month.
 */
function interest(paise: number, due: Day, paid: Day): number {
  let owed = paise;
  for (let month = 1, day = due; day < paid; month += 1) {
    const rest = addMonths(due, month);
    const length = daysBetween(day, rest);
    const end = rest < paid ? rest : paid;
    let percent = 0;
    if (rateOn(addDays(day, 1)) === rateOn(end)) {
      percent = (rateOn(end) / 12) * (daysBetween(day, end) / length);
    } else {
      for (let each = addDays(day, 1); each <= end; each = addDays(each, 1)) {
        percent += rateOn(each) / 12 / length;
      }
    }
    day = end;
    owed *= 1 + percent / 100;
  }
  return Math.round((owed - paise) / 100) * 100;
}

/** "17.25%, from 5 December 2025 16.5%". */
function ratesIn(due: Day, paid: Day): string {
  const first = addDays(due, 1);
  return [
    `${rateOn(first)}%`,
    ...ratesSince(due, paid).map(({ from = '', is }) => `from ${longDate(from)} ${is.value}%`),
  ].join(', ');
}

/** The rates that began after the first day of lateness. */
function ratesSince(due: Day, paid: Day) {
  const first = addDays(due, 1);
  return licences.msmeLateInterestNow.values.filter(
    ({ from = '' }) => from > first && from <= paid,
  );
}

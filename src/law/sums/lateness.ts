import { dayField } from '@/law/fields';
import { totalOf } from '@/law/answer';
import { periodName } from '@/law/due-dates/due-rule';
import { duesOf, type Due } from '@/law/due-dates/dues';
import { rulesIn } from '@/law/due-dates/duty';
import type { Known, Unknown } from '@/law/fact';
import type { Citation } from '@/law/source';
import { counted } from '@/law/units';
import { longDate } from '@/lib/dates';
import { addDays, addMonths, type Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import type { PeriodField, PeriodGroup, Sum } from '@/law/tool';

/* Shared by the lateness calculators. Filing on the due day is in time; the next day is the first day late. */

/** The choice of a period. Its value is the due day of the period, or another day that the visitor enters. */
export const periodField = {
  kind: 'period',
  label: 'For which period?',
  dayLabel: 'When was it due?',
  hint: 'With the extension, if an order granted one.',
} satisfies PeriodField;

export const filedField = dayField('When is it filed?', {
  hint: 'If not filed yet: today, or the day you plan.',
  start: 'today',
});

/** Orders before this day were not all read, so earlier periods are not offered. */
const DATES_KNOWN_SINCE: Day = '2026-04-01';

export interface PeriodChoice {
  /** Its value in a link: "month.2026-10". */
  value: string;
  /** "October 2026". */
  name: string;
  group: string;
  due: Due;
}

/** How many past periods of a duty are offered. */
const MOST_PERIODS = 24;

/** The periods to choose from today, newest first in each group: the last ones that fell due, and the next one. */
export function periodsOf(groups: readonly PeriodGroup[], today: Day): PeriodChoice[] {
  return groups.flatMap(({ id, title, duty }) => {
    const [{ months } = { months: 1 }] = rulesIn(duty, duty.due.value);
    const oldest = addMonths(today, -months * MOST_PERIODS);
    const from = oldest > DATES_KNOWN_SINCE ? oldest : DATES_KNOWN_SINCE;
    const dues = duesOf([duty], from, addMonths(today, 24), today);
    const past = dues.filter(({ day }) => day < today).length;
    return dues
      .slice(0, past + 1)
      .toReversed()
      .map((due) => ({
        value: `${id}.${due.period.end.slice(0, 7)}`,
        name: periodName(due.period),
        group: title,
        due,
      }));
  });
}

const ON_TIME = 'on time: there is no late fee or interest.';

/** How many days ahead to look for an increase of the amount. */
const DAYS_AHEAD = 366;

interface Lateness {
  due: Day;
  /** The order that moved the due day, and a remark on it. */
  moved?: Due['moved'];
  noteOnMove?: string;
  filed: Day;
  today: Day;
  /** The amount owed for a filing on this day, with remarks. */
  on: (filed: Day) => Sum;
  /** The event after which the amount stops rising, as a sentence. */
  whatStopsIt: string;
  /** The late action; "Filed" if missing. */
  done?: string;
}

const HUNDRED_RUPEES = 100_00;

/** The amount on which interest is counted: whole hundreds of rupees (rule 269(c) of 2026, rule 119A of 1962). In paise. */
export const wholeHundreds = (paise: number) => paise - (paise % HUNDRED_RUPEES);

/** The cost of the lateness. If nothing is filed yet, a note adds the cost of further days. */
export function lateSum({
  due,
  moved,
  noteOnMove = '',
  filed,
  today,
  on,
  whatStopsIt,
  done = 'Filed',
}: Lateness): Sum {
  const order = moved
    ? [
        `${moved.place} moved the due day from ${longDate(moved.from)} to ${longDate(moved.to)}.${noteOnMove}`,
      ]
    : [];
  if (filed <= due) return { lines: [], notes: [`${done} ${ON_TIME}`, ...order] };
  const { lines, notes } = on(filed);
  // After a filing in the past, the amount no longer rises.
  const rise =
    filed < today ? [] : [`${nextRise(filed, (day) => totalOf(on(day).lines))} ${whatStopsIt}`];
  return {
    lines: lines.filter(({ paise, open }) => paise > 0 || open !== undefined),
    notes: [...notes, ...rise, ...order],
  };
}

/** The next day on which an amount rises, and by how much. */
function nextRise(filed: Day, amountOn: (day: Day) => number): string {
  const now = amountOn(filed);
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const day = addDays(filed, days);
    const more = amountOn(day) - now;
    if (more > 0) {
      return days === 1
        ? `A further day adds ${formatRupees(more)}.`
        : `It stays the same until ${longDate(addDays(day, -1))}. From ${longDate(day)} it is ${formatRupees(more)} more.`;
    }
  }
  return 'Further days add nothing.';
}

interface DailyFee {
  what: string;
  days: number;
  fee: Known<number>;
  /** The cap, in whole paise. */
  cap: number;
  paidTo: string;
  citations: readonly Citation[];
}

/** A fee for each day late, up to a cap. */
export function dailyFee({ what, days, fee, cap, paidTo, citations }: DailyFee): Sum {
  const uncapped = days * fee.value;
  const working = `${counted(days, 'day')} × ${formatRupees(fee.value)}`;
  if (uncapped <= cap)
    return { lines: [{ what, paise: uncapped, working, paidTo, citations }], notes: [] };
  const most = `at most ${formatRupees(cap)}`;
  return {
    lines: [
      {
        what,
        paise: cap,
        working: `${working} = ${formatRupees(uncapped)}, ${most}`,
        paidTo,
        citations,
      },
    ],
    notes: [
      cap === 0
        ? 'The cap is ₹0, so there is no late fee.'
        : `The cap is reached: the late fee is ${most}.`,
    ],
  };
}

/** The error for a day whose law is unknown. */
export function problemBefore({ from }: Unknown): string {
  return from
    ? `We do not calculate for days before ${longDate(from)}: ask an accountant or a lawyer`
    : 'We don’t know the law for that day: choose an earlier one';
}

import { duesOf, type Due } from '@/law/due-dates/dues';
import { periodName } from '@/law/due-dates/due-rule';
import type { PeriodGroup } from '@/law/tool';
import { addMonths, type Day } from '@/lib/days';

/* The periods to choose from in a tool, each with its actual due date: by the rule, or as a notification moved it. */

/** Not every order that moved a date before this day was read, so no earlier dates are proposed. */
const DATES_KNOWN_SINCE: Day = '2026-04-01';

export interface PeriodChoice {
  /** Its value in a link: "month.2026-10". */
  value: string;
  /** "October 2026". */
  name: string;
  group: string;
  due: Due;
}

/** The periods to choose from as they are known today, newest first in each group: those that fell due, and the next one. */
export function periodsOf(groups: readonly PeriodGroup[], today: Day): PeriodChoice[] {
  return groups.flatMap(({ id, title, duty }) => {
    const dues = duesOf([duty], DATES_KNOWN_SINCE, addMonths(today, 24), today);
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

/** The period that fell due last, which people ask about most; before any has, the first one. */
export function latestOf(periods: readonly PeriodChoice[], today: Day): PeriodChoice | undefined {
  return periods.find(({ due }) => due.day < today) ?? periods[0];
}

import { addDays, addMonths, dayOfMonth, monthName, type Day } from '@/lib/days';

/** The due day of a recurring duty: a day of a month, which is counted from the last month of the period. */
export interface DueRule {
  /** The months, 1 to 12, in which its periods end. */
  ends: readonly number[];
  /** The length of a period, in months. */
  months: 1 | 3 | 6 | 12;
  /** Months after the last month of the period. Negative if the duty is due before its end, like advance tax. */
  after: number;
  /** The day of that month, or the month's last day if the month is shorter. */
  date: number;
  /** Calendar days to add, if the law counts from that day: 30 days from a meeting held by 30 September. */
  plusDays?: number;
}

export interface Period {
  /** The last day of the period. */
  end: Day;
  months: DueRule['months'];
}

export interface DueDate {
  day: Day;
  period: Period;
}

const SHORTEST_MONTH = 28;

/** All due dates of a rule from one day until another, both included, in order. */
export function dueDates(rule: DueRule, from: Day, until: Day): DueDate[] {
  const found: DueDate[] = [];
  // A period may end long before `from` (late duties) or after `until` (duties due before its end).
  const last = addMonths(until, -rule.after);
  const monthsOnTop = Math.ceil((rule.plusDays ?? 0) / SHORTEST_MONTH);
  for (
    let month = addMonths(`${from.slice(0, 7)}-01`, -rule.after - monthsOnTop);
    month <= last;
    month = addMonths(month, 1)
  ) {
    if (!rule.ends.includes(Number(month.slice(5, 7)))) continue;
    const day = dueDay(rule, month);
    if (day >= from && day <= until) {
      found.push({ day, period: { end: addDays(addMonths(month, 1), -1), months: rule.months } });
    }
  }
  return found;
}

/** The first due date of a rule that applies from a day on. Periods that ended before that day don't count. */
export function firstDueDate(rule: DueRule, start: Day): DueDate | undefined {
  return dueDates(rule, addMonths(start, -12), addMonths(start, 36)).find(
    ({ day, period }) => period.end >= start && day >= start,
  );
}

/** "November 2026", "October to December 2026", "October 2026 to March 2027"; a whole year as "2026-27". */
export function periodName({ end, months }: Period): string {
  const [year = 0, month = 0] = end.split('-').map(Number);
  if (months === 12) return `${year - 1}-${String(year).slice(2)}`;
  const last = `${monthName(month)} ${year}`;
  if (months === 1) return last;
  const [firstYear, firstMonth] = addMonths(`${end.slice(0, 7)}-01`, 1 - months)
    .split('-')
    .map(Number);
  const first = monthName(firstMonth ?? 0);
  return firstYear === year ? `${first} to ${last}` : `${first} ${firstYear} to ${last}`;
}

/** The due day of a period by a rule. @param month a day of the month in which the period ends */
export function dueDay({ after, date, plusDays = 0 }: DueRule, month: Day): Day {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return addDays(dayOfMonth(year, number + after, date), plusDays);
}

import { addDays, addMonths, addSpan, weekdayOf, type Day, type Span } from '@/lib/days';
import type { TimeLimit } from '@/law/after-filing';
import type { Known, Unknown } from '@/law/fact';
import * as gst from '@/law/gst/after-filing';
import * as companies from '@/law/companies/after-filing';
import * as llps from '@/law/llps/after-filing';
import * as ip from '@/law/ip/after-filing';
import * as licences from '@/law/licences/after-filing';
import * as incomeTax from '@/law/income-tax/after-filing';
import * as tds from '@/law/tds/after-filing';
import * as firms from '@/law/firms/after-filing';

/** The time limits for offices and applicants, of all bodies of law. */
export const timeLimits = {
  ...gst.timeLimits,
  ...companies.timeLimits,
  ...llps.timeLimits,
  ...ip.timeLimits,
  ...licences.timeLimits,
  ...incomeTax.timeLimits,
  ...tds.timeLimits,
  ...firms.timeLimits,
};

export type TimeLimitId = keyof typeof timeLimits;

/** The last day of a time limit, with the rule that sets it. */
type Due = Known<Span | number> & { by: Day };

/**
 * The last day of a time limit, by the law on the day when the time starts. Calendar days include weekends and holidays, and the
 * last day is not moved. Working days are Monday to Friday. Public holidays count too, because they differ by State.
 *
 * @param day the day of the application, or of the event that starts the time; it is not counted
 */
export function deadlineOf(time: Pick<TimeLimit, 'within' | 'fromEndOf'>, day: Day): Due | Unknown {
  const found = time.within.on(day);
  if (!found.known) return found;
  const { value } = found;
  return { ...found, by: typeof value === 'number' ? addWorkingDays(day, value) : end(value) };

  function end(span: Span): Day {
    if (!time.fromEndOf) return addSpan(day, span);
    return addDays(addSpan(dayAfterPeriod(day, time.fromEndOf), span), -1);
  }
}

function addWorkingDays(day: Day, number: number): Day {
  if (number === 0) return day;
  const next = addDays(day, 1);
  return addWorkingDays(next, number - (isWeekend(next) ? 0 : 1));
}

const isWeekend = (day: Day) => ['Saturday', 'Sunday'].includes(weekdayOf(day));

/** The first day after the month, quarter or financial year that contains a day. */
function dayAfterPeriod(day: Day, period: NonNullable<TimeLimit['fromEndOf']>): Day {
  const length = { month: 1, quarter: 3, 'financial year': 12 }[period];
  // Quarters and financial years begin in April.
  const sinceApril = (Number(day.slice(5, 7)) + 8) % 12;
  return addMonths(`${day.slice(0, 7)}-01`, length - (sinceApril % length));
}

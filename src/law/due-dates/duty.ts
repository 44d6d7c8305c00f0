import type { Fact } from '@/law/fact';
import type { Citation } from '@/law/source';
import type { DueRules } from '@/law/units';
import type { Day, Span } from '@/lib/days';
import type { DueRule } from '@/law/due-dates/due-rule';

/** The subject of a duty; a page only lists the duties of its own subjects. */
export type DutyTopic =
  | 'gst'
  | 'exports'
  | 'tds'
  | 'staff'
  | 'advance-tax'
  | 'returns'
  | 'audited-returns'
  | 'tax-audit'
  | 'transfer-pricing'
  | 'cross-border'
  | 'registrar'
  | 'foreign-shareholders';

export interface Duty {
  /** The prefix of the events' ids in calendars, so it must never change. */
  id: string;
  topic: DutyTopic;
  /** The name of the form or payment, without "for November 2026". */
  name: string;
  /** The title names no period, because an interval of several years, as for director KYC, has no useful name. */
  unnamedPeriod?: boolean;
  /** The duty in everyday words. */
  what: string;
  who: string;
  /** The cost of filing late. */
  late: string;
  /** The fact that fixes the date. */
  due: Fact<DueRules | Span>;
  /** If the fact is a length of time: the day from which the length is counted, forwards or backwards. */
  counted?: { from: DueRule } | { backFrom: DueRule };
  /** If the fact has a date for each group: the index of the date that applies. */
  nth?: number;
  /** More dates of the duty, for periods that the first fact doesn't cover. */
  alsoDue?: readonly Fact<DueRules>[];
  /** Other facts and laws behind the texts above. */
  citations?: readonly (Fact | Citation)[];
  /** The months in which its periods end, if only some of the fact's periods apply. */
  ends?: readonly number[];
  /** If only some periods have this duty: the last day of the first one, and of the last one. */
  since?: Day;
  until?: Day;
}

export const LAST_DAY = 31;

/** The Act of 2025 applies from tax year 2026-27, the Act of 1961 before. */
export const FIRST_TAX_YEAR = '2027-03-31';
export const LAST_OLD_YEAR = '2026-03-31';

/** The dates of tax year 2025-26 only: the last year under the Act of 1961. */
export const ONLY_2025_26 = { since: LAST_OLD_YEAR, until: LAST_OLD_YEAR };

/** A day after the financial year, or the tax year: both end on 31 March. */
export const ofYear = (after: number, date: number): DueRule => ({
  ends: [3],
  months: 12,
  after,
  date,
});

/** The last day of the financial year itself. */
export const YEAR_END = ofYear(0, LAST_DAY);

export const EXTENSION_NOTE =
  'A notification may extend a date: look at the portal before the day.';

/** The due rules of a duty, from one value of its fact. */
export function rulesIn({ counted, nth }: Duty, value: DueRules | Span): DueRules {
  if ('length' in value) return nth === undefined ? value : value.slice(nth, nth + 1);
  if (!counted) return [];
  const { days = 0, months = 0 } = value;
  const [base, sign] = 'from' in counted ? [counted.from, 1] : ([counted.backFrom, -1] as const);
  return [
    {
      ...base,
      after: base.after + sign * months,
      ...(days > 0 && { plusDays: (base.plusDays ?? 0) + sign * days }),
    },
  ];
}

import type { Fact, Law } from '@/law/source';
import type { ServiceSlug } from '@/content/services/catalogue';
import type { Day } from '@/lib/days';
import type { DueRule } from '@/lib/due-rule';

/** What a duty is about; a page lists those of its own matters only. */
export type Matter =
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
  /** Begins the events' ids in calendars, so it never changes. */
  id: string;
  matter: Matter;
  /** The form or payment, before "for November 2026". */
  name: string;
  /** Whose period it is said with; an interval of years, as of director KYC, has none that helps. */
  unnamedPeriod?: boolean;
  /** In words of every day. */
  what: string;
  who: string;
  /** What lateness costs. */
  late: string;
  /** The fact that fixes the date. */
  due: Fact;
  /** What else the texts above rest on. */
  law?: readonly Law[];
  rules: readonly DueRule[];
  /** The last days of the first and the last period that it holds for: laws begin and end. */
  since?: Day;
  until?: Day;
  /** The page that says more. */
  page: ServiceSlug;
}

export const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const QUARTERS = [3, 6, 9, 12];
/** The financial year and the tax year both end on 31 March. */
export const MARCH = [3];
export const LAST_DAY = 31;

/** From tax year 2026-27 the Act of 2025 holds; for the year before, that of 1961. */
export const FIRST_TAX_YEAR = '2027-03-31';
export const LAST_OLD_YEAR = '2026-03-31';

export const ofMonth = (date: number): DueRule => ({
  ends: EVERY_MONTH,
  months: 1,
  after: 1,
  date,
});
export const ofQuarter = (date: number): DueRule => ({ ends: QUARTERS, months: 3, after: 1, date });
export const ofYear = (after: number, date: number): DueRule => ({
  ends: MARCH,
  months: 12,
  after,
  date,
});

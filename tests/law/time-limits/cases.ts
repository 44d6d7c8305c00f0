import type { Day } from '@/lib/days';
import type { TimeLimitId } from '@/law/time-limits';

/*
 * Worked out by hand from the rules, before the code was written. A case has a time limit, its first day and its last day. The
 * first day is not counted (General Clauses Act, 1897, section 9). A month ends on the day with the same number, or on the last
 * day of a shorter month. Monday to Friday count as working days, even on a public holiday. A time "from the end of" a
 * month, quarter or year is counted in whole months from that end. For working days, a comment names the weekday of the first day
 * and lists the days that count.
 */

export const cases: readonly (readonly [TimeLimitId, Day, Day])[] = [
  // Rule 9(1) and (5)(a), CGST Rules: 7 working days from the application.
  // Monday: 3, 4, 5, 6, 9, 10, 11 November
  ['gst-application', '2026-11-02', '2026-11-11'],
  // Friday: 9, 10, 11, 12, 13, 16, 17 November
  ['gst-application', '2026-11-06', '2026-11-17'],
  // Saturday and Sunday: for both, the count starts on the same Monday
  ['gst-application', '2026-11-07', '2026-11-17'],
  ['gst-application', '2026-11-08', '2026-11-17'],
  // Thursday: 25, 28, 29, 30, 31 December, 1, 4 January. Christmas counts, although it is a public holiday
  ['gst-application', '2026-12-24', '2027-01-04'],
  // Thursday in a leap year: 25, 28, 29 February, 1, 2, 3, 6 March
  ['gst-application', '2028-02-24', '2028-03-06'],

  // Rule 9(1), proviso: 30 days, if an officer visits the place of business
  ['gst-application-visit', '2026-11-02', '2026-12-02'],
  ['gst-application-visit', '2026-01-31', '2026-03-02'],
  // A leap year
  ['gst-application-visit', '2028-01-31', '2028-03-01'],
  // The last day is a Sunday. It counts like any other day
  ['gst-application-visit', '2026-11-13', '2026-12-13'],

  // Rule 9(3) and (5): 7 working days from the applicant's answer
  // Wednesday: 19, 20, 23, 24, 25, 26, 27 November
  ['gst-reply', '2026-11-18', '2026-11-27'],
  // Friday: 23, 24, 25, 26, 27, 30 November, 1 December
  ['gst-reply', '2026-11-20', '2026-12-01'],

  // Rule 22(3): 30 days from the application to cancel
  ['gst-cancellation', '2026-10-15', '2026-11-14'],
  ['gst-cancellation', '2026-12-31', '2027-01-30'],

  // Rule 23(2): 30 days from the application to revoke
  ['gst-revocation', '2026-04-01', '2026-05-01'],
  ['gst-revocation', '2026-02-01', '2026-03-03'],

  // Section 54(7), CGST Act: 60 days from a complete application
  ['gst-refund', '2026-05-01', '2026-06-30'],
  ['gst-refund', '2026-12-05', '2027-02-03'],
  // A leap year
  ['gst-refund', '2028-01-01', '2028-03-01'],

  // Rule 10(1), Registration Offices and Fees Rules: 30 days from filing
  ['company-form', '2026-11-24', '2026-12-24'],
  // The last day is a Saturday
  ['company-form', '2026-07-02', '2026-08-01'],
  ['company-form', '2027-01-30', '2027-03-01'],

  // Rule 10(3): 15 days from the day on which the Registrar sent the form back
  ['company-returned', '2026-11-24', '2026-12-09'],
  // A common year and a leap year
  ['company-returned', '2027-02-20', '2027-03-07'],
  ['company-returned', '2028-02-20', '2028-03-06'],

  // Section 12(1), LLP Act: 14 days
  ['llp-incorporation', '2026-11-24', '2026-12-08'],
  // The last day is a Sunday
  ['llp-incorporation', '2026-11-15', '2026-11-29'],
  // A leap year
  ['llp-incorporation', '2028-02-20', '2028-03-05'],

  // Rule 34(1), Trade Marks Rules: ordinarily 3 months from the request
  ['trademark-fast', '2026-11-24', '2027-02-24'],
  // February has no 30th
  ['trademark-fast', '2026-11-30', '2027-02-28'],
  ['trademark-fast', '2027-11-30', '2028-02-29'],

  // Rule 33, Trade Marks Rules: 1 month from receiving the examination report
  ['trademark-report', '2026-11-24', '2026-12-24'],
  ['trademark-report', '2027-01-31', '2027-02-28'],
  ['trademark-report', '2026-12-31', '2027-01-31'],

  // Section 21(2), Trade Marks Act: 2 months from receiving the notice of opposition
  ['trademark-opposed', '2026-12-31', '2027-02-28'],
  ['trademark-opposed', '2026-08-15', '2026-10-15'],

  // Section 21(1): 4 months from the publication in the Journal
  ['trademark-journal', '2026-10-31', '2027-02-28'],
  ['trademark-journal', '2026-11-23', '2027-03-23'],

  // Rule 24B(5), Patents Rules: 6 months from the first examination report
  ['patent-report', '2026-08-31', '2027-02-28'],
  ['patent-report', '2026-11-24', '2027-05-24'],

  // Rule 24B(2)(i): ordinarily 1 month from publication or from the request, if that is later
  ['patent-request', '2026-11-24', '2026-12-24'],
  ['patent-request', '2026-05-31', '2026-06-30'],

  // Designs Rules: after the application, the applicant has 6 months to put it in order
  ['design-application', '2026-03-31', '2026-09-30'],
  ['design-application', '2026-11-24', '2027-05-24'],

  // Rule 70, Copyright Rules: others have 30 days to object
  ['copyright-application', '2026-11-24', '2026-12-24'],
  ['copyright-application', '2026-09-01', '2026-10-01'],

  // Regulation 2.1.1, food: 7 days, or 30 days if an inspection is ordered
  ['food-registration', '2026-11-24', '2026-12-01'],
  ['food-registration', '2026-12-28', '2027-01-04'],
  ['food-registration-visit', '2026-11-24', '2026-12-24'],

  // Section 31(4), proviso, food: 2 months
  // The last day is a Sunday
  ['food-licence', '2026-11-24', '2027-01-24'],
  ['food-licence', '2026-12-31', '2027-02-28'],
  ['food-licence', '2026-06-30', '2026-08-30'],

  // Section 270(4), Income-tax Act, 2025: 9 months from the end of the financial year in which the return was filed
  ['tax-return', '2026-07-31', '2027-12-31'],
  ['tax-return', '2027-03-31', '2027-12-31'],
  ['tax-return', '2027-04-01', '2028-12-31'],

  // Section 399(2): 1 year from the end of the tax year in which the statement was filed
  ['tds-statement', '2026-07-31', '2028-03-31'],
  ['tds-statement', '2027-01-31', '2028-03-31'],

  // Rule 181, Income-tax Rules, 2026: 1 month from the end of the month of the application, or 6 months from the end of the quarter
  ['ngo-provisional', '2026-11-03', '2026-12-31'],
  ['ngo-provisional', '2027-01-15', '2027-02-28'],
  ['ngo-regular', '2026-11-03', '2027-06-30'],
  ['ngo-regular', '2026-04-01', '2026-12-31'],

  // Rule 3B, Nidhi Rules: 45 days
  ['nidhi-declaration', '2026-11-24', '2027-01-08'],

  // Section 447(6), Kerala Municipality Act: 30 days. The first day comes from a real case that a court decided
  ['kerala-trade-licence', '2026-03-12', '2026-04-11'],
];

/** A day for which we don't know the law, and the first day for which we know it. */
export const unknown: readonly (readonly [TimeLimitId, Day, Day])[] = [
  ['gst-application', '2025-03-31', '2025-04-01'],
  ['tax-return', '2026-03-31', '2026-04-01'],
];

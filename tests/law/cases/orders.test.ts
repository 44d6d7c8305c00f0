import { expect, test } from 'vitest';
import * as companies from '@/law/companies/facts';
import * as crossBorder from '@/law/cross-border/facts';
import * as gst from '@/law/gst/facts';
import * as incomeTax from '@/law/income-tax/facts';
import { dueDateFor, reliefOn, taxYearEnd } from '@/law/due-dates/due-date';

/* We read the moved dates, their periods and the days of the orders in the orders themselves. */

const YEAR = taxYearEnd(2025);

test('an order moves the due date of one period only, and only from the day of the order', () => {
  const dayKnownOn = (day: string, year = YEAR) =>
    dueDateFor(incomeTax.auditedReturnDue, year, day)?.day;
  expect(dayKnownOn('2026-09-27')).toBe('2026-10-31');
  expect(dayKnownOn('2026-09-28')).toBe('2026-11-21');
  expect(dayKnownOn('2027-04-02')).toBe('2026-11-21');
  expect(dayKnownOn('2027-04-02', taxYearEnd(2026))).toBe('2027-10-31');
  expect(dueDateFor(incomeTax.taxAuditReportDue, YEAR, '2026-09-28')?.day).toBe('2026-10-21');
  expect(dueDateFor(crossBorder.transferPricingReportDue, YEAR, '2026-09-28')?.day).toBe(
    '2026-10-31',
  );
});

test('months and years with an order have the moved date', () => {
  expect(dueDateFor(gst.gstr3bDue, '2026-02-28')?.day).toBe('2026-03-20');
  expect(dueDateFor(gst.gstr3bDue, '2026-03-31')?.day).toBe('2026-04-21');
  expect(dueDateFor(incomeTax.belatedReturnBy, taxYearEnd(2023))?.day).toBe('2025-01-15');
  expect(dueDateFor(incomeTax.revisedReturnBy, taxYearEnd(2023))?.day).toBe('2025-01-15');
  expect(dueDateFor(incomeTax.belatedReturnBy, taxYearEnd(2024))?.day).toBe('2025-12-31');
});

/*
 * General Circulars:
 * - 02/2026 of 19 June 2026: no additional fee for DPT-3 of the year to 31 March 2026, if it is filed by 31 July 2026.
 * - 06/2025 of 17 October 2025: no additional fee for accounts of 2024-25, if they are filed by 31 December 2025. 08/2025 of 30
 *   December 2025 moved this day to 31 January 2026.
 * - 01/2026 of 24 February 2026, extended on 8 July and 31 August: companies that file late accounts from 15 April to 15
 *   September 2026 pay 10% of the additional fee.
 */
test.each([
  [companies.dpt3Due, 2025, '2026-07-31', '2026-11-24', 0],
  [companies.dpt3Due, 2025, '2026-08-01', '2026-11-24', undefined],
  [companies.dpt3Due, 2025, '2026-07-31', '2026-06-18', undefined],
  [companies.dpt3Due, 2024, '2026-07-31', '2026-11-24', undefined],
  [companies.aoc4Within, 2024, '2025-10-16', '2026-11-24', undefined],
  [companies.aoc4Within, 2024, '2025-12-31', '2025-12-29', 0],
  [companies.aoc4Within, 2024, '2026-01-01', '2025-12-29', undefined],
  [companies.aoc4Within, 2024, '2026-01-31', '2026-11-24', 0],
  [companies.aoc4Within, 2024, '2026-02-01', '2026-11-24', undefined],
  [companies.aoc4Within, 2023, '2026-01-31', '2026-11-24', undefined],
  [companies.aoc4Within, 2023, '2026-04-14', '2026-11-24', undefined],
  [companies.aoc4Within, 2023, '2026-04-15', '2026-11-24', 10],
  [companies.aoc4Within, 2024, '2026-09-15', '2026-08-30', undefined],
  [companies.aoc4Within, 2024, '2026-09-15', '2026-08-31', 10],
  [companies.aoc4Within, 2024, '2026-09-16', '2026-11-24', undefined],
] as const)(
  'a late filing gets the relief that is open on its day: case %#',
  (due, year, filed, asked, percent) => {
    expect(reliefOn(due, taxYearEnd(year), filed, asked)?.percent).toBe(percent);
  },
);

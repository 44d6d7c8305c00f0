import { ON_TIME, type Case } from './case';

/** No agreement in writing: 15 days from acceptance. */
const UNAGREED = { supplier: 'small', agreed: 'no', amount: '1,00,000' };
/** The longest time that an agreement may have. */
const AGREED = { supplier: 'small', agreed: 'yes', days: '45', amount: '1,00,000' };

/**
 * Calculated by hand from the Micro, Small and Medium Enterprises Development Act, 2006.
 *
 * - Section 15: the buyer pays by the day agreed in writing, at most 45 days from the day of acceptance. Without an agreement, the
 *   buyer pays before the day that follows the expiry of 15 days from acceptance.
 * - Section 16: from the next day, "compound interest with monthly rests … at three times of the bank rate". That is 17.25% a
 *   year from 6 June 2025 (bank rate 5.75%), 16.5% from 5 December 2025 (5.50%), 17.25% from 7 October 2026. The interest of a
 *   month is a twelfth of the rate, 1.4375% or 1.375%. The interest of a part of a month is counted by days.
 */
export const cases: readonly Case[] = [
  // Due 16 October 2026, 6 months: 1,00,000 × 1.014375^6 − 1,00,000 = 8,940.97
  [{ ...UNAGREED, accepted: '2026-10-01', paid: '2027-04-16' }, '₹8,941'],
  // 10 October + 45 days = 24 November: in time
  [{ ...AGREED, accepted: '2026-10-10', paid: '2026-11-24' }, '₹0', { note: ON_TIME }],
  // A day late: 1,00,000 × 1.4375% × 1 / 30 = 47.92
  [{ ...AGREED, accepted: '2026-10-10', paid: '2026-11-25' }, '₹48'],
  // An agreement for 60 days counts as one for 45 days
  [{ ...AGREED, days: '60', accepted: '2026-10-10', paid: '2026-11-25' }, '₹48'],
  // Due 16 November, 1 month: 3,65,000 × 1.4375% = 5,246.88
  [{ ...UNAGREED, amount: '3,65,000', accepted: '2026-11-01', paid: '2026-12-16' }, '₹5,247'],
  // Due 15 February 2026, 6 months at 16.5%: 2,50,000 × 1.01375^6 − 2,50,000 = 21,347.12
  [{ ...AGREED, amount: '2,50,000', accepted: '2026-01-01', paid: '2026-08-15' }, '₹21,347'],
  // Due 20 November 2025, 1 month with 14 days at 17.25% and 16 at 16.5%: 0.670833% + 0.733333% = 1.404167%
  [{ ...UNAGREED, accepted: '2025-11-05', paid: '2025-12-20' }, '₹1,404'],
  // Due 30 June 2025. 5 months at 1.4375% make 1,07,397.13. The last month has 4 days at 17.25% and 26 at 16.5%: 1.383333%
  [{ ...UNAGREED, accepted: '2025-06-15', paid: '2025-12-30' }, '₹8,883'],
  // 10 September + 30 days = 10 October 2026, 1 month: 10,00,000 × 1.4375%
  [
    { ...AGREED, days: '30', amount: '10,00,000', accepted: '2026-09-10', paid: '2026-11-10' },
    '₹14,375',
  ],
  // Due 31 January 2027. Interest is added on 28 February and 31 March: 1.014375² − 1 = 2.89566%
  [{ ...UNAGREED, accepted: '2027-01-16', paid: '2027-03-31' }, '₹2,896'],
  // Not paid yet. 1 month, then 15 of the 30 days to 16 December: 1,437.50 + 1,01,437.50 × 1.4375% × 15 / 30 = 2,166.58
  [
    { ...UNAGREED, accepted: '2026-10-01', paid: '2026-12-01' },
    '₹2,167',
    { today: '2026-11-25', note: /A further day adds/ },
  ],
  [
    { ...UNAGREED, supplier: 'other', accepted: '2026-10-01', paid: '2027-04-16' },
    '₹0',
    { note: /Section 16 protects micro and small/ },
  ],
  // The answer first says that section 16 does not apply. It does not say that the buyer owes nothing
  [{ supplier: 'other' }, '₹0', { note: /^Section 16 does not apply(?![^]*Compound interest)/ }],
  // Due 25 May 2026. 4 months at 1.375% make 1,05,614.48. The next month has 11 days at 16.5% and 19 at 17.25%: 1.414583%. The last
  // month is at 1.4375%. A court (V.K. Patel, 2024) used the rate at the end of each month, here 1.4375% in both
  [
    { ...UNAGREED, accepted: '2026-05-10', paid: '2026-11-25' },
    '₹8,648',
    { note: /Calcutta High Court used the rate at the end of each month/ },
  ],
  // A trader with a Udyam number: the Ministry’s memorandum of 1 September 2021 gives traders only priority lending
  [
    { ...UNAGREED, supplier: 'other', accepted: '2026-05-10', paid: '2026-11-10' },
    '₹0',
    { note: /leaves traders out/ },
  ],
  // Due 25 May 2025: the site does not have the bank rate of that day
  [{ ...UNAGREED, accepted: '2025-05-10', paid: '2025-12-30' }, { problem: 'accepted' }],
];

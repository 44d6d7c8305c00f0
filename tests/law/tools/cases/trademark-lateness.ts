import type { Case } from './case';

/** One mark in one class. */
const ONE = { marks: '1', classes: '1' };

/**
 * Calculated by hand from section 25 of the Trade Marks Act, 1999 and entry 3 of the First Schedule of the Trade Marks Rules, 2017.
 * The amounts are for each mark and class.
 *
 * - By the day of expiry: ₹9,000.
 * - With surcharge "within six months from the expiration" (25(3)): ₹9,000 + ₹4,500.
 * - Restoration "after six months and within one year from the expiration" (25(4)): ₹9,000 + ₹9,000.
 * - Later: no payment is possible, only a new application.
 *
 * The day of expiry is not counted (General Clauses Act, 1897, section 9). A month ends on the day with the same number, or on the
 * last day of a shorter month (section 3(35)).
 */
export const cases: readonly Case[] = [
  // On the day of expiry: renewal, no surcharge
  [{ ...ONE, expiry: '2026-11-22', filed: '2026-11-22' }, '₹9,000'],
  // Half a year before the expiry: renewal, no surcharge
  [{ ...ONE, expiry: '2027-05-31', filed: '2026-11-22' }, '₹9,000'],
  [{ ...ONE, expiry: '2026-11-21', filed: '2026-11-22' }, '₹13,500'], // A day late: ₹9,000 + ₹4,500
  // The day on which 6 months end: ₹9,000 + ₹4,500
  [{ ...ONE, expiry: '2026-05-22', filed: '2026-11-22' }, '₹13,500'],
  // The day after: ₹9,000 + ₹9,000
  [{ ...ONE, expiry: '2026-05-22', filed: '2026-11-23' }, '₹18,000'],
  // The day on which the year ends: ₹9,000 + ₹9,000
  [{ ...ONE, expiry: '2025-11-22', filed: '2026-11-22' }, '₹18,000'],
  // The day after: too late, nothing can be paid
  [
    { ...ONE, expiry: '2025-11-21', filed: '2026-11-22' },
    '₹0',
    { note: /Usually you then need a new application/ },
  ],
  // 6 months from 31 August end on 28 February
  [{ ...ONE, expiry: '2026-08-31', filed: '2027-02-28' }, '₹13,500'],
  [{ ...ONE, expiry: '2026-08-31', filed: '2027-03-01' }, '₹18,000'], // The day after
  [{ ...ONE, expiry: '2027-08-31', filed: '2028-02-29' }, '₹13,500'], // In a leap year: 29 February
  // 1 year from 29 February ends on 28 February
  [{ ...ONE, expiry: '2024-02-29', filed: '2025-02-28' }, '₹18,000'],
  // The day after: too late
  [
    { ...ONE, expiry: '2024-02-29', filed: '2025-03-01' },
    '₹0',
    { note: /Usually you then need a new application/ },
  ],
  // 6 months from 31 December end on 30 June; 2 × 3 × ₹13,500
  [{ expiry: '2026-12-31', filed: '2027-06-30', marks: '2', classes: '3' }, '₹81,000'],
  // The day after: 2 × 3 × ₹18,000
  [{ expiry: '2026-12-31', filed: '2027-07-01', marks: '2', classes: '3' }, '₹1,08,000'],
  // `filed` defaults to today, 22 days late: 20 × 45 × ₹13,500
  [{ expiry: '2026-10-31', marks: '20', classes: '45' }, '₹1,21,50,000', { today: '2026-11-22' }],
  [{ ...ONE, expiry: '', filed: '2026-11-22' }, { problem: 'expiry' }], // The day is missing
  // 2023 had no 29 February
  [{ ...ONE, expiry: '2023-02-29', filed: '2026-11-22' }, { problem: 'expiry' }],
  // At least 1 mark
  [{ expiry: '2026-10-31', filed: '2026-11-22', marks: '0', classes: '1' }, { problem: 'marks' }],
  // A number can’t be letters
  [
    { expiry: '2026-10-31', filed: '2026-11-22', marks: '1', classes: 'all' },
    { problem: 'classes' },
  ],
];

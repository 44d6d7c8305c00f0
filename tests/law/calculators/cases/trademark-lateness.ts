import type { Case } from './case';

/**
 * Worked from section 25 of the Trade Marks Act, 1999 and entry 3 of the First Schedule of the Trade Marks Rules, 2017,
 * for each mark and class.
 *
 * By the day of expiry ₹9,000. With surcharge "within six months from the expiration" (25(3)): ₹9,000 + ₹4,500.
 * Restoration "after six months and within one year from the expiration" (25(4)): ₹9,000 + ₹9,000. Later nothing can be
 * paid: only a new application. The day of expiry is not counted (General Clauses Act, 1897, section 9); months end on the
 * same day of the month or, where it has none, on its last (section 3(35)).
 */
export const cases: readonly Case[] = [
  {
    answers: { expiry: '2026-11-22', filed: '2026-11-22', marks: '1', classes: '1' },
    total: '₹9,000',
    working: 'On the day of expiry: renewal, no surcharge',
  },
  {
    answers: { expiry: '2027-05-31', filed: '2026-11-22', marks: '1', classes: '1' },
    total: '₹9,000',
    working: 'Half a year ahead: renewal, no surcharge',
  },
  {
    answers: { expiry: '2026-11-21', filed: '2026-11-22', marks: '1', classes: '1' },
    total: '₹13,500',
    working: 'A day late: ₹9,000 + ₹4,500',
  },
  {
    answers: { expiry: '2026-05-22', filed: '2026-11-22', marks: '1', classes: '1' },
    total: '₹13,500',
    working: 'The day on which 6 months end: ₹9,000 + ₹4,500',
  },
  {
    answers: { expiry: '2026-05-22', filed: '2026-11-23', marks: '1', classes: '1' },
    total: '₹18,000',
    working: 'The day after: ₹9,000 + ₹9,000',
  },
  {
    answers: { expiry: '2025-11-22', filed: '2026-11-22', marks: '1', classes: '1' },
    total: '₹18,000',
    working: 'The day on which the year ends: ₹9,000 + ₹9,000',
  },
  {
    answers: { expiry: '2025-11-21', filed: '2026-11-22', marks: '1', classes: '1' },
    total: '₹0',
    note: /Usually a new application is left/,
    working: 'The day after: too late, nothing can be paid',
  },
  {
    answers: { expiry: '2026-08-31', filed: '2027-02-28', marks: '1', classes: '1' },
    total: '₹13,500',
    working: '31 August and 6 months: 28 February, the month’s last day',
  },
  {
    answers: { expiry: '2026-08-31', filed: '2027-03-01', marks: '1', classes: '1' },
    total: '₹18,000',
    working: 'The day after',
  },
  {
    answers: { expiry: '2027-08-31', filed: '2028-02-29', marks: '1', classes: '1' },
    total: '₹13,500',
    working: 'In a leap year: 29 February',
  },
  {
    answers: { expiry: '2024-02-29', filed: '2025-02-28', marks: '1', classes: '1' },
    total: '₹18,000',
    working: '29 February and a year: 28 February',
  },
  {
    answers: { expiry: '2024-02-29', filed: '2025-03-01', marks: '1', classes: '1' },
    total: '₹0',
    note: /Usually a new application is left/,
    working: 'The day after: too late',
  },
  {
    answers: { expiry: '2026-12-31', filed: '2027-06-30', marks: '2', classes: '3' },
    total: '₹81,000',
    working: '31 December and 6 months: 30 June; 2 × 3 = 6 × ₹13,500',
  },
  {
    answers: { expiry: '2026-12-31', filed: '2027-07-01', marks: '2', classes: '3' },
    total: '₹1,08,000',
    working: 'The day after; 6 × ₹18,000',
  },
  {
    answers: { expiry: '2026-10-31', marks: '20', classes: '45' },
    today: '2026-11-22',
    total: '₹1,21,50,000',
    working: 'Filed starts at today, 22 days late: 20 × 45 = 900 × ₹13,500',
  },
  {
    answers: { expiry: '', filed: '2026-11-22', marks: '1', classes: '1' },
    total: { problem: 'expiry' },
    working: 'No day',
  },
  {
    answers: { expiry: '2023-02-29', filed: '2026-11-22', marks: '1', classes: '1' },
    total: { problem: 'expiry' },
    working: '2023 was no leap year',
  },
  {
    answers: { expiry: '2026-10-31', filed: '2026-11-22', marks: '0', classes: '1' },
    total: { problem: 'marks' },
    working: 'At least 1',
  },
  {
    answers: { expiry: '2026-10-31', filed: '2026-11-22', marks: '1', classes: 'all' },
    total: { problem: 'classes' },
    working: 'Letters are no number',
  },
];

import { ON_TIME, type Case } from './case';

/**
 * Worked from rules 11 and 12A of the Companies (Appointment and Qualification of Directors) Rules, 2014, as amended by
 * G.S.R. 943(E) with effect from 31 March 2026: DIR-3-KYC-Web by 30 June, once in 3 financial years; a number whose
 * holder misses it is deactivated until it is filed with the fee.
 *
 * The fee by the Registration Offices and Fees Amendment Rules, 2026 (G.S.R. 300(E) of 21 April 2026, as dated notes quote it):
 * nil in time, ₹5,000 late or to revive the number, ₹500 for each change of mobile number, e-mail or address.
 */
export const cases: readonly Case[] = [
  [{ due: '2028-06-30', filed: '2028-06-30' }, '₹0', { note: ON_TIME }], // On the due day: no fee
  // Before the due day: no fee
  [{ due: '2028-06-30', filed: '2028-04-01' }, '₹0', { note: ON_TIME }],
  // A day late: ₹5,000, and the number can be deactivated
  [{ due: '2028-06-30', filed: '2028-07-01' }, '₹5,000', { note: /deactivated/i }],
  // Filed starts at today: late: ₹5,000
  [{ due: '2026-06-30' }, '₹5,000', { today: '2026-11-22', note: /deactivated/i }],
  // Years late: nothing runs by the day
  [{ due: '2026-06-30', filed: '2029-06-30' }, '₹5,000', { note: /deactivated/i }],
  [{ due: '', filed: '2026-07-01' }, { problem: 'due' }], // No day
  [{ due: '2026-06-31', filed: '2026-07-01' }, { problem: 'due' }], // June has 30 days
  // Not a day as the field writes it
  [{ due: '2026-06-30', filed: '2026-7-1' }, { problem: 'filed' }],
  [{ due: '2026-06-30', filed: '2026-09-30' }, '₹5,000'], // Three months late cost what a day does
  [{ due: '2027-06-30', filed: '2027-07-01' }, '₹5,000'], // A day late
  [{ due: '2029-06-30', filed: '2029-06-29' }, '₹0'], // A day early: a director number of 2025-26
  // A number dead under the yearly rule is revived at today’s fee
  [{ due: '2025-09-30', filed: '2026-11-20' }, '₹5,000'],
  [{ due: '2026-06-30', filed: '2026-06-30' }, '₹0'], // On the due day
  [{ what: 'change', filed: '2026-11-20' }, '₹500'], // A change: ₹500
  [{ what: 'change' }, '₹500'], // Filed starts at today
  [{ what: 'change', filed: '2026-04-21' }, '₹500'], // The day of the order
  // The day before the order: another table
  [{ what: 'change', filed: '2026-04-20' }, { problem: 'filed' }],
  // The day before the order: another table
  [{ due: '2025-09-30', filed: '2026-04-20' }, { problem: 'filed' }],
];

import type { Case } from './case';

/**
 * Worked from rules 11 and 12A of the Companies (Appointment and Qualification of Directors) Rules, 2014, as amended by
 * G.S.R. 943(E) with effect from 31 March 2026: DIR-3-KYC-Web by 30 June, once in 3 financial years; a number whose
 * holder misses it is deactivated until it is filed with the fee.
 *
 * The fee by the Registration Offices and Fees Amendment Rules, 2026 (G.S.R. 300(E) of 21 April 2026, as dated notes quote it):
 * nil in time, ₹5,000 late or to revive the number, ₹500 for each change of mobile number, e-mail or address.
 */
export const cases: readonly Case[] = [
  {
    answers: { due: '2028-06-30', filed: '2028-06-30' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'On the due day: no fee',
  },
  {
    answers: { due: '2028-06-30', filed: '2028-04-01' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'Before the due day: no fee',
  },
  {
    answers: { due: '2028-06-30', filed: '2028-07-01' },
    total: '₹5,000',
    note: /deactivated/i,
    working: 'A day late: ₹5,000, and the number can be deactivated',
  },
  {
    answers: { due: '2026-06-30' },
    today: '2026-11-22',
    total: '₹5,000',
    note: /deactivated/i,
    working: 'Filed starts at today: late: ₹5,000',
  },
  {
    answers: { due: '2026-06-30', filed: '2029-06-30' },
    total: '₹5,000',
    note: /deactivated/i,
    working: 'Years late: nothing runs by the day',
  },
  { answers: { due: '', filed: '2026-07-01' }, total: { problem: 'due' }, working: 'No day' },
  {
    answers: { due: '2026-06-31', filed: '2026-07-01' },
    total: { problem: 'due' },
    working: 'June has 30 days',
  },
  {
    answers: { due: '2026-06-30', filed: '2026-7-1' },
    total: { problem: 'filed' },
    working: 'Not a day as the field writes it',
  },
  {
    answers: { due: '2026-06-30', filed: '2026-09-30' },
    total: '₹5,000',
    working: 'Three months late cost what a day does',
  },
  { answers: { due: '2027-06-30', filed: '2027-07-01' }, total: '₹5,000', working: 'A day late' },
  {
    answers: { due: '2029-06-30', filed: '2029-06-29' },
    total: '₹0',
    working: 'A day early: a director number of 2025-26',
  },
  {
    answers: { due: '2025-09-30', filed: '2026-11-20' },
    total: '₹5,000',
    working: 'A number dead under the yearly rule is revived at today’s fee',
  },
  { answers: { due: '2026-06-30', filed: '2026-06-30' }, total: '₹0', working: 'On the due day' },
  { answers: { what: 'change', filed: '2026-11-20' }, total: '₹500', working: 'A change: ₹500' },
  { answers: { what: 'change' }, total: '₹500', working: 'Filed starts at today' },
  {
    answers: { what: 'change', filed: '2026-04-21' },
    total: '₹500',
    working: 'The day of the order',
  },
  {
    answers: { what: 'change', filed: '2026-04-20' },
    total: { problem: 'filed' },
    working: 'The day before the order: another table',
  },
  {
    answers: { due: '2025-09-30', filed: '2026-04-20' },
    total: { problem: 'filed' },
    working: 'The day before the order: another table',
  },
];

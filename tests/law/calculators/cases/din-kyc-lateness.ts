import type { Case } from './case';

/**
 * Worked from rules 11 and 12A of the Companies (Appointment and Qualification of Directors) Rules, 2014, as amended by
 * G.S.R. 943(E) with effect from 31 March 2026: DIR-3-KYC-Web by 30 June, once in 3 financial years; a number whose
 * holder misses it is deactivated until it is filed with the fee.
 *
 * Item VII of the table of fees (G.S.R. 527(E) of 2019) asked ₹5,000 in a delayed case, counted from 30 September; whether it
 * was fitted to the new rule was not found. So nothing is added up and a note says what happens and that the fee is open.
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
    total: '₹0',
    note: /deactivated/i,
    working: 'A day late: the number is deactivated, the fee is left open',
  },
  {
    answers: { due: '2026-06-30' },
    today: '2026-11-22',
    total: '₹0',
    note: /deactivated/i,
    working: 'Filed starts at today: late, the fee is left open',
  },
  {
    answers: { due: '2026-06-30', filed: '2029-06-30' },
    total: '₹0',
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
];

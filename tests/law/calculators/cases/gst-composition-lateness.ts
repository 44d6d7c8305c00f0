import type { Case } from './case';

/**
 * Worked from the Central Goods and Services Tax Act, 2017.
 *
 * CMP-08: a statement, not one of the returns of section 47, so interest only (section 50(1): 18% a year, days of 365,
 * rounded by section 170 to the nearest rupee). GSTR-4: notification 73/2017, ₹25 a day and, "where the total amount
 * payable in lieu of central tax in the said return is nil", ₹10 a day; with the State's half ₹50 and ₹20. By 21/2021 at
 * most ₹1,000 and, nil, ₹250 of central fee: ₹2,000 and ₹500.
 */
export const cases: readonly Case[] = [
  {
    answers: { return: 'cmp-08', due: '2026-10-18', filed: '2026-10-18', tax: '36,500' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'On the due day: not late',
  },
  {
    answers: { return: 'cmp-08', due: '2026-10-18', filed: '2026-10-19', tax: '36,500' },
    total: '₹18',
    working: '36,500 × 18% × 1 / 365',
  },
  {
    answers: { return: 'cmp-08', due: '2026-10-18', filed: '2026-11-17', tax: '36,500' },
    total: '₹540',
    working: '13 + 17 = 30 days × ₹18',
  },
  {
    answers: { return: 'cmp-08', due: '2026-10-18', filed: '2027-10-18', tax: '1,00,000' },
    total: '₹18,000',
    working: '365 days: 18% of ₹1,00,000',
  },
  {
    answers: { return: 'cmp-08', due: '2026-10-18', filed: '2026-10-25', tax: '10,000' },
    total: '₹35',
    working: '7 days: 10,000 × 18% × 7 / 365 = 34.52 → ₹35 (section 170)',
  },
  {
    answers: { return: 'cmp-08', nil: 'yes', due: '2026-10-18', filed: '2026-11-17', tax: '0' },
    total: '₹0',
    working: 'No tax, so no interest; and no late fee',
  },
  {
    answers: { return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-06-30' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'On the due day: not late',
  },
  {
    answers: { return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-07-01', tax: '36,500' },
    total: '₹50',
    working: '1 day × 50; tax is paid with CMP-08, so what is left in the field counts for nothing',
  },
  {
    answers: { return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-08-08' },
    total: '₹1,950',
    working: '31 + 8 = 39 days × 50',
  },
  {
    answers: { return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-08-09' },
    total: '₹2,000',
    working: '40 days × 50, just the cap',
  },
  {
    answers: { return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-08-10' },
    total: '₹2,000',
    working: '41 days × 50 = 2,050, capped',
  },
  {
    answers: { return: 'gstr-4', nil: 'yes', due: '2026-06-30', filed: '2026-07-01' },
    total: '₹20',
    working: 'Nil: 1 day × 20 (first proviso of notification 73/2017)',
  },
  {
    answers: { return: 'gstr-4', nil: 'yes', due: '2026-06-30', filed: '2026-07-24' },
    total: '₹480',
    working: 'Nil: 24 days × 20',
  },
  {
    answers: { return: 'gstr-4', nil: 'yes', due: '2026-06-30', filed: '2026-07-25' },
    total: '₹500',
    working: 'Nil: 25 days × 20, just the cap',
  },
  {
    answers: { return: 'gstr-4', nil: 'yes', due: '2026-06-30', filed: '2026-07-26' },
    total: '₹500',
    working: 'Nil: 26 days × 20 = 520, capped',
  },
  {
    answers: { return: 'gstr-4', nil: 'no', due: '2026-06-30' },
    today: '2026-07-10',
    total: '₹500',
    working: 'Filed starts at today: 10 days × 50',
  },
  {
    answers: { return: 'cmp-08', due: '2026-10-18', filed: '2026-10-19', tax: 'all of it' },
    total: { problem: 'tax' },
    working: 'Letters are no amount',
  },
  {
    answers: { return: 'gstr-4', nil: 'no', due: '30-06-2026', filed: '2026-07-01' },
    total: { problem: 'due' },
    working: 'Not a day as the field writes it',
  },
];

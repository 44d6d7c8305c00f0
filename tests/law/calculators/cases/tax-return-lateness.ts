import type { Case } from './case';

/**
 * Worked from the Income-tax Act, 2025; for 2025-26 and earlier years sections 234F and 234A of the Act of 1961 say the
 * same.
 *
 * Fee: section 428, ₹5,000 if "total income exceeds five lakh rupees", not more than ₹1,000 in any other case, none where
 * no return is required for want of income. Interest: section 423, 1% × tax × the months "comprised in the period
 * commencing on the date immediately following" the due date "and ending on" the day of the return, part of a month as a
 * month. So months run from the day after the due date: from 30 November that is 1 December, and 31 December still lies
 * in the first. Rule 269(c) of 2026, and rule 119A of 1962 for earlier years: of the tax "any fraction of one hundred rupees shall be
 * ignored". After 31 December only an updated return is left, with an additional tax that the sum leaves out.
 */
export const cases: readonly Case[] = [
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-07-31', tax: '10,000' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'On the due day: not late',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-06-15', tax: '10,000' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'Before the due day: not late',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-08-01', tax: '0' },
    total: '₹5,000',
    working: 'Fee ₹5,000; no tax unpaid, so no interest',
  },
  {
    answers: { income: 'to-5-lakh', due: '2026-07-31', filed: '2026-08-01', tax: '0' },
    total: '₹1,000',
    working: 'Fee ₹1,000; no interest',
  },
  {
    answers: { income: 'to-limit', due: '2026-07-31', filed: '2026-08-01', tax: '0' },
    total: '₹0',
    working: 'No fee below the limit; no tax, so no interest',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-08-01', tax: '10,000' },
    total: '₹5,100',
    working: 'Fee ₹5,000; 1 day, so 1 month × 1% of 10,000 = ₹100',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-08-31', tax: '10,000' },
    total: '₹5,100',
    working: '1 to 31 August: 1 month',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-09-01', tax: '10,000' },
    total: '₹5,200',
    working: '1 August to 1 September: 2 months × ₹100',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-10-31', filed: '2026-11-30', tax: '1,00,000' },
    total: '₹6,000',
    working: 'Due on 21 November by Circular 7/2026: 1 month × ₹1,000 + ₹5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-10-31', filed: '2026-12-01', tax: '1,00,000' },
    total: '₹6,000',
    note: /2 months, ₹2,000/,
    working:
      'Circular 7/2026 moved 31 October to 21 November: 22 November to 1 December, 1 month × ₹1,000 + ₹5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-11-30', filed: '2026-12-31', tax: '1,00,000' },
    total: '₹6,000',
    working: '1 to 31 December: 1 month × ₹1,000 + ₹5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-08-31', tax: '25,00,000' },
    today: '2026-11-22',
    total: '₹80,000',
    working: 'Filed starts at today: September, October, part of November: 3 × ₹25,000 + ₹5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-12-31', tax: '1,00,000' },
    total: '₹10,000',
    working: 'August to December: 5 months × ₹1,000 + ₹5,000; the last day of a belated return',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2027-01-01', tax: '1,00,000' },
    total: '₹11,000',
    note: /updated return/i,
    working:
      'August to part of January: 6 months × ₹1,000 + ₹5,000; only an updated return is left',
  },
  {
    answers: { income: 'above-5-lakh', due: '2027-10-31', filed: '2028-02-29', tax: '50,000' },
    total: '₹7,000',
    note: /updated return/i,
    working: '1 November to 29 February, its last day: 4 months × ₹500 + ₹5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2027-10-31', filed: '2028-03-01', tax: '50,000' },
    total: '₹7,500',
    note: /updated return/i,
    working: '1 November to 1 March: 5 months × ₹500 + ₹5,000',
  },
  {
    answers: { income: 'to-5-lakh', due: '2026-07-31', filed: '2026-09-30', tax: '12,399' },
    total: '₹1,246',
    working:
      '₹12,399 counts as ₹12,300 (rule 119A); August and September: 2 × ₹123 = ₹246 + ₹1,000',
  },
  {
    answers: { income: 'to-5-lakh', due: '2026-07-31', filed: '2026-08-01', tax: '१०,०००' },
    total: '₹1,100',
    working: 'Devanagari digits: 1 month × ₹100 + ₹1,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-08-01', tax: 'none' },
    total: { problem: 'tax' },
    working: 'Letters are no amount',
  },
  {
    answers: { income: 'above-5-lakh', due: '31 July 2026', filed: '2026-08-01', tax: '0' },
    total: { problem: 'due' },
    working: 'Not a day as the field writes it',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-10-31', filed: '2026-11-20', tax: '2,00,000' },
    total: '₹0',
    note: /21 November 2026[^]*1 month, ₹2,000/,
    working: 'Moved to 21 November: in time',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-11-21', filed: '2026-11-21', tax: '2,00,000' },
    total: '₹0',
    note: /21 November 2026/,
    working: 'The last day',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-11-21', filed: '2026-11-22', tax: '0' },
    total: '₹5,000',
    working: '1 day late, no tax',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-11-21', filed: '2026-11-30', tax: '1,50,000' },
    total: '₹6,500',
    working: '1 × 1,500 + 5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-11-21', filed: '2026-12-21', tax: '2,00,000' },
    total: '₹7,000',
    note: /2 months, ₹4,000/,
    working: '22 November to 21 December: 1 × 2,000 + 5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-11-21', filed: '2026-12-22', tax: '2,00,000' },
    total: '₹9,000',
    working: '2 × 2,000 + 5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-08-31', filed: '2026-11-23', tax: '45,678' },
    total: '₹6,368',
    working: '456 × 3 + 5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-12-31', tax: '99,999' },
    total: '₹9,995',
    working: '999 × 5 + 5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-07-31', filed: '2026-11-23', tax: '99' },
    total: '₹5,000',
    working: 'Base 0',
  },
  {
    answers: { income: 'above-5-lakh', due: '2026-11-30', filed: '2027-01-01', tax: '10,00,000' },
    total: '₹25,000',
    note: /₹2,55,000[^]*31 March 2031/,
    working: '2 × 10,000 + 5,000; on top 25% of 10,20,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2021-12-31', filed: '2022-03-31', tax: '50,000' },
    total: '₹6,500',
    working: '3 × 500 + 5,000; still belated (Circular 17/2021)',
  },
  {
    answers: { income: 'above-5-lakh', due: '2021-12-31', filed: '2022-04-01', tax: '50,000' },
    total: '₹7,000',
    note: /31 March 2022[^]*31 March 2026/,
    working: '4 × 500 + 5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2021-12-31', filed: '2026-03-31', tax: '40,000' },
    total: '₹25,400',
    note: /70%/,
    working: '51 × 400 + 5,000; the last day',
  },
  {
    answers: { income: 'above-5-lakh', due: '2021-12-31', filed: '2026-11-23', tax: '40,000' },
    total: '₹28,600',
    note: /No return[^]*31 March 2026/,
    working: '59 × 400 + 5,000, but no return is possible',
  },
  {
    answers: { income: 'to-5-lakh', due: '2022-07-31', filed: '2026-11-23', tax: '20,000' },
    total: '₹11,400',
    note: /₹21,280|31 March 2027/,
    working: '52 × 200 + 1,000; on top 70% of 30,400',
  },
  {
    answers: { income: 'above-5-lakh', due: '2022-07-31', filed: '2027-03-31', tax: '20,000' },
    total: '₹16,200',
    note: /until 31 March 2027/,
    working: '56 × 200 + 5,000: the last day',
  },
  {
    answers: { income: 'above-5-lakh', due: '2022-07-31', filed: '2027-04-01', tax: '20,000' },
    total: '₹16,400',
    note: /No return[^]*31 March 2027/,
    working: '57 × 200 + 5,000, but too late',
  },
  {
    answers: { income: 'to-5-lakh', due: '2023-07-31', filed: '2026-11-23', tax: '10,000' },
    total: '₹5,000',
    note: /60%[^]*31 March 2028/,
    working: '40 × 100 + 1,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2025-09-16', filed: '2025-12-31', tax: '30,050' },
    total: '₹6,200',
    working: '300 × 4 + 5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2025-12-10', filed: '2025-12-31', tax: '5,00,000' },
    total: '₹10,000',
    working: '1 × 5,000 + 5,000',
  },
  {
    answers: { income: 'above-5-lakh', due: '2024-11-15', filed: '2025-01-10', tax: '1,00,000' },
    total: '₹7,000',
    working: '2 × 1,000 + 5,000',
  },
];

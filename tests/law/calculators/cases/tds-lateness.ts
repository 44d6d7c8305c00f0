import type { Case } from './case';

/** The statement of July to September, its tax paid in time. */
const PAID = { statement: 'tds', tax: '50,000', due: '2026-10-31', paid: 'on-time' };
/** Sent in on its due day, its tax paid late. */
const UNPAID = {
  statement: 'tds',
  tax: '1,00,000',
  due: '2026-10-31',
  filed: '2026-10-31',
  paid: 'late',
};

/**
 * Worked from the Income-tax Act, 2025.
 *
 * Fee: section 427, ₹200 "for every day during which the failure continues", which "shall not exceed the amount of tax
 * deductible or collectible". Interest: section 398(3)(a)(ii), "at 1.5% for every month or part of a month on the amount
 * of such tax from the date on which such tax was deducted or collected to the date on which such tax is actually paid":
 * one rate for TDS and TCS (section 206C(7) of the old Act had 1% until 31 March 2025).
 *
 * Months: the Act doesn't say from which day a month runs. The department's computer, which raises the demand, counts the
 * calendar months that are touched, that of deduction and that of deposit too ("from the month of deduction, so a small
 * delay may cost two months"). Counted from the day of deduction 10 May to 10 June would be 1 month (31 January to 28
 * February as well): where the two differ, a note says so.
 */
export const cases: readonly Case[] = [
  {
    answers: { ...PAID, filed: '2026-10-31' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'On the due day, tax paid in time: nothing is late',
  },
  {
    answers: { ...PAID, filed: '2026-10-20' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'Before the due day, tax paid in time: nothing is late',
  },
  { answers: { ...PAID, filed: '2026-11-01' }, total: '₹200', working: '1 day × 200' },
  {
    answers: { ...PAID, statement: 'tcs', filed: '2026-11-22' },
    total: '₹4,400',
    working: '22 days × 200: the same fee for tax collected',
  },
  {
    answers: { ...PAID, tax: '5,000', filed: '2026-11-24' },
    total: '₹4,800',
    working: '24 days × 200; the tax is ₹5,000',
  },
  {
    answers: { ...PAID, tax: '5,000', filed: '2026-11-25' },
    total: '₹5,000',
    working: '25 days × 200 = ₹5,000: just the tax',
  },
  {
    answers: { ...PAID, tax: '5,000', filed: '2026-11-26' },
    total: '₹5,000',
    working: '26 days × 200 = 5,200, capped at the tax',
  },
  {
    answers: { ...PAID, tax: '100', filed: '2026-11-01' },
    total: '₹100',
    working: '1 day × 200, capped at the tax of ₹100',
  },
  {
    answers: { ...PAID, tax: '0', filed: '2026-11-22' },
    total: '₹0',
    working: '22 days × 200, capped at no tax',
  },
  {
    answers: { ...PAID, tax: '1,00,00,000', filed: '2027-10-31' },
    total: '₹73,000',
    working: '365 days × 200',
  },
  {
    answers: { ...PAID, due: '2028-01-31', filed: '2028-03-01' },
    total: '₹6,000',
    working: 'Leap year: 29 + 1 = 30 days × 200',
  },
  {
    answers: { ...PAID, due: '2027-01-31', filed: '2027-03-01' },
    total: '₹5,800',
    working: 'Common year: 28 + 1 = 29 days × 200',
  },
  {
    answers: { ...UNPAID, deducted: '2026-07-01', paidon: '2026-08-20' },
    total: '₹3,000',
    working: 'Statement in time; 1 July to 20 August: 2 months × 1.5% = 3% of ₹1,00,000',
  },
  {
    answers: { ...UNPAID, statement: 'tcs', deducted: '2026-07-01', paidon: '2026-08-20' },
    total: '₹3,000',
    working: 'TCS as TDS: 2 months × 1.5% (section 398(3)(a)(ii))',
  },
  {
    answers: { ...UNPAID, filed: '2026-11-10', deducted: '2026-09-05', paidon: '2026-10-08' },
    total: '₹5,000',
    working: '10 days × 200 = ₹2,000; 5 September to 8 October: 2 months × 1.5% = ₹3,000',
  },
  {
    answers: {
      ...UNPAID,
      due: '2026-07-31',
      filed: '2026-07-31',
      deducted: '2026-05-10',
      paidon: '2026-06-10',
    },
    total: '₹3,000',
    note: /1 month, ₹1,500/,
    working: 'May and June: 2 months × 1.5% (counted from 10 May: 1, ₹1,500)',
  },
  {
    answers: {
      ...UNPAID,
      due: '2026-07-31',
      filed: '2026-07-31',
      deducted: '2026-05-10',
      paidon: '2026-06-11',
    },
    total: '₹3,000',
    working: 'May and June: 2 months × 1.5%, counted from 10 May as well',
  },
  {
    answers: {
      ...UNPAID,
      due: '2027-05-31',
      filed: '2027-05-31',
      deducted: '2027-01-31',
      paidon: '2027-02-28',
    },
    total: '₹3,000',
    note: /1 month, ₹1,500/,
    working: 'January and February: 2 months × 1.5% (from the 31st: 1, as February has none)',
  },
  {
    answers: {
      ...UNPAID,
      due: '2027-05-31',
      filed: '2027-05-31',
      deducted: '2027-01-31',
      paidon: '2027-03-01',
    },
    total: '₹4,500',
    note: /2 months, ₹3,000/,
    working: 'January, February and March: 3 months × 1.5% (from the 31st: 2)',
  },
  {
    answers: {
      ...UNPAID,
      due: '2028-05-31',
      filed: '2028-05-31',
      deducted: '2028-01-31',
      paidon: '2028-02-29',
    },
    total: '₹3,000',
    note: /1 month, ₹1,500/,
    working: 'Leap year, January and February: 2 months × 1.5% (from the 31st: 1)',
  },
  {
    answers: {
      ...UNPAID,
      due: '2026-07-31',
      filed: '2026-07-31',
      deducted: '2026-04-01',
      paidon: '2027-03-31',
    },
    total: '₹18,000',
    working: '1 April to 31 March: 12 months × 1.5% = 18%',
  },
  {
    answers: { ...PAID, tax: '1,00,000', paid: 'late', deducted: '2026-10-01' },
    today: '2026-11-22',
    total: '₹7,400',
    working:
      'Both days start at today: 22 days × 200 = ₹4,400; 1 October to 22 November: 2 months = ₹3,000',
  },
  {
    answers: { ...PAID, tax: '५००', filed: '2026-11-01' },
    total: '₹200',
    working: '1 day × 200; the tax is ₹500',
  },
  {
    answers: { ...PAID, filed: '2026-11-01', deducted: 'rubbish' },
    total: '₹200',
    working:
      'Paid in time: the day of deduction is not asked, so what is left there counts for nothing',
  },
  {
    answers: { ...UNPAID, tax: '50,000', deducted: '', paidon: '2026-08-20' },
    total: { problem: 'deducted' },
    working: 'No day',
  },
  {
    answers: { ...UNPAID, tax: '50,000', deducted: '2026-07-01', paidon: '2027-02-29' },
    total: { problem: 'paidon' },
    working: '2027 is no leap year',
  },
  {
    answers: { ...PAID, tax: 'lakh', filed: '2026-11-01' },
    total: { problem: 'tax' },
    working: 'Letters are no amount',
  },
];

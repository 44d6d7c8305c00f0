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
 * delay may cost two months"), from the day after the deduction: its portal answers that tax deducted on the last day of a
 * month does not count that month. Counted from the day of deduction 10 May to 10 June would be 1 month: where the two
 * differ, a note says so. Rule 269(c): fractions of ₹100 bear no interest. Rules 218 and 219: tax of March, collected too,
 * by 30 April; tax and Form 141 within 30 days from the end of the month.
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
    total: '₹1,500',
    note: /2 months, ₹3,000/,
    working: 'From 1 February, the day after: 1 month × 1.5% (with January 2)',
  },
  {
    answers: {
      ...UNPAID,
      due: '2027-05-31',
      filed: '2027-05-31',
      deducted: '2027-01-31',
      paidon: '2027-03-01',
    },
    total: '₹3,000',
    note: /3 months, ₹4,500/,
    working: 'From 1 February: February and March, 2 months × 1.5% (with January 3)',
  },
  {
    answers: {
      ...UNPAID,
      due: '2028-05-31',
      filed: '2028-05-31',
      deducted: '2028-01-31',
      paidon: '2028-02-29',
    },
    total: '₹1,500',
    note: /2 months, ₹3,000/,
    working: 'Leap year, from 1 February: 1 month × 1.5% (with January 2)',
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
  {
    answers: {
      statement: 'tcs',
      tax: '1,00,000',
      due: '2027-05-31',
      filed: '2027-05-31',
      paid: 'late',
      deducted: '2027-03-10',
      paidon: '2027-04-20',
    },
    total: '₹0',
    working: 'TCS of March by 30 April, rule 218(2)(a): in time',
  },
  {
    answers: {
      statement: 'tcs',
      tax: '1,00,000',
      due: '2027-05-31',
      filed: '2027-05-31',
      paid: 'late',
      deducted: '2027-03-10',
      paidon: '2027-04-30',
    },
    total: '₹0',
    working: 'The last day, 30 April',
  },
  {
    answers: {
      statement: 'tcs',
      tax: '1,00,000',
      due: '2027-05-31',
      filed: '2027-05-31',
      paid: 'late',
      deducted: '2027-03-10',
      paidon: '2027-05-01',
    },
    total: '₹4,500',
    working: 'March, April, May: 3 × 1.5%, from collection',
  },
  {
    answers: {
      statement: 'tds',
      tax: '1,00,000',
      due: '2027-05-31',
      filed: '2027-05-31',
      paid: 'late',
      deducted: '2027-03-31',
      paidon: '2027-04-30',
    },
    total: '₹0',
    working: 'TDS of 31 March by 30 April: in time',
  },
  {
    answers: {
      statement: 'tds',
      tax: '1,00,000',
      due: '2027-05-31',
      filed: '2027-05-31',
      paid: 'late',
      deducted: '2027-03-31',
      paidon: '2027-05-02',
    },
    total: '₹3,000',
    working: 'From 1 April: April and May, 2 × 1.5%',
  },
  {
    answers: {
      statement: 'form-141',
      tax: '1,00,000',
      deducted: '2026-10-10',
      filed: '2026-11-20',
    },
    total: '₹0',
    working: 'Rules 218(3), 219(5): 30 days from 31 October, 30 November',
  },
  {
    answers: {
      statement: 'form-141',
      tax: '1,00,000',
      deducted: '2026-10-10',
      filed: '2026-11-30',
    },
    total: '₹0',
    working: 'The last day',
  },
  {
    answers: {
      statement: 'form-141',
      tax: '1,00,000',
      deducted: '2026-10-10',
      filed: '2026-12-01',
    },
    total: '₹4,700',
    note: /2 months, ₹3,000/,
    working: '1 day × 200; October to December: 3 × 1,500',
  },
  {
    answers: { statement: 'form-141', tax: '50,000', deducted: '2027-01-05', filed: '2027-03-02' },
    total: '₹0',
    working: '31 January and 30 days: 2 March',
  },
  {
    answers: { statement: 'form-141', tax: '50,000', deducted: '2027-01-05', filed: '2027-03-03' },
    total: '₹2,450',
    working: '1 day × 200; January to March: 3 × 750',
  },
  {
    answers: { statement: 'form-141', tax: '12,345', deducted: '2026-11-20', filed: '2026-12-31' },
    total: '₹569',
    working: '1 day × 200; base ₹12,300; November and December: 2 × 184.50',
  },
  {
    answers: {
      statement: 'form-141',
      tax: '1,00,000',
      deducted: '2027-02-15',
      filed: '2027-03-30',
    },
    total: '₹0',
    working: '28 February and 30 days: 30 March',
  },
  {
    answers: {
      statement: 'tds',
      tax: '1,00,000',
      due: '2026-10-31',
      filed: '2026-11-30',
      paid: 'part',
      deducted: '2026-08-05',
      paidon: '2026-09-10',
      challan: '2,000',
    },
    total: '₹6,060',
    working: 'Statement 30 days × 200 = 6,000; the challan: August and September, 2 × 30',
  },
  {
    answers: {
      statement: 'tds',
      tax: '1,00,000',
      due: '2026-10-31',
      filed: '2026-10-31',
      paid: 'part',
      deducted: '2026-08-05',
      paidon: '2026-09-10',
      challan: '2,399',
    },
    total: '₹69',
    working: 'Base ₹2,300; 2 × 34.50',
  },
  {
    answers: {
      statement: 'tds',
      tax: '1,00,000',
      due: '2026-10-31',
      filed: '2026-10-31',
      paid: 'part',
      deducted: '2026-08-05',
      paidon: '2026-09-10',
      challan: '99',
    },
    total: '₹0',
    note: /below ₹100/,
    working: 'Base 0: fractions of ₹100 are left out',
  },
  {
    answers: {
      statement: 'tds',
      tax: '3,000',
      due: '2026-10-31',
      filed: '2026-11-20',
      paid: 'late',
      deducted: '2026-09-12',
      paidon: '2026-10-30',
    },
    total: '₹3,090',
    working: '20 days × 200 capped at 3,000; September and October: 2 × 45',
  },
  {
    answers: {
      statement: 'tds',
      tax: '40,000',
      due: '2027-01-31',
      filed: '2027-01-31',
      paid: 'late',
      deducted: '2026-10-31',
      paidon: '2026-11-20',
    },
    total: '₹600',
    working: 'From 1 November: 1 month',
  },
  {
    answers: {
      statement: 'tds',
      tax: '1,00,000',
      due: '2026-07-31',
      filed: '2026-07-31',
      paid: 'late',
      deducted: '2026-06-10',
      paidon: '2026-08-08',
    },
    total: '₹4,500',
    note: /2 months, ₹3,000/,
    working: 'June, July, August: the portal’s own example',
  },
  {
    answers: {
      statement: 'tds',
      tax: '1,00,000',
      due: '2027-01-31',
      filed: '2027-01-31',
      paid: 'late',
      deducted: '2026-10-05',
      paidon: '2026-11-06',
    },
    total: '₹0',
    working: 'By the 7th',
  },
  {
    answers: {
      statement: 'tds',
      tax: '2,00,000',
      due: '2027-05-31',
      filed: '2027-06-15',
      paid: 'on-time',
    },
    total: '₹3,000',
    working: '15 days × 200',
  },
];

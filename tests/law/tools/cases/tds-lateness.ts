import { ON_TIME, type Case } from './case';

/** The statement of July to September. Its tax was paid in time. */
const PAID = { statement: 'tds', tax: '50,000', due: '2026-10-31', paid: 'on-time' };
/** The same statement, filed on its due day. Its tax was paid late. */
const UNPAID = {
  statement: 'tds',
  tax: '1,00,000',
  due: '2026-10-31',
  filed: '2026-10-31',
  paid: 'late',
};
/** The statement of January to March, due on 31 May 2027, with tax paid late. */
const DUE_IN_MAY = { ...UNPAID, due: '2027-05-31', filed: '2027-05-31' };
/** The statement of April to June, with tax paid late. */
const DUE_IN_JULY = { ...UNPAID, due: '2026-07-31', filed: '2026-07-31' };
/** The statement of October to December, with tax paid late. */
const DUE_IN_JANUARY = { ...UNPAID, due: '2027-01-31', filed: '2027-01-31' };
/** The statement of July to September. One of its payments (challans) was late. */
const PART = { ...UNPAID, paid: 'part', deducted: '2026-08-05', paidon: '2026-09-10' };
const FORM_141 = { statement: 'form-141', tax: '1,00,000' };

/**
 * Calculated by hand from the Income-tax Act, 2025.
 *
 * - Fee: section 427, ₹200 "for every day during which the failure continues", which "shall not exceed the amount of tax
 *   deductible or collectible".
 * - Interest: section 398(3)(a)(ii), "at 1.5% for every month or part of a month on the amount of such tax from the date on which
 *   such tax was deducted or collected to the date on which such tax is actually paid". The rate is the same for TDS and TCS
 *   (section 206C(7) of the old Act had 1% until 31 March 2025).
 * - Months: the Act doesn't say on which day a month starts. The department's computer makes the demand. The computer starts on the
 *   day after the deduction, ends on the day of deposit, and counts each calendar month between ("from the month of deduction, so a
 *   small delay may cost two months"). The portal adds: if the tax was deducted on the last day of a month, that month does not
 *   count. Another way is to count from the day of deduction: 10 May to 10 June would then be 1 month. If another way gives a
 *   different sum, a note says so.
 * - Rule 269(c): there is no interest on a part of the tax below ₹100, so ₹12,345 counts as ₹12,300.
 * - Rules 218 and 219: tax that is deducted or collected in March is due by 30 April. The tax of Form 141 is due with the form,
 *   within 30 days from the end of the month of deduction.
 */
export const cases: readonly Case[] = [
  // Filed on the due day, tax paid in time: nothing is late
  [{ ...PAID, filed: '2026-10-31' }, '₹0', { note: ON_TIME }],
  // Filed before the due day, tax paid in time: nothing is late
  [{ ...PAID, filed: '2026-10-20' }, '₹0', { note: ON_TIME }],
  [{ ...PAID, filed: '2026-11-01' }, '₹200'], // 1 day × 200
  // 22 days × 200: TCS has the same fee as TDS
  [{ ...PAID, statement: 'tcs', filed: '2026-11-22' }, '₹4,400'],
  [{ ...PAID, tax: '5,000', filed: '2026-11-24' }, '₹4,800'], // 24 days × 200; the tax is ₹5,000
  // 25 days × 200 = ₹5,000: exactly the tax
  [{ ...PAID, tax: '5,000', filed: '2026-11-25' }, '₹5,000'],
  // 26 days × 200 = 5,200, capped at the tax
  [{ ...PAID, tax: '5,000', filed: '2026-11-26' }, '₹5,000'],
  [{ ...PAID, tax: '100', filed: '2026-11-01' }, '₹100'], // 1 day × 200, capped at the tax of ₹100
  [{ ...PAID, tax: '0', filed: '2026-11-22' }, '₹0', { note: /cap is ₹0/ }], // 22 days × 200, but the cap is the tax, which is ₹0
  [{ ...PAID, tax: '1,00,00,000', filed: '2027-10-31' }, '₹73,000'], // 365 days × 200
  // Leap year: 29 + 1 = 30 days × 200
  [{ ...PAID, due: '2028-01-31', filed: '2028-03-01' }, '₹6,000'],
  // Common year: 28 + 1 = 29 days × 200
  [{ ...PAID, due: '2027-01-31', filed: '2027-03-01' }, '₹5,800'],
  // The statement is in time. 1 July to 20 August: 2 months × 1.5% = 3% of ₹1,00,000
  [{ ...UNPAID, deducted: '2026-07-01', paidon: '2026-08-20' }, '₹3,000'],
  // The statement of July to September has the tax of 1 July to 30 September only (rule 219). The deduction here is on the last of these days
  [{ ...UNPAID, deducted: '2026-09-30', paidon: '2026-10-08' }, '₹1,500'],
  // The day before 1 July and the day after 30 September belong to other statements
  [{ ...UNPAID, deducted: '2026-06-30', paidon: '2026-08-20' }, { problem: 'deducted' }],
  [{ ...UNPAID, deducted: '2026-10-01', paidon: '2026-11-20' }, { problem: 'deducted' }],
  [
    { ...PART, challan: '10,000', deducted: '2026-10-10', paidon: '2026-11-20' },
    { problem: 'deducted' },
  ],
  // TCS has the same rate as TDS: 2 months × 1.5%
  [{ ...UNPAID, statement: 'tcs', deducted: '2026-07-01', paidon: '2026-08-20' }, '₹3,000'],
  // Fee: 10 days × 200 = ₹2,000. Interest: 5 September to 8 October, 2 months × 1.5% = ₹3,000
  [{ ...UNPAID, filed: '2026-11-10', deducted: '2026-09-05', paidon: '2026-10-08' }, '₹5,000'],
  // May and June: 2 months × 1.5% (counted from 10 May: 1 month, ₹1,500)
  [
    { ...DUE_IN_JULY, deducted: '2026-05-10', paidon: '2026-06-10' },
    '₹3,000',
    { note: /1 month, ₹1,500/ },
  ],
  // May and June: 2 months × 1.5%. Counted from 10 May, it is 2 months too
  [{ ...DUE_IN_JULY, deducted: '2026-05-10', paidon: '2026-06-11' }, '₹3,000'],
  // From 1 February, the day after the deduction: 1 month × 1.5% (with January: 2 months)
  [
    { ...DUE_IN_MAY, deducted: '2027-01-31', paidon: '2027-02-28' },
    '₹1,500',
    { note: /2 months, ₹3,000/ },
  ],
  // From 1 February: February and March, 2 months × 1.5% (with January: 3 months)
  [
    { ...DUE_IN_MAY, deducted: '2027-01-31', paidon: '2027-03-01' },
    '₹3,000',
    { note: /3 months, ₹4,500/ },
  ],
  // Leap year, from 1 February: 1 month × 1.5% (with January: 2 months)
  [
    {
      ...UNPAID,
      due: '2028-05-31',
      filed: '2028-05-31',
      deducted: '2028-01-31',
      paidon: '2028-02-29',
    },
    '₹1,500',
    { note: /2 months, ₹3,000/ },
  ],
  // 1 April to 31 March: 12 months × 1.5% = 18%
  [{ ...DUE_IN_JULY, deducted: '2026-04-01', paidon: '2027-03-31' }, '₹18,000'],
  // `filed` and `paidon` default to today. Fee: 22 days × 200 = ₹4,400. Interest from 1 October to 22 November: 2 months = ₹3,000
  [
    { ...PAID, tax: '1,00,000', paid: 'late', deducted: '2026-09-30' },
    '₹7,400',
    { today: '2026-11-22' },
  ],
  [{ ...PAID, tax: '५००', filed: '2026-11-01' }, '₹200'], // 1 day × 200; the tax is ₹500
  // The tax was paid in time, so the form has no day of deduction and ignores this text
  [{ ...PAID, filed: '2026-11-01', deducted: 'rubbish' }, '₹200'],
  // The day is missing
  [{ ...UNPAID, tax: '50,000', deducted: '', paidon: '2026-08-20' }, { problem: 'deducted' }],
  // 2027 has no 29 February
  [
    { ...UNPAID, tax: '50,000', deducted: '2026-07-01', paidon: '2027-02-29' },
    { problem: 'paidon' },
  ],
  [{ ...PAID, tax: 'lakh', filed: '2026-11-01' }, { problem: 'tax' }], // An amount can’t be letters
  // TCS of March is due by 30 April, rule 218(2)(a): in time
  [{ ...DUE_IN_MAY, statement: 'tcs', deducted: '2027-03-10', paidon: '2027-04-20' }, '₹0'],
  // Paid on the last day, 30 April
  [{ ...DUE_IN_MAY, statement: 'tcs', deducted: '2027-03-10', paidon: '2027-04-30' }, '₹0'],
  // March, April and May: 3 months × 1.5%
  [{ ...DUE_IN_MAY, statement: 'tcs', deducted: '2027-03-10', paidon: '2027-05-01' }, '₹4,500'],
  // TDS of 31 March is due by 30 April: in time
  [{ ...DUE_IN_MAY, deducted: '2027-03-31', paidon: '2027-04-30' }, '₹0'],
  // From 1 April: April and May, 2 months × 1.5%
  [{ ...DUE_IN_MAY, deducted: '2027-03-31', paidon: '2027-05-02' }, '₹3,000'],
  // Rules 218(3) and 219(5): 30 days from 31 October end on 30 November
  [{ ...FORM_141, deducted: '2026-10-10', filed: '2026-11-20' }, '₹0'],
  [{ ...FORM_141, deducted: '2026-10-10', filed: '2026-11-30' }, '₹0'], // Filed on the last day
  // Fee: 1 day × 200. Interest: October to December, 3 × 1,500
  [
    { ...FORM_141, deducted: '2026-10-10', filed: '2026-12-01' },
    '₹4,700',
    { note: /2 months, ₹3,000/ },
  ],
  // 30 days from 31 January end on 2 March
  [{ ...FORM_141, tax: '50,000', deducted: '2027-01-05', filed: '2027-03-02' }, '₹0'],
  // Fee: 1 day × 200. Interest: January to March, 3 × 750
  [{ ...FORM_141, tax: '50,000', deducted: '2027-01-05', filed: '2027-03-03' }, '₹2,450'],
  // Fee: 1 day × 200. Interest on ₹12,300: November and December, 2 × 184.50
  [{ ...FORM_141, tax: '12,345', deducted: '2026-11-20', filed: '2026-12-31' }, '₹569'],
  // 30 days from 28 February end on 30 March
  [{ ...FORM_141, deducted: '2027-02-15', filed: '2027-03-30' }, '₹0'],
  // Fee of the statement: 30 days × 200 = 6,000. Interest on the challan: August and September, 2 × 30
  [{ ...PART, filed: '2026-11-30', challan: '2,000' }, '₹6,060'],
  [{ ...PART, challan: '2,399' }, '₹69'], // Interest on ₹2,300: 2 × 34.50
  // A challan can’t be larger than the statement’s tax
  [{ ...PART, tax: '50,000', challan: '90,000' }, { problem: 'challan' }],
  // No interest on less than ₹100
  [{ ...PART, challan: '99' }, '₹0', { note: /below ₹100/ }],
  // Fee: 20 days × 200, but at most the tax of 3,000. Interest: September and October, 2 × 45
  [
    { ...UNPAID, tax: '3,000', filed: '2026-11-20', deducted: '2026-09-12', paidon: '2026-10-30' },
    '₹3,090',
  ],
  // From 1 November: 1 month
  [{ ...DUE_IN_JANUARY, tax: '40,000', deducted: '2026-10-31', paidon: '2026-11-20' }, '₹600'],
  // June, July and August. This is the portal’s own example
  [
    { ...DUE_IN_JULY, deducted: '2026-06-10', paidon: '2026-08-08' },
    '₹4,500',
    { note: /2 months, ₹3,000/ },
  ],
  [{ ...DUE_IN_JANUARY, deducted: '2026-10-05', paidon: '2026-11-06' }, '₹0'], // Paid by 7 November: in time
  // 15 days × 200
  [
    { statement: 'tds', tax: '2,00,000', due: '2027-05-31', filed: '2027-06-15', paid: 'on-time' },
    '₹3,000',
  ],
];

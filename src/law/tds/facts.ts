import { fact } from '@/law/fact';
import { ACT_OF_2025, AFTER_THE_BUDGET, IN_THE_ACT } from '@/law/income-tax/facts';
import {
  incomeTaxRules1962,
  incomeTaxRules,
  incomeTaxAct1961,
  incomeTaxAct,
  incomeTaxPortal,
} from '@/law/income-tax/texts';
import {
  daysOfTheYear,
  ofNextMonth,
  rupees,
  percent,
  text,
  afterMarch,
  calendarDays,
  years,
  onDay,
} from '@/law/units';

/*
 * Tax deducted and collected at source: payment, statements, lateness and limits.
 *
 * We read the following on 23 November 2026 in copies of legal publishers, not on the official site: section 201(1A) of the
 * Act of 1961 as amended by the Finance Act, 2010 from 1 July 2010; section 206C(7) as amended by the Finance (No. 2) Act, 2024
 * from 1 April 2025; rule 30 as amended by the Income-tax (6th Amendment) Rules, 2010 from 1 April 2010.
 */

/** Due dates of payment are known for deductions from this day on. */
const DEPOSITS_KNOWN_SINCE = '2010-07-01';

/** Tax deducted in March has its own due day. */
const MARCH_UNTIL_30_APRIL = daysOfTheYear({ ends: [3], months: 1, after: 1, date: 30 });
const ALL_BUT_MARCH = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Menus and words come from guides and stored copies of the portals: check them again every half-year. */
const MENUS_CHANGE = { reviewBy: '2027-05-20' };
export const depositDue = fact('Due date of TDS, all months but March', {
  values: [
    {
      from: DEPOSITS_KNOWN_SINCE,
      is: ofNextMonth(7, ALL_BUT_MARCH),
      at: [incomeTaxRules1962, 'rule 30'],
    },
    { from: ACT_OF_2025, is: ofNextMonth(7, ALL_BUT_MARCH), at: [incomeTaxRules, 'rule 218'] },
  ],
});
export const tcsDepositDue = fact('Due date of TCS', {
  values: [
    { from: DEPOSITS_KNOWN_SINCE, is: ofNextMonth(7), at: [incomeTaxRules1962, 'rule 37CA'] },
    { from: ACT_OF_2025, is: ofNextMonth(7, ALL_BUT_MARCH), at: [incomeTaxRules, 'rule 218(2)'] },
  ],
});

/** Tax collected in March. The new rule first applies to March 2027. */
export const tcsMarchDepositDue = fact('Due date of TCS of March', {
  is: MARCH_UNTIL_30_APRIL,
  at: [incomeTaxRules, 'rule 218(2)'],
  change: 'tax collected in March is due by 30 April, no longer by 7 April',
});
export const marchDepositDue = fact('Due date of TDS of March', {
  values: [
    { from: DEPOSITS_KNOWN_SINCE, is: MARCH_UNTIL_30_APRIL, at: [incomeTaxRules1962, 'rule 30'] },
    { from: ACT_OF_2025, is: MARCH_UNTIL_30_APRIL, at: [incomeTaxRules, 'rule 218'] },
  ],
});
/** The statement of a quarter: `ends` is its last month, and `after` counts the months from there. */
/* @__NO_SIDE_EFFECTS__ */
function statementDue(quarter: string, ends: number, after: number) {
  return fact(`Due date of the TDS statement, ${quarter}`, {
    is: daysOfTheYear({ ends: [ends], months: 3, after, date: 31 }),
    at: [incomeTaxRules, 'rule 219'],
  });
}
export const firstQuarterDue = statementDue('April to June', 6, 1);
export const secondQuarterDue = statementDue('July to September', 9, 1);
export const thirdQuarterDue = statementDue('October to December', 12, 1);
export const fourthQuarterDue = statementDue('January to March', 3, 2);
export const lateFee = fact('Late fee of a TDS statement', {
  referenceDay: 'the due day',
  values: [
    { from: '2012-07-01', is: rupees(200, 'day'), at: [incomeTaxAct1961, 'section 234E'] },
    { from: '2026-07-01', is: rupees(200, 'day'), at: [incomeTaxAct, 'section 427'] },
  ],
  ...AFTER_THE_BUDGET,
});

/** It runs from the day on which tax should have been deducted until the deduction. */
export const interestUntilDeducted = fact('Interest until TDS is deducted', {
  is: percent(1, 'month'),
  at: [incomeTaxAct, 'section 398'],
});

/** It runs from the deduction or collection until the deposit. A part of a month counts as a month. */
export const interestUntilPaid = fact('Interest from the deduction until TDS is paid', {
  values: [
    { from: '2010-07-01', is: percent(1.5, 'month'), at: [incomeTaxAct1961, 'section 201(1A)'] },
    { from: ACT_OF_2025, is: percent(1.5, 'month'), at: [incomeTaxAct, 'section 398'] },
  ],
});
export const tcsInterestUntilPaid = fact('Interest from the collection until TCS is paid', {
  values: [
    { from: '2025-04-01', is: percent(1.5, 'month'), at: [incomeTaxAct1961, 'section 206C(7)'] },
    { from: ACT_OF_2025, is: percent(1.5, 'month'), at: [incomeTaxAct, 'section 398'] },
  ],
});
export const statementPenalty = fact('Penalty for a missing or wrong TDS statement', {
  is: text('₹10,000 to ₹1 lakh'),
  at: [incomeTaxAct, 'section 461'],
});
export const salaryCertificateDue = fact('Due date of salary certificates', {
  is: afterMarch(3, 15),
  at: [incomeTaxRules, 'rule 215'],
});

/** Form 131 to payees: 15 calendar days after the quarter's statement. */
/* @__NO_SIDE_EFFECTS__ */
function certificatesDue(quarter: string, ends: number, after: number) {
  return fact(`Due date of TDS certificates, ${quarter}`, {
    is: daysOfTheYear({ ends: [ends], months: 3, after, date: 15 }),
    at: [incomeTaxRules, 'rule 215'],
  });
}
export const firstCertificatesDue = certificatesDue('April to June', 6, 2);
export const secondCertificatesDue = certificatesDue('July to September', 9, 2);
export const thirdCertificatesDue = certificatesDue('October to December', 12, 2);
export const fourthCertificatesDue = certificatesDue('January to March', 3, 3);
export const certificateWithin = fact('Time for TDS certificates after the statement', {
  is: calendarDays(15),
  at: [incomeTaxRules, 'rule 215'],
});
export const correctionWithin = fact('Time to correct a TDS statement', {
  is: years(2),
  at: [incomeTaxAct, 'section 397'],
});
/** Corrections close 2 years after the tax year in which the statement was due. These corrections close next. */
export const correctionsClosing = fact('TDS corrections that close next', {
  values: [
    {
      from: '2026-04-01',
      is: text('31 March 2027 for January to December 2024'),
      at: [incomeTaxAct, 'section 397(3)(f)'],
    },
    {
      from: '2027-04-01',
      change: 'statements of TDS of January to December 2024 can no longer be corrected',
      is: text('31 March 2028 for January to December 2025'),
      at: [incomeTaxAct, 'section 397(3)(f)'],
    },
  ],
});
/** 31 March, 2 years after the tax year in which the statement was due. This is also the day for the Act of 1961. */
export const correctionBy = fact('Last day to correct a TDS statement', {
  is: afterMarch(24, 31),
  at: [incomeTaxAct, 'section 397(3)(f)'],
  from: '2025-03-31',
});

/** Form 141, which is payment and statement in one. Counted from the end of the month of deduction. */
export const oneOffWithin = fact('Time for payment and statement in one (Form 141)', {
  is: calendarDays(30),
  at: [incomeTaxRules, 'rules 218(3) and 219(5)'],
});
export const oneOffCertificateWithin = fact('Time for the certificate after Form 141 (Form 132)', {
  is: calendarDays(15),
  at: [incomeTaxRules, 'rule 215(1)'],
});

/** Since this day resident individuals and Hindu undivided families use Form 141 for property bought from a non-resident. */
export const oneOffNonResidentSince = fact('First day of Form 141 for property of non-residents', {
  referenceDay: 'the day of filing',
  is: onDay('2026-10-01'),
  at: [incomeTaxAct, 'section 397(1)(c)'],
  from: '2026-10-01',
  order: 'Notification 121/2026 of 22 September 2026',
  change:
    'resident individuals and Hindu undivided families who buy property from a non-resident use Form 141, without a TAN',
});

/** Price or stamp value, of all buyers and sellers together, at which the deduction begins. Farm land is left out. */
export const propertyFrom = fact('Price of property from which TDS is deducted', {
  is: rupees(50_00_000),
  at: [incomeTaxAct, 'section 393(1), Note 3'],
  ...IN_THE_ACT,
});
export const propertyRate = fact('TDS rate on property', {
  is: percent(1),
  at: [incomeTaxAct, 'section 393(1), Note 3'],
  ...IN_THE_ACT,
});
/** The rate on rent, contractors and professionals, for payers who have no other duty to deduct. */
export const oneOffRate = fact('TDS rate of individuals on rent and contracts', {
  is: percent(2),
  at: [incomeTaxAct, 'section 393(1)'],
  ...IN_THE_ACT,
});

/** Payments to a contractor or professional in a year, by individuals who have no other duty to deduct. */
export const oneOffContractLimit = fact('Yearly contract payments of an individual without TDS', {
  is: rupees(50_00_000),
  at: [incomeTaxAct, 'section 393(1)'],
  ...IN_THE_ACT,
});
export const transactionsStatementDue = fact('Due date of the statement of transactions', {
  is: afterMarch(2, 31),
  at: [incomeTaxRules, 'rule 237(5)'],
});
export const transactionsStatementLateFee = fact('Late fee of the statement of transactions', {
  is: rupees(200, 'day'),
  at: [incomeTaxAct, 'section 427(3)'],
  ...AFTER_THE_BUDGET,
  change: 'a late statement of financial transactions costs ₹200 a day, up to ₹1 lakh',
});
/** Businesses with a tax audit report cash above this, for goods or services in one transaction. */
export const transactionsStatementCash = fact('Cash in one transaction that is reported', {
  is: rupees(2_00_000),
  at: [incomeTaxRules, 'rule 237(2)'],
});
export const disallowance = fact('Part of a cost that is not deductible without TDS', {
  is: percent(30),
  at: [incomeTaxAct, 'section 35'],
  ...AFTER_THE_BUDGET,
});
export const contractSingleLimit = fact('One payment to a contractor up to which no TDS is due', {
  is: rupees(30_000),
  at: [incomeTaxAct, 'section 393'],
  ...IN_THE_ACT,
});
export const contractYearLimit = fact('Yearly payments to a contractor up to which no TDS is due', {
  is: rupees(1_00_000),
  at: [incomeTaxAct, 'section 393'],
  ...IN_THE_ACT,
});

/** Tax is deducted from professional and technical fees above this in a year, and from rent above this for a month. */
export const feesLimit = fact('Yearly fees, or monthly rent, up to which no TDS is due', {
  is: rupees(50_000),
  at: [incomeTaxAct, 'section 393'],
  ...IN_THE_ACT,
});

/** Tax is deducted from commission and brokerage above this in a year. The same sum in a year counts for benefits and perquisites of a business. */
export const commissionLimit = fact('Yearly commission or benefits up to which no TDS is due', {
  is: rupees(20_000),
  at: [incomeTaxAct, 'section 393(1)'],
  ...IN_THE_ACT,
});
export const interestLimit = fact('Yearly interest up to which no TDS is due, except from banks', {
  is: rupees(10_000),
  at: [incomeTaxAct, 'section 393(1)'],
  ...IN_THE_ACT,
});

/** A large buyer deducts tax on goods above this from one seller in a year. */
export const goodsLimit = fact('Yearly purchases from one seller up to which no TDS is due', {
  is: rupees(50_00_000),
  at: [incomeTaxAct, 'section 393(1)'],
  ...AFTER_THE_BUDGET,
});
export const goodsBuyerTurnover = fact('Turnover above which a buyer of goods deducts tax', {
  is: rupees(10_00_00_000),
  at: [incomeTaxAct, 'section 393(1)'],
  ...AFTER_THE_BUDGET,
});

/** Turnover of the previous year. An individual with more turnover deducts tax like a firm. */
export const turnoverLimit = fact('Business turnover above which a person deducts tax', {
  is: rupees(1_00_00_000),
  at: [incomeTaxAct, 'section 402'],
  ...AFTER_THE_BUDGET,
});
export const receiptsLimit = fact('Professional receipts above which a person deducts tax', {
  is: rupees(50_00_000),
  at: [incomeTaxAct, 'section 402'],
  ...AFTER_THE_BUDGET,
});

// After an application: time limits

export const statementProcessedWithin = fact('Time to process a TDS statement', {
  is: years(1),
  at: [incomeTaxAct, 'section 399(2)'],
});

// Where offices show the status of an application

export const tracker = fact('Where to follow a TDS statement', {
  is: text('www.incometax.gov.in, logged in with the TAN: View Filed TDS'),
  at: [incomeTaxPortal],
  ...MENUS_CHANGE,
});

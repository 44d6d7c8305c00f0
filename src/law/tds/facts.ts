import { fact, factByDate } from '@/law/fact';
import {
  ACT_OF_2025,
  AFTER_THE_BUDGET,
  IN_THE_ACT,
  incomeTaxAct,
  incomeTaxAct1961,
  incomeTaxRules,
  incomeTaxRules1962,
} from '@/law/income-tax/facts';
import {
  afterMarch,
  calendarDays,
  daysOfTheYear,
  ofNextMonth,
  onDay,
  percent,
  rupees,
  text,
  years,
} from '@/law/units';

/*
 * Tax deducted and collected at source: when it is paid and stated, what lateness costs, and from which payments on.
 *
 * Of the Act of 1961, read on 23 November 2026 in copies at publishers of law, not on the official site: section 201(1A) as
 * amended by the Finance Act, 2010 from 1 July 2010; section 206C(7) by the Finance (No. 2) Act, 2024 from 1 April 2025;
 * rule 30 by the Income-tax (6th Amendment) Rules, 2010 from 1 April 2010.
 */

/** When tax deducted has to be paid is told for deductions of these days. */
const DEPOSITS_KNOWN_SINCE = '2010-07-01';

/** Tax deducted in March has a day of its own. */
const MARCH_UNTIL_30_APRIL = daysOfTheYear({ ends: [3], months: 1, after: 1, date: 30 });
const ALL_BUT_MARCH = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const tdsDepositDue = factByDate([
  {
    from: DEPOSITS_KNOWN_SINCE,
    is: ofNextMonth(7, ALL_BUT_MARCH),
    source: incomeTaxRules1962,
    place: 'rule 30',
  },
  {
    from: ACT_OF_2025,
    is: ofNextMonth(7, ALL_BUT_MARCH),
    source: incomeTaxRules,
    place: 'rule 218',
  },
]);

/** Tax collected; until March 2026 that of March too. */
export const tcsDepositDue = factByDate([
  {
    from: DEPOSITS_KNOWN_SINCE,
    is: ofNextMonth(7),
    source: incomeTaxRules1962,
    place: 'rule 37CA',
  },
  {
    from: ACT_OF_2025,
    is: ofNextMonth(7, ALL_BUT_MARCH),
    source: incomeTaxRules,
    place: 'rule 218(2)',
  },
]);

/** Tax collected in March: the first March under the new rule is that of 2027. */
export const tcsMarchDepositDue = fact(MARCH_UNTIL_30_APRIL, incomeTaxRules, 'rule 218(2)', {
  change: 'tax collected in March is paid by 30 April, no more by 7 April',
});

/** Tax deducted in March. */
export const tdsMarchDepositDue = factByDate([
  {
    from: DEPOSITS_KNOWN_SINCE,
    is: MARCH_UNTIL_30_APRIL,
    source: incomeTaxRules1962,
    place: 'rule 30',
  },
  { from: ACT_OF_2025, is: MARCH_UNTIL_30_APRIL, source: incomeTaxRules, place: 'rule 218' },
]);

export const tdsFirstQuarterDue = fact(
  daysOfTheYear({ ends: [6], months: 3, after: 1, date: 31 }),
  incomeTaxRules,
  'rule 219',
);
export const tdsSecondQuarterDue = fact(
  daysOfTheYear({ ends: [9], months: 3, after: 1, date: 31 }),
  incomeTaxRules,
  'rule 219',
);
export const tdsThirdQuarterDue = fact(
  daysOfTheYear({ ends: [12], months: 3, after: 1, date: 31 }),
  incomeTaxRules,
  'rule 219',
);
export const tdsFourthQuarterDue = fact(
  daysOfTheYear({ ends: [3], months: 3, after: 2, date: 31 }),
  incomeTaxRules,
  'rule 219',
);

/** Up to the amount of tax; paid before the statement is filed. */
export const tdsLateFee = factByDate(
  [
    { from: '2012-07-01', is: rupees(200, 'day'), source: incomeTaxAct1961, place: 'section 234E' },
    { from: '2026-07-01', is: rupees(200, 'day'), source: incomeTaxAct, place: 'section 427' },
  ],
  AFTER_THE_BUDGET,
);

/** From the day on which tax ought to have been deducted until it is. */
export const tdsInterestUntilDeducted = fact(percent(1, 'month'), incomeTaxAct, 'section 398');

/** From the deduction or collection until the deposit; part of a month counts as a month. */
export const tdsInterestUntilPaid = factByDate([
  {
    from: '2010-07-01',
    is: percent(1.5, 'month'),
    source: incomeTaxAct1961,
    place: 'section 201(1A)',
  },
  { from: ACT_OF_2025, is: percent(1.5, 'month'), source: incomeTaxAct, place: 'section 398' },
]);

/** The same for tax collected, which bore another rate before. */
export const tcsInterestUntilPaid = factByDate([
  {
    from: '2025-04-01',
    is: percent(1.5, 'month'),
    source: incomeTaxAct1961,
    place: 'section 206C(7)',
  },
  { from: ACT_OF_2025, is: percent(1.5, 'month'), source: incomeTaxAct, place: 'section 398' },
]);

/** For a statement not filed, or wrong. */
export const tdsStatementPenalty = fact(text('₹10,000 to ₹1 lakh'), incomeTaxAct, 'section 461');

export const salaryCertificateDue = fact(afterMarch(3, 15), incomeTaxRules, 'rule 215');

/** Form 131 to payees: 15 calendar days after the quarter's statement. */
export const tdsFirstCertificatesDue = fact(
  daysOfTheYear({ ends: [6], months: 3, after: 2, date: 15 }),
  incomeTaxRules,
  'rule 215',
);
export const tdsSecondCertificatesDue = fact(
  daysOfTheYear({ ends: [9], months: 3, after: 2, date: 15 }),
  incomeTaxRules,
  'rule 215',
);
export const tdsThirdCertificatesDue = fact(
  daysOfTheYear({ ends: [12], months: 3, after: 2, date: 15 }),
  incomeTaxRules,
  'rule 215',
);
export const tdsFourthCertificatesDue = fact(
  daysOfTheYear({ ends: [3], months: 3, after: 3, date: 15 }),
  incomeTaxRules,
  'rule 215',
);

/** Forms 131 and 133, after the due date of the statement. */
export const tdsCertificateWithin = fact(calendarDays(15), incomeTaxRules, 'rule 215');

/** From the end of the tax year in which the statement was due. */
export const tdsCorrectionWithin = fact(years(2), incomeTaxAct, 'section 397');
/** The same as a day, by the tax year in which the statement was due; those under the Act of 1961 too. */
export const tdsCorrectionBy = fact(afterMarch(24, 31), incomeTaxAct, 'section 397(3)(f)', {
  from: '2025-03-31',
});

/** The challan that is its own statement: tax and form, after the end of the month of deduction. */
export const tdsOneOffWithin = fact(calendarDays(30), incomeTaxRules, 'rules 218(3) and 219(5)');

/** The certificate of it, Form 132, after that day. */
export const tdsOneOffCertificateWithin = fact(calendarDays(15), incomeTaxRules, 'rule 215(1)');

/** From which resident individuals and Hindu undivided families use it for property bought from a non-resident too. */
export const tdsOneOffNonResidentSince = fact(
  onDay('2026-10-01'),
  incomeTaxAct,
  'section 397(1)(c)',
  {
    from: '2026-10-01',
    order: 'Notification 121/2026 of 22 September 2026',
    change:
      'resident individuals and Hindu undivided families who buy property from a non-resident use Form 141, without a TAN',
  },
);

/** Price or stamp value of property other than farm land, all buyers and sellers together, from which it is deducted. */
export const tdsPropertyFrom = fact(
  rupees(50_00_000),
  incomeTaxAct,
  'section 393(1), Note 3',
  IN_THE_ACT,
);
/** Of the higher of the two. */
export const tdsPropertyRate = fact(percent(1), incomeTaxAct, 'section 393(1), Note 3', IN_THE_ACT);
/** Rent, contractors and professionals, where the payer need not deduct otherwise. */
export const tdsOneOffRate = fact(percent(2), incomeTaxAct, 'section 393(1)', IN_THE_ACT);

/** Payments by individuals who need not deduct otherwise, to a contractor or professional in a year. */
export const tdsOneOffContractLimit = fact(
  rupees(50_00_000),
  incomeTaxAct,
  'section 393(1)',
  IN_THE_ACT,
);

/** Form 165, of financial transactions. */
export const transactionsStatementDue = fact(afterMarch(2, 31), incomeTaxRules, 'rule 237(5)');
export const transactionsStatementLateFee = fact(
  rupees(200, 'day'),
  incomeTaxAct,
  'section 427(3)',
  {
    ...AFTER_THE_BUDGET,
    change: 'a late statement of financial transactions costs ₹200 a day, up to ₹1 lakh',
  },
);
/** Cash for goods or services in one transaction, above which those with a tax audit report it. */
export const transactionsStatementCash = fact(rupees(2_00_000), incomeTaxRules, 'rule 237(2)');

/** Of a payment to a resident whose tax was not deducted or paid. */
export const tdsDisallowance = fact(percent(30), incomeTaxAct, 'section 35', AFTER_THE_BUDGET);

export const tdsContractSingleLimit = fact(rupees(30_000), incomeTaxAct, 'section 393', IN_THE_ACT);
export const tdsContractYearLimit = fact(rupees(1_00_000), incomeTaxAct, 'section 393', IN_THE_ACT);

/** Professional and technical fees above this in a year; rent above this for a month. */
export const tdsFeesLimit = fact(rupees(50_000), incomeTaxAct, 'section 393', IN_THE_ACT);

/** Commission and brokerage, or benefits and perquisites of a business, each above this in a year. */
export const tdsCommissionLimit = fact(rupees(20_000), incomeTaxAct, 'section 393(1)', IN_THE_ACT);

/** Interest of others than banks, above this in a year. */
export const tdsInterestLimit = fact(rupees(10_000), incomeTaxAct, 'section 393(1)', IN_THE_ACT);

/** Goods bought from one seller in a year, above which a large buyer deducts. */
export const tdsGoodsLimit = fact(
  rupees(50_00_000),
  incomeTaxAct,
  'section 393(1)',
  AFTER_THE_BUDGET,
);

/** Last year’s turnover above which a buyer of goods is large. */
export const tdsGoodsBuyerTurnover = fact(
  rupees(10_00_00_000),
  incomeTaxAct,
  'section 393(1)',
  AFTER_THE_BUDGET,
);

/** Preceding year’s business turnover from which an individual deducts like a firm. */
export const tdsTurnoverLimit = fact(
  rupees(1_00_00_000),
  incomeTaxAct,
  'section 402',
  AFTER_THE_BUDGET,
);
export const tdsReceiptsLimit = fact(
  rupees(50_00_000),
  incomeTaxAct,
  'section 402',
  AFTER_THE_BUDGET,
);

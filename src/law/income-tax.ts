import { fact, factByDate } from './fact';
import type { Source } from './source';
import {
  afterMarch,
  calendarDays,
  count,
  daysOfTheYear,
  months,
  ofNextMonth,
  onDay,
  percent,
  rupees,
  rupeesInFigures,
  text,
  years,
} from './units';

/*
 * Income tax: returns, tax deducted at source, audit, cross-border payments and transfer pricing. The Income-tax Act,
 * 2025 governs income from 1 April 2026; the Act of 1961 stays with 2025-26 and earlier years. Dates without a year
 * fall after the tax year.
 */

/** Rates, limits, fees and due dates move with Union Budgets: look again after the next one. */
const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

/** Due dates of returns and reports, which the Central Board of Direct Taxes moved for several years, 2024-25 among them. */
const MAY_BE_EXTENDED = { mayBeExtended: true };

/** The first day of tax year 2026-27: what is asked for it and for later years stands in the Act of 2025. */
const ACT_OF_2025 = '2026-04-01';

/*
 * Of the Act of 1961, read on 23 November 2026 in copies at publishers of law, not on the official site: section 201(1A) as
 * amended by the Finance Act, 2010 from 1 July 2010; section 206C(7) by the Finance (No. 2) Act, 2024 from 1 April 2025;
 * section 140B by section 41 of the Finance Act, 2025; section 211; rule 30 by the Income-tax (6th Amendment) Rules, 2010
 * from 1 April 2010. The limit of section 208 was not read again.
 */

/** Of 2020-21, the first year of which returns, their fees and their interest are told. */
const RETURNS_KNOWN_SINCE = '2020-04-01';

/** When tax deducted has to be paid is told for deductions of these days. */
const DEPOSITS_KNOWN_SINCE = '2010-07-01';

/** Tax deducted in March has a day of its own. */
const MARCH_UNTIL_30_APRIL = daysOfTheYear({ ends: [3], months: 1, after: 1, date: 30 });
const ALL_BUT_MARCH = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12];

// Sources

export const incomeTaxAct: Source = {
  id: 'income-tax-act',
  title: 'Income-tax Act, 2025',
  href: 'https://www.incometaxindia.gov.in',
  since: '2026-04-01',
  change: 'the Income-tax Act, 2025 took the place of the Act of 1961, for income from that day on',
};

export const incomeTaxRules: Source = {
  id: 'income-tax-rules',
  title: 'Income-tax Rules, 2026',
  href: 'https://www.incometaxindia.gov.in',
  since: '2026-04-01',
};

/** For 2025-26 and earlier years. */
export const incomeTaxAct1961: Source = {
  id: 'income-tax-act-1961',
  title: 'Income-tax Act, 1961',
  href: 'https://www.incometaxindia.gov.in',
};

/** For 2025-26 and earlier years. */
export const incomeTaxRules1962: Source = {
  id: 'income-tax-rules-1962',
  title: 'Income-tax Rules, 1962',
  href: 'https://www.incometaxindia.gov.in',
};

/** The rates that are set anew each year. */
export const financeAct: Source = {
  id: 'finance-act-2026',
  title: 'Finance Act, 2026',
  href: 'https://www.indiabudget.gov.in',
  since: '2026-04-01',
};

/** Which ended the equalisation levy. */
export const financeActs2024And2025: Source = {
  id: 'finance-acts-2024-2025',
  title: 'Finance (No. 2) Act, 2024, and Finance Act, 2025',
  href: 'https://www.indiabudget.gov.in',
};

/** Returns, reports, payments. A citation of it needs no place. */
export const incomeTaxPortal: Source = {
  id: 'income-tax-portal',
  title: 'Income Tax Department: e-filing portal',
  href: 'https://www.incometax.gov.in',
};

export const directTaxCirculars: Source = {
  id: 'direct-tax-circulars',
  title: 'Central Board of Direct Taxes: circulars',
  href: 'https://www.incometaxindia.gov.in',
};

/** Certificates, defaults and corrections of tax deducted at source. */
export const tracesPortal: Source = {
  id: 'traces-portal',
  title: 'Income Tax Department: TRACES portal for tax deducted at source',
  href: 'https://www.tdscpc.gov.in',
};

export const blackMoneyAct: Source = {
  id: 'black-money-act',
  title: 'Black Money (Undisclosed Foreign Income and Assets) and Imposition of Tax Act, 2015',
  href: 'https://www.incometaxindia.gov.in',
};

/** Council guidelines, standards on auditing and the number on each report. A citation of it needs no place. */
export const icai: Source = {
  id: 'icai',
  title: 'Institute of Chartered Accountants of India',
  href: 'https://www.icai.org',
};

// Who files a return

/** Income up to which the new regime, the default, charges nothing. */
export const basicLimitNewRegime = fact(
  rupees(4_00_000),
  incomeTaxAct,
  'section 202',
  AFTER_THE_BUDGET,
);

/** Below 60 years of age; ₹3 lakh from 60, ₹5 lakh from 80. */
export const basicLimitOldRegime = fact(
  rupees(2_50_000),
  financeAct,
  'old-regime rates',
  AFTER_THE_BUDGET,
);

/** Slab income of a resident individual that the rebate frees of tax in the new regime. */
export const rebateIncomeLimit = fact(
  rupees(12_00_000),
  incomeTaxAct,
  'section 156',
  AFTER_THE_BUDGET,
);

/** From salary, in the new regime. */
export const standardDeduction = fact(rupees(75_000), incomeTaxAct, 'section 19', AFTER_THE_BUDGET);

/** Business turnover above which an individual files whatever the income. */
export const filingTurnoverLimit = fact(
  rupees(60_00_000),
  incomeTaxRules,
  'rule 163',
  AFTER_THE_BUDGET,
);

export const filingReceiptsLimit = fact(
  rupees(10_00_000),
  incomeTaxRules,
  'rule 163',
  AFTER_THE_BUDGET,
);

// Returns: when, and what lateness costs

/** Salary, house, capital gains: no business. */
export const returnDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(4, 31),
      source: incomeTaxAct1961,
      place: 'section 139(1)',
    },
    { from: ACT_OF_2025, is: afterMarch(4, 31), source: incomeTaxAct, place: 'section 263(1)' },
  ],
  { ...AFTER_THE_BUDGET, ...MAY_BE_EXTENDED },
);

/** Business or profession without audit, and partners of such firms; from 2025-26. */
export const businessReturnDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(4, 31),
      source: incomeTaxAct1961,
      place: 'section 139(1)',
    },
    {
      from: '2025-04-01',
      is: afterMarch(5, 31),
      source: incomeTaxAct1961,
      place: 'section 139(1)',
      order: 'Finance Act, 2026',
      ordered: ACT_OF_2025,
      change:
        'returns of a business or profession without audit are due on 31 August, no more on 31 July',
    },
    { from: ACT_OF_2025, is: afterMarch(5, 31), source: incomeTaxAct, place: 'section 263(1)' },
  ],
  { ...AFTER_THE_BUDGET, ...MAY_BE_EXTENDED },
);

/** Companies, audited cases and their partners. */
export const auditedReturnDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(7, 31),
      source: incomeTaxAct1961,
      place: 'section 139(1)',
    },
    { from: ACT_OF_2025, is: afterMarch(7, 31), source: incomeTaxAct, place: 'section 263(1)' },
  ],
  {
    ...AFTER_THE_BUDGET,
    ...MAY_BE_EXTENDED,
    moved: [
      {
        period: '2026-03-31',
        to: '2026-11-21',
        source: directTaxCirculars,
        place: 'Circular 7/2026',
        ordered: '2026-09-28',
        change:
          'the day for audited returns of 2025-26, and those of companies, moved to 21 November 2026',
      },
    ],
  },
);

/** Those who need a transfer pricing report. */
export const transferPricingReturnDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(8, 30),
      source: incomeTaxAct1961,
      place: 'section 139(1)',
    },
    { from: ACT_OF_2025, is: afterMarch(8, 30), source: incomeTaxAct, place: 'section 263(1)' },
  ],
  { ...AFTER_THE_BUDGET, ...MAY_BE_EXTENDED },
);

export const belatedReturnBy = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(9, 31),
      source: incomeTaxAct1961,
      place: 'section 139(4)',
    },
    { from: ACT_OF_2025, is: afterMarch(9, 31), source: incomeTaxAct, place: 'section 263' },
  ],
  {
    ...AFTER_THE_BUDGET,
    moved: [
      {
        period: '2021-03-31',
        to: '2022-03-31',
        source: directTaxCirculars,
        place: 'Circular 17/2021',
        ordered: '2021-09-09',
        change: 'belated returns of 2020-21 were taken until 31 March 2022',
      },
    ],
  },
);

/** Or the assessment, if that is sooner; with a fee after 31 December. */
export const revisedReturnBy = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(9, 31),
      source: incomeTaxAct1961,
      place: 'section 139(5)',
    },
    {
      from: '2025-04-01',
      is: afterMarch(12, 31),
      source: incomeTaxAct1961,
      place: 'section 139(5)',
      order: 'Finance Act, 2026',
      ordered: ACT_OF_2025,
      change:
        'a return can be revised until 31 March, no more until 31 December; after 31 December for a fee',
    },
    { from: ACT_OF_2025, is: afterMarch(12, 31), source: incomeTaxAct, place: 'section 263' },
  ],
  AFTER_THE_BUDGET,
);

/** From the end of the year that follows the tax year. */
export const updatedReturnWithin = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: months(48),
      source: incomeTaxAct1961,
      place: 'section 139(8A)',
    },
    { from: ACT_OF_2025, is: months(48), source: incomeTaxAct, place: 'section 263(6)' },
  ],
  AFTER_THE_BUDGET,
);

/** Of tax and interest, by the year in which the updated return comes. */
export const updatedReturnTax = factByDate(
  [
    {
      from: '2025-04-01',
      is: text('25%, 50%, 60% or 70%'),
      source: incomeTaxAct1961,
      place: 'section 140B',
    },
    {
      from: ACT_OF_2025,
      is: text('25%, 50%, 60% or 70%'),
      source: incomeTaxAct,
      place: 'section 267',
    },
  ],
  AFTER_THE_BUDGET,
);

/** The same as a day of the year: the March 5 years after that in which the tax year ended. */
export const updatedReturnBy = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(60, 31),
      source: incomeTaxAct1961,
      place: 'section 139(8A)',
    },
    { from: ACT_OF_2025, is: afterMarch(60, 31), source: incomeTaxAct, place: 'section 263(6)' },
  ],
  AFTER_THE_BUDGET,
);

/** Those shares in percent: of the year after the one in which the return was due, and of each later one. */
export const updatedReturnShares = [25, 50, 60, 70] as const;

/** For a belated return, and for a revision after 31 December. */
export const lateReturnFee = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: rupees(5_000),
      source: incomeTaxAct1961,
      place: 'section 234F',
    },
    { from: ACT_OF_2025, is: rupees(5_000), source: incomeTaxAct, place: 'section 428' },
  ],
  AFTER_THE_BUDGET,
);

/** The same with a total income up to ₹5 lakh. */
export const lateReturnFeeForSmallIncome = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: rupees(1_000),
      source: incomeTaxAct1961,
      place: 'section 234F',
    },
    { from: ACT_OF_2025, is: rupees(1_000), source: incomeTaxAct, place: 'section 428' },
  ],
  AFTER_THE_BUDGET,
);

/** For late filing, for short advance tax and for late instalments, each. */
export const returnInterest = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: percent(1, 'month'),
      source: incomeTaxAct1961,
      place: 'sections 234A to 234C',
    },
    {
      from: ACT_OF_2025,
      is: percent(1, 'month'),
      source: incomeTaxAct,
      place: 'sections 423 to 425',
    },
  ],
  AFTER_THE_BUDGET,
);

/** From filing; later the return counts as late or invalid. */
export const verifyReturnWithin = fact(calendarDays(30), incomeTaxPortal, '', AFTER_THE_BUDGET);

/** To answer a notice that calls the return defective. */
export const defectReplyWithin = fact(calendarDays(15), incomeTaxAct, 'section 263');

/** To answer an adjustment that processing proposes. */
export const adjustmentReplyWithin = fact(calendarDays(30), incomeTaxAct, 'section 270');

/** Business and capital losses, if the return came by its due date; section 121 has the condition. */
export const lossesCarriedFor = fact(years(8), incomeTaxAct, 'sections 111, 112 and 121');

/** Losses of speculation, on the same condition. */
export const speculationLossesCarriedFor = fact(years(4), incomeTaxAct, 'sections 113 and 121');

export const taxBooksKeptFor = fact(count(7, 'tax year'), incomeTaxRules, 'rule 46');

export const lateRevisionFee = factByDate([
  { from: '2025-04-01', is: rupees(5_000), source: incomeTaxAct1961, place: 'section 234-I' },
  { from: ACT_OF_2025, is: rupees(5_000), source: incomeTaxAct, place: 'section 428' },
]);
export const lateRevisionFeeForSmallIncome = factByDate([
  { from: '2025-04-01', is: rupees(1_000), source: incomeTaxAct1961, place: 'section 234-I' },
  { from: ACT_OF_2025, is: rupees(1_000), source: incomeTaxAct, place: 'section 428' },
]);

// Advance tax

/** Tax due for the year, after tax deducted, from which it is paid in advance. */
export const advanceTaxFrom = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: rupees(10_000),
      source: incomeTaxAct1961,
      place: 'section 208',
    },
    { from: ACT_OF_2025, is: rupees(10_000), source: incomeTaxAct, place: 'section 404' },
  ],
  AFTER_THE_BUDGET,
);

const INSTALMENTS = daysOfTheYear(
  { ends: [3], months: 12, after: -9, date: 15 },
  { ends: [3], months: 12, after: -6, date: 15 },
  { ends: [3], months: 12, after: -3, date: 15 },
  { ends: [3], months: 12, after: 0, date: 15 },
);

export const advanceTaxDates = factByDate([
  { from: RETURNS_KNOWN_SINCE, is: INSTALMENTS, source: incomeTaxAct1961, place: 'section 211' },
  { from: ACT_OF_2025, is: INSTALMENTS, source: incomeTaxAct, place: 'section 408' },
]);

/** What has to be paid by each of the dates, counted together. */
export const advanceTaxShares = fact(
  text('15%, 45%, 75% and the whole'),
  incomeTaxAct,
  'section 408',
);

/** The single date of those who declare presumptive profit. */
export const presumptiveAdvanceTaxDate = fact(afterMarch(0, 15), incomeTaxAct, 'section 408');

// Presumptive income

export const presumptiveBusinessLimit = fact(
  rupees(2_00_00_000),
  incomeTaxAct,
  'section 58',
  AFTER_THE_BUDGET,
);

/** Cash receipts within 5%. */
export const presumptiveBusinessLimitLowCash = fact(
  rupees(3_00_00_000),
  incomeTaxAct,
  'section 58',
  AFTER_THE_BUDGET,
);

export const presumptiveProfessionLimit = fact(
  rupees(50_00_000),
  incomeTaxAct,
  'section 58',
  AFTER_THE_BUDGET,
);

/** Cash receipts within 5%. */
export const presumptiveProfessionLimitLowCash = fact(
  rupees(75_00_000),
  incomeTaxAct,
  'section 58',
  AFTER_THE_BUDGET,
);

// Capital gains, before surcharge and cess

/** Long-term, on land, buildings and shares. */
export const longTermGainsRate = fact(
  percent(12.5),
  incomeTaxAct,
  'sections 197 and 198',
  AFTER_THE_BUDGET,
);

/** For a resident individual or Hindu undivided family: with indexed cost the most on land and buildings bought before the day below. */
export const oldLandGainsRate = fact(percent(20), incomeTaxAct, 'section 197(3)', AFTER_THE_BUDGET);
export const oldLandBoughtBefore = fact(onDay('2024-07-23'), incomeTaxAct, 'section 197(3)');

/** What is held for longer is long-term; 12 months for listed shares and equity funds. */
export const longTermAfter = fact(months(24), incomeTaxAct, 'section 2(101)', AFTER_THE_BUDGET);
export const listedLongTermAfter = fact(
  months(12),
  incomeTaxAct,
  'section 2(101)',
  AFTER_THE_BUDGET,
);

/** Long-term gains of a year on listed shares that stay free of tax. */
export const listedGainsFreeUpTo = fact(
  rupees(1_25_000),
  incomeTaxAct,
  'section 198',
  AFTER_THE_BUDGET,
);

/** Short-term, on listed shares. */
export const listedShortTermRate = fact(percent(20), incomeTaxAct, 'section 196', AFTER_THE_BUDGET);

// Tax audit

export const taxAuditBusinessLimit = fact(
  rupees(1_00_00_000),
  incomeTaxAct,
  'section 63',
  AFTER_THE_BUDGET,
);

/** Cash receipts and cash payments each within the share below. */
export const taxAuditLowCashLimit = fact(
  rupees(10_00_00_000),
  incomeTaxAct,
  'section 63',
  AFTER_THE_BUDGET,
);
export const taxAuditCashShare = fact(percent(5), incomeTaxAct, 'section 63', AFTER_THE_BUDGET);

export const taxAuditProfessionLimit = fact(
  rupees(50_00_000),
  incomeTaxAct,
  'section 63',
  AFTER_THE_BUDGET,
);

export const taxAuditReportDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(6, 30),
      source: incomeTaxAct1961,
      place: 'section 44AB',
    },
    { from: ACT_OF_2025, is: afterMarch(6, 30), source: incomeTaxAct, place: 'section 63' },
  ],
  {
    ...AFTER_THE_BUDGET,
    ...MAY_BE_EXTENDED,
    moved: [
      {
        period: '2026-03-31',
        to: '2026-10-21',
        source: directTaxCirculars,
        place: 'Circular 7/2026',
        ordered: '2026-09-28',
        change: 'the day for tax audit reports of 2025-26 moved to 21 October 2026',
      },
    ],
  },
);

/** Delay up to one month, from tax year 2026-27. */
export const taxAuditLateFee = fact(rupees(75_000), incomeTaxAct, 'section 428', AFTER_THE_BUDGET);

/** Delay beyond one month, from tax year 2026-27. */
export const taxAuditLongLateFee = fact(
  rupeesInFigures(1_50_000),
  incomeTaxAct,
  'section 428',
  AFTER_THE_BUDGET,
);

/** For 2025-26 and earlier; waived for reasonable cause. */
export const taxAuditOldPenalty = fact(
  text('the lower of 0.5% of turnover and ₹1,50,000'),
  incomeTaxAct1961,
  'section 271B',
);

export const taxAuditForm = fact(text('Form 26'), incomeTaxRules, 'rule 47');

/** For 2025-26 and earlier. */
export const taxAuditOldForms = fact(
  text('Forms 3CA or 3CB, and 3CD'),
  incomeTaxAct1961,
  'section 44AB',
);

// Tax deducted at source

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

export const tanPenalty = fact(rupees(10_000), incomeTaxAct, 'section 468');

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

/** Payments by individuals who need not deduct otherwise, to a contractor or professional in a year. */
export const tdsOneOffContractLimit = fact(
  rupees(50_00_000),
  incomeTaxAct,
  'section 393(1)',
  AFTER_THE_BUDGET,
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

export const tdsContractSingleLimit = fact(
  rupees(30_000),
  incomeTaxAct,
  'section 393',
  AFTER_THE_BUDGET,
);
export const tdsContractYearLimit = fact(
  rupees(1_00_000),
  incomeTaxAct,
  'section 393',
  AFTER_THE_BUDGET,
);

/** Professional and technical fees above this in a year; rent above this for a month. */
export const tdsFeesLimit = fact(rupees(50_000), incomeTaxAct, 'section 393', AFTER_THE_BUDGET);

/** Commission and brokerage, or benefits and perquisites of a business, each above this in a year. */
export const tdsCommissionLimit = fact(
  rupees(20_000),
  incomeTaxAct,
  'section 393(1)',
  AFTER_THE_BUDGET,
);

/** Interest of others than banks, above this in a year. */
export const tdsInterestLimit = fact(
  rupees(10_000),
  incomeTaxAct,
  'section 393(1)',
  AFTER_THE_BUDGET,
);

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

// Money across the border

/** Payments that are taxable and within this total in a tax year need no accountant’s certificate. */
export const remittanceCertificateAbove = fact(
  rupees(5_00_000),
  incomeTaxRules,
  'rule 220',
  AFTER_THE_BUDGET,
);

/** Form 145 not filed, or wrong. */
export const remittancePenalty = fact(
  rupees(1_00_000),
  incomeTaxAct,
  'section 462',
  AFTER_THE_BUDGET,
);

/** Dividend, royalty and technical fees of non-residents, before surcharge and cess. */
export const nonResidentRate = fact(percent(20), incomeTaxAct, 'section 207', AFTER_THE_BUDGET);

/** From the end of the tax year, for the claim of foreign tax. */
export const foreignTaxCreditWithin = factByDate(
  [
    { from: RETURNS_KNOWN_SINCE, is: months(12), source: incomeTaxRules1962, place: 'rule 128' },
    { from: ACT_OF_2025, is: months(12), source: incomeTaxRules, place: 'rule 76' },
  ],
  {},
);

/** Foreign tax from which an accountant verifies the claim; companies always. */
export const foreignTaxCreditVerifiedFrom = fact(rupees(1_00_000), incomeTaxRules, 'rule 76');

/** A foreign asset left out of the return. */
export const foreignAssetPenalty = fact(
  rupees(10_00_000),
  blackMoneyAct,
  'foreign assets not reported',
);

/** Foreign assets, land and buildings apart, up to which that penalty is relaxed. */
export const foreignAssetRelaxedUpTo = fact(
  rupees(20_00_000),
  blackMoneyAct,
  'foreign assets not reported',
);

// The scheme for foreign assets that earlier returns left out: what is undisclosed, at its value on 31 March 2026

const FOREIGN_ASSETS_SCHEME = {
  from: '2026-08-16',
  until: '2026-12-31',
  order: 'Notification 114/2026 of 14 August 2026',
  change: 'foreign assets left out of earlier returns can be declared until 31 December 2026',
};

/** Of 2025-26, at whose end the assets are valued. */
export const foreignDisclosureUntil = fact(
  afterMarch(9, 31),
  financeAct,
  'sections 130 to 144, Notification 114/2026',
  {
    from: '2026-03-31',
    until: '2026-12-31',
    change: 'a one-time scheme takes foreign assets left out of earlier returns',
  },
);

/** Up to which undisclosed income and assets abroad can be declared at 30% tax and as much again. */
export const foreignDisclosureLimit = fact(rupees(1_00_00_000), financeAct, 'section 133', {
  ...FOREIGN_ASSETS_SCHEME,
});

/** Where the money had been taxed, or earned as a non-resident: the fee, and the value up to which it is enough. */
export const foreignDisclosureFee = fact(
  rupees(1_00_000),
  financeAct,
  'section 133',
  FOREIGN_ASSETS_SCHEME,
);
export const foreignDisclosureFeeLimit = fact(
  rupees(5_00_00_000),
  financeAct,
  'section 133',
  FOREIGN_ASSETS_SCHEME,
);

/** Liaison offices, after the end of the year. */
export const liaisonOfficeWithin = factByDate(
  [
    { from: RETURNS_KNOWN_SINCE, is: months(8), source: incomeTaxRules1962, place: 'rule 114DA' },
    { from: ACT_OF_2025, is: months(8), source: incomeTaxRules, place: 'rule 234' },
  ],
  {},
);

// Transfer pricing

/** Dealings within India that count only above this total. */
export const domesticTransactionsLimit = fact(
  rupees(20_00_00_000),
  incomeTaxAct,
  'section 164',
  AFTER_THE_BUDGET,
);

/** International transactions from which the full file of documents is kept. */
export const transferPricingFileAbove = fact(
  rupees(1_00_00_000),
  incomeTaxRules,
  'rule 84',
  AFTER_THE_BUDGET,
);

/** Department calendars; a strict reading of “one month before” the return gives one day less. */
export const transferPricingReportDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(7, 31),
      source: incomeTaxAct1961,
      place: 'section 92E',
    },
    { from: ACT_OF_2025, is: afterMarch(7, 31), source: incomeTaxAct, place: 'section 172' },
  ],
  MAY_BE_EXTENDED,
);

/** With the return. */
export const masterFileDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(8, 30),
      source: incomeTaxRules1962,
      place: 'rule 10DA(2)',
    },
    { from: ACT_OF_2025, is: afterMarch(8, 30), source: incomeTaxRules, place: 'rule 123' },
  ],
  MAY_BE_EXTENDED,
);

/** From the end of the group’s accounting year. */
export const countryReportWithin = factByDate([
  { from: RETURNS_KNOWN_SINCE, is: months(12), source: incomeTaxRules1962, place: 'rule 10DB' },
  { from: ACT_OF_2025, is: months(12), source: incomeTaxRules, place: 'rule 124' },
]);

/** Before the country report. */
export const countryReportNoticeBefore = factByDate([
  { from: RETURNS_KNOWN_SINCE, is: months(2), source: incomeTaxRules1962, place: 'rule 10DB' },
  { from: ACT_OF_2025, is: months(2), source: incomeTaxRules, place: 'rule 124' },
]);

/** Delay up to one month, from tax year 2026-27. */
export const transferPricingLateFee = fact(
  rupees(50_000),
  incomeTaxAct,
  'section 428',
  AFTER_THE_BUDGET,
);

/** Delay beyond one month, from tax year 2026-27. */
export const transferPricingLongLateFee = fact(
  rupeesInFigures(1_00_000),
  incomeTaxAct,
  'section 428',
  AFTER_THE_BUDGET,
);

/** For 2025-26 and earlier. */
export const transferPricingOldPenalty = fact(
  rupeesInFigures(1_00_000),
  incomeTaxAct1961,
  'section 271BA',
);

/** From the end of the tax year. */
export const transferPricingFileKeptFor = fact(years(9), incomeTaxAct, 'section 171');

/** Extendable by up to 30 calendar days. */
export const transferPricingProduceWithin = fact(calendarDays(10), incomeTaxAct, 'section 171');

/** No documents, a deal not reported, or wrong data. */
export const transferPricingPenalty = fact(
  text('2% of the value'),
  incomeTaxAct,
  'section 442',
  AFTER_THE_BUDGET,
);

/** Cost mark-up of the safe harbour for information technology services. */
export const safeHarbourMargin = fact(
  percent(15.5),
  incomeTaxRules,
  'rules 86 to 93',
  AFTER_THE_BUDGET,
);
export const safeHarbourRevenueLimit = fact(
  rupees(20_00_00_00_000),
  incomeTaxRules,
  'rules 86 to 93',
  AFTER_THE_BUDGET,
);

/** Application for an advance pricing agreement, in Form 51; until March 2026 by the value of the deals (rule 10-I). */
export const pricingAgreementFee = fact(rupees(20_00_000), incomeTaxRules, 'rule 106', {
  ...AFTER_THE_BUDGET,
  change:
    'an advance pricing agreement costs ₹20 lakh whatever the value, no more ₹10, 15 or 20 lakh',
});

/** To take the agreement back to earlier years, on top. */
export const pricingAgreementRollbackFee = fact(
  rupees(5_00_000),
  incomeTaxRules,
  'rule 111',
  AFTER_THE_BUDGET,
);

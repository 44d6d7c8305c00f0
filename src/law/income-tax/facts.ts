import { fact, factByDate } from '@/law/fact';
import type { Source } from '@/law/source';
import {
  afterMarch,
  calendarDays,
  count,
  daysOfTheYear,
  months,
  onDay,
  percent,
  rupees,
  rupeesInFigures,
  text,
  years,
} from '@/law/units';

/*
 * Income tax: its sources, returns, advance tax, presumptive income, capital gains and audit. Tax deducted at source is in
 * tds.ts, payments abroad and transfer pricing in cross-border.ts. The Income-tax Act, 2025 governs income from 1 April 2026;
 * the Act of 1961 stays with 2025-26 and earlier years. Dates without a year fall after the tax year.
 */

/** Rates, limits, fees and due dates move with Union Budgets: look again after the next one. */
export const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

/** Read in a copy of the Act as the Finance Act, 2026 amended it, made on that day. */
export const IN_THE_ACT = { ...AFTER_THE_BUDGET, lastSeen: '2026-07-30' };

/** Named by a register that went through the official sites on that day. */
const IN_OCTOBER = { ...AFTER_THE_BUDGET, lastSeen: '2026-10-11' };

/** Due dates of returns and reports, which the Central Board of Direct Taxes moved for several years, 2024-25 among them. */
export const MAY_BE_EXTENDED = { mayBeExtended: true };

/** The first day of tax year 2026-27: what is asked for it and for later years stands in the Act of 2025. */
export const ACT_OF_2025 = '2026-04-01';

/*
 * Of the Act of 1961, read on 23 November 2026 in copies at publishers of law, not on the official site: section 140B as
 * amended by section 41 of the Finance Act, 2025; section 211. The limit of section 208 was not read again.
 */

/** Of 2020-21, the first year of which returns, their fees and their interest are told. */
export const RETURNS_KNOWN_SINCE = '2020-04-01';

// Sources

export const incomeTaxAct: Source = {
  id: 'income-tax-act',
  area: 'tax',
  title: 'Income-tax Act, 2025',
  href: 'https://www.incometaxindia.gov.in',
  since: '2026-04-01',
  change: 'the Income-tax Act, 2025 took the place of the Act of 1961, for income from that day on',
};

export const incomeTaxRules: Source = {
  id: 'income-tax-rules',
  area: 'tax',
  title: 'Income-tax Rules, 2026',
  href: 'https://www.incometaxindia.gov.in',
  since: '2026-04-01',
};

/** For 2025-26 and earlier years. */
export const incomeTaxAct1961: Source = {
  id: 'income-tax-act-1961',
  area: 'tax',
  title: 'Income-tax Act, 1961',
  href: 'https://www.incometaxindia.gov.in',
};

/** For 2025-26 and earlier years. */
export const incomeTaxRules1962: Source = {
  id: 'income-tax-rules-1962',
  area: 'tax',
  title: 'Income-tax Rules, 1962',
  href: 'https://www.incometaxindia.gov.in',
};

/** The rates that are set anew each year. */
export const financeAct: Source = {
  id: 'finance-act-2026',
  area: 'tax',
  title: 'Finance Act, 2026',
  href: 'https://www.indiabudget.gov.in',
  since: '2026-04-01',
};

/** Which ended the equalisation levy. */
export const financeActs2024And2025: Source = {
  id: 'finance-acts-2024-2025',
  area: 'tax',
  title: 'Finance (No. 2) Act, 2024, and Finance Act, 2025',
  href: 'https://www.indiabudget.gov.in',
};

/** Returns, reports, payments. A citation of it needs no place. */
export const incomeTaxPortal: Source = {
  id: 'income-tax-portal',
  area: 'tax',
  title: 'Income Tax Department: e-filing portal',
  href: 'https://www.incometax.gov.in',
};

export const directTaxCirculars: Source = {
  id: 'direct-tax-circulars',
  area: 'tax',
  title: 'Central Board of Direct Taxes: circulars',
  href: 'https://www.incometaxindia.gov.in',
};

/** Certificates, defaults and corrections of tax deducted at source. */
export const tracesPortal: Source = {
  id: 'traces-portal',
  area: 'tax',
  title: 'Income Tax Department: TRACES portal for tax deducted at source',
  href: 'https://www.tdscpc.gov.in',
};

export const blackMoneyAct: Source = {
  id: 'black-money-act',
  area: 'tax',
  title: 'Black Money (Undisclosed Foreign Income and Assets) and Imposition of Tax Act, 2015',
  href: 'https://www.incometaxindia.gov.in',
};

/** Council guidelines, standards on auditing and the number on each report. A citation of it needs no place. */
export const icai: Source = {
  id: 'icai',
  area: 'tax',
  title: 'Institute of Chartered Accountants of India',
  href: 'https://www.icai.org',
};

// Who files a return

/** Income up to which the new regime, the default, charges nothing. */
export const basicLimitNewRegime = fact(rupees(4_00_000), incomeTaxAct, 'section 202', IN_OCTOBER);

/** Below 60 years of age; ₹3 lakh from 60, ₹5 lakh from 80. */
export const basicLimitOldRegime = fact(
  rupees(2_50_000),
  financeAct,
  'old-regime rates',
  AFTER_THE_BUDGET,
);

/** Slab income of a resident individual that the rebate frees of tax in the new regime. */
export const rebateIncomeLimit = fact(rupees(12_00_000), incomeTaxAct, 'section 156', IN_OCTOBER);

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

/** For resident individuals alone, belated and revised returns. */
const RESIDENTS_OF_2023 = {
  period: '2024-03-31',
  to: '2025-01-15',
  source: directTaxCirculars,
  place: 'Circular 21/2024',
  ordered: '2024-12-31',
  change:
    'late and revised returns of resident individuals for 2023-24 were taken until 15 January 2025',
} as const;

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
      RESIDENTS_OF_2023,
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
  { ...AFTER_THE_BUDGET, moved: [RESIDENTS_OF_2023] },
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

/** Of tax and interest, by the year in which the updated return comes, since 1 April 2025; by the tax year that it is for. */
export const updatedReturnTax = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: text('25%, 50%, 60% or 70%'),
      source: incomeTaxAct1961,
      place: 'section 140B',
    },
    {
      from: ACT_OF_2025,
      lastSeen: '2026-07-30',
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

/** The first day of filing for which those shares are told. */
export const UPDATED_SHARES_SINCE = '2025-04-01';

/** For a belated return, and for a revision after 31 December. */
export const lateReturnFee = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: rupees(5_000),
      source: incomeTaxAct1961,
      place: 'section 234F',
    },
    {
      from: ACT_OF_2025,
      lastSeen: '2026-07-30',
      is: rupees(5_000),
      source: incomeTaxAct,
      place: 'section 428',
    },
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
    {
      from: ACT_OF_2025,
      lastSeen: '2026-07-30',
      is: rupees(1_000),
      source: incomeTaxAct,
      place: 'section 428',
    },
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
    {
      from: ACT_OF_2025,
      lastSeen: '2026-07-30',
      is: rupees(10_000),
      source: incomeTaxAct,
      place: 'section 404',
    },
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
  IN_THE_ACT,
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
  IN_THE_ACT,
);

/** Cash receipts and cash payments each within the share below. */
export const taxAuditLowCashLimit = fact(
  rupees(10_00_00_000),
  incomeTaxAct,
  'section 63',
  IN_THE_ACT,
);
export const taxAuditCashShare = fact(percent(5), incomeTaxAct, 'section 63', AFTER_THE_BUDGET);

export const taxAuditProfessionLimit = fact(
  rupees(50_00_000),
  incomeTaxAct,
  'section 63',
  IN_THE_ACT,
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
export const taxAuditLateFee = fact(rupees(75_000), incomeTaxAct, 'section 428', IN_THE_ACT);

/** Delay beyond one month, from tax year 2026-27. */
export const taxAuditLongLateFee = fact(
  rupeesInFigures(1_50_000),
  incomeTaxAct,
  'section 428',
  IN_THE_ACT,
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

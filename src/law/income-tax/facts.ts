import {
  incomeTaxAct,
  financeAct,
  incomeTaxRules,
  incomeTaxAct1961,
  directTaxCirculars,
  incomeTaxPortal,
} from './texts';
import { fact } from '@/law/fact';
import {
  rupees,
  afterMarch,
  months,
  text,
  percent,
  calendarDays,
  years,
  count,
  daysOfTheYear,
  onDay,
  rupeesInFigures,
  type Quantity,
} from '@/law/units';

/*
 * Income tax: its sources, returns, advance tax, presumptive income, capital gains and audit. Tax deducted at source is in
 * the folder `tds`. Payments abroad and transfer pricing are in `cross-border`. The Income-tax Act, 2025 governs income from 1 April
 * 2026, and the Act of 1961 governs earlier years. Due dates of returns come after the tax year.
 */

/** Union Budgets change rates, limits, fees and due dates: check again after the next one. */
export const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

/** We read a copy of the Act of that day, with the amendments of the Finance Act, 2026. */
export const IN_THE_ACT = { ...AFTER_THE_BUDGET, lastSeen: '2026-07-30' };

/** From a list that was checked against the official sites on that day. */
const IN_OCTOBER = { ...AFTER_THE_BUDGET, lastSeen: '2026-10-11' };

/** The Central Board of Direct Taxes moved these due dates of returns and reports in several years, such as 2024-25. */
export const MAY_BE_EXTENDED = { mayBeExtended: true };

/** The first day of tax year 2026-27: from then on the Act of 2025 applies. */
export const ACT_OF_2025 = '2026-04-01';

/*
 * On 23 November 2026 we read sections 140B (as amended by section 41 of the Finance Act, 2025) and 211 of the Act of 1961 in copies
 * of legal publishers, not on the official site. We did not read the limit of section 208 again.
 */

/** The first year, 2020-21, whose returns, fees and interest are listed. */
export const RETURNS_KNOWN_SINCE = '2020-04-01';

/** One value under both Acts, with its section in the Act of 1961 and its section in the Act of 2025. */
/* @__NO_SIDE_EFFECTS__ */
export function underBothActs<T>(is: Quantity<T>, section1961: string, section2025: string) {
  return [
    { from: RETURNS_KNOWN_SINCE, is, at: [incomeTaxAct1961, section1961] as const },
    { from: ACT_OF_2025, is, at: [incomeTaxAct, section2025] as const },
  ];
}

/** Menus and words come from guides and stored copies of the portals: check them again every half-year. */
const MENUS_CHANGE = { reviewBy: '2027-05-20' };

// Who files a return

export const basicLimitNewRegime = fact('Income free of tax in the new regime', {
  is: rupees(4_00_000),
  at: [incomeTaxAct, 'section 202'],
  ...IN_OCTOBER,
});
export const basicLimitOldRegime = fact('Income free of tax in the old regime, below age 60', {
  is: rupees(2_50_000),
  at: [financeAct, 'old-regime rates'],
  ...AFTER_THE_BUDGET,
});

/** Slab income up to which the rebate cancels a resident individual's tax in the new regime. */
export const rebateIncomeLimit = fact('Income without tax because of the new regime’s rebate', {
  is: rupees(12_00_000),
  at: [incomeTaxAct, 'section 156'],
  ...IN_OCTOBER,
});
export const standardDeduction = fact('Standard deduction from salary, new regime', {
  is: rupees(75_000),
  at: [incomeTaxAct, 'section 19'],
  ...AFTER_THE_BUDGET,
});

/** An individual with more business turnover must file a return, whatever the income is. */
export const filingTurnoverLimit = fact('Business turnover above which a return is due', {
  is: rupees(60_00_000),
  at: [incomeTaxRules, 'rule 163'],
  ...AFTER_THE_BUDGET,
});
export const filingReceiptsLimit = fact('Professional receipts above which a return is due', {
  is: rupees(10_00_000),
  at: [incomeTaxRules, 'rule 163'],
  ...AFTER_THE_BUDGET,
});

// Returns: due dates, and the cost of filing late

export const returnDue = fact('Due date of a return without business', {
  values: underBothActs(afterMarch(4, 31), 'section 139(1)', 'section 263(1)'),
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
});

/** For a business or profession without audit, and for partners of such firms, from 2025-26. */
export const businessReturnDue = fact('Due date of a business return without audit', {
  values: [
    { from: RETURNS_KNOWN_SINCE, is: afterMarch(4, 31), at: [incomeTaxAct1961, 'section 139(1)'] },
    {
      from: '2025-04-01',
      is: afterMarch(5, 31),
      at: [incomeTaxAct1961, 'section 139(1)'],
      order: 'Finance Act, 2026',
      ordered: ACT_OF_2025,
      change:
        'returns of a business or profession without audit are due on 31 August instead of 31 July',
    },
    { from: ACT_OF_2025, is: afterMarch(5, 31), at: [incomeTaxAct, 'section 263(1)'] },
  ],
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
});
export const auditedReturnDue = fact('Due date of a return of companies and audited cases', {
  values: underBothActs(afterMarch(7, 31), 'section 139(1)', 'section 263(1)'),
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
        'the due date of audited returns and company returns of 2025-26 moved to 21 November 2026',
    },
  ],
});
export const transferPricingReturnDue = fact('Due date of a return with transfer pricing', {
  values: underBothActs(afterMarch(8, 30), 'section 139(1)', 'section 263(1)'),
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
});

/** For belated and revised returns of resident individuals only. */
const RESIDENTS_OF_2023 = {
  period: '2024-03-31',
  to: '2025-01-15',
  source: directTaxCirculars,
  place: 'Circular 21/2024',
  ordered: '2024-12-31',
  change:
    'late and revised returns of resident individuals for 2023-24 were accepted until 15 January 2025',
} as const;
export const belatedReturnBy = fact('Last day of a belated return', {
  values: underBothActs(afterMarch(9, 31), 'section 139(4)', 'section 263'),
  ...AFTER_THE_BUDGET,
  moved: [
    {
      period: '2021-03-31',
      to: '2022-03-31',
      source: directTaxCirculars,
      place: 'Circular 17/2021',
      ordered: '2021-09-09',
      change: 'belated returns of 2020-21 were accepted until 31 March 2022',
    },
    RESIDENTS_OF_2023,
  ],
});

/** If the assessment is earlier, the last day is the day of the assessment. There is a fee after 31 December. */
export const revisedReturnBy = fact('Last day of a revised return', {
  values: [
    { from: RETURNS_KNOWN_SINCE, is: afterMarch(9, 31), at: [incomeTaxAct1961, 'section 139(5)'] },
    {
      from: '2025-04-01',
      is: afterMarch(12, 31),
      at: [incomeTaxAct1961, 'section 139(5)'],
      order: 'Finance Act, 2026',
      ordered: ACT_OF_2025,
      change:
        'a return can be revised until 31 March instead of 31 December, with a fee after 31 December',
    },
    { from: ACT_OF_2025, is: afterMarch(12, 31), at: [incomeTaxAct, 'section 263'] },
  ],
  ...AFTER_THE_BUDGET,
  moved: [RESIDENTS_OF_2023],
});
export const updatedReturnWithin = fact('Time for an updated return', {
  referenceDay: 'the period',
  values: underBothActs(months(48), 'section 139(8A)', 'section 263(6)'),
  ...AFTER_THE_BUDGET,
});

/** A share of tax and interest that grows with each later year of filing. Each value is for the returns of its tax years. */
export const updatedReturnTax = fact('Additional tax of an updated return', {
  referenceDay: 'the period',
  values: [
    {
      from: RETURNS_KNOWN_SINCE,
      is: text('25%, 50%, 60% or 70%'),
      at: [incomeTaxAct1961, 'section 140B'],
    },
    {
      from: ACT_OF_2025,
      is: text('25%, 50%, 60% or 70%'),
      at: [incomeTaxAct, 'section 267'],
      lastSeen: '2026-07-30',
    },
  ],
  ...AFTER_THE_BUDGET,
});

/** 31 March, 5 years after the tax year ended. */
export const updatedReturnBy = fact('Last day of an updated return', {
  values: underBothActs(afterMarch(60, 31), 'section 139(8A)', 'section 263(6)'),
  ...AFTER_THE_BUDGET,
});

/** The same shares in percent: for the year after the year in which the return was due, and for each later year. */
export const updatedReturnShares = [25, 50, 60, 70] as const;

/** The first day of filing for which those shares are known. */
export const UPDATED_SHARES_SINCE = '2025-04-01';
export const lateReturnFee = fact('Fee of a late return', {
  referenceDay: 'the period',
  values: [
    { from: RETURNS_KNOWN_SINCE, is: rupees(5_000), at: [incomeTaxAct1961, 'section 234F'] },
    {
      from: ACT_OF_2025,
      is: rupees(5_000),
      at: [incomeTaxAct, 'section 428'],
      lastSeen: '2026-07-30',
    },
  ],
  ...AFTER_THE_BUDGET,
});
export const lateReturnFeeForSmallIncome = fact('Fee of a late return, income up to ₹5 lakh', {
  referenceDay: 'the period',
  values: [
    { from: RETURNS_KNOWN_SINCE, is: rupees(1_000), at: [incomeTaxAct1961, 'section 234F'] },
    {
      from: ACT_OF_2025,
      is: rupees(1_000),
      at: [incomeTaxAct, 'section 428'],
      lastSeen: '2026-07-30',
    },
  ],
  ...AFTER_THE_BUDGET,
});

/** The rate for late filing, for short advance tax, and for late instalments. */
export const returnInterest = fact('Interest for late filing and short advance tax', {
  referenceDay: 'the period',
  values: underBothActs(percent(1, 'month'), 'sections 234A to 234C', 'sections 423 to 425'),
  ...AFTER_THE_BUDGET,
});
export const verifyReturnWithin = fact('Time to verify a filed return', {
  is: calendarDays(30),
  at: [incomeTaxPortal],
  ...AFTER_THE_BUDGET,
});
export const defectReplyWithin = fact('Time to answer a defective return notice', {
  is: calendarDays(15),
  at: [incomeTaxAct, 'section 263'],
});
export const adjustmentReplyWithin = fact('Time to answer a proposed adjustment', {
  is: calendarDays(30),
  at: [incomeTaxAct, 'section 270'],
});

/** Section 121 has a condition: the return must be filed by its due date. */
export const lossesCarriedFor = fact('Years to carry business and capital losses forward', {
  is: years(8),
  at: [incomeTaxAct, 'sections 111, 112 and 121'],
});
export const taxBooksKeptFor = fact('Time to keep books for income tax', {
  is: count(7, 'tax year'),
  at: [incomeTaxRules, 'rule 46'],
});
export const lateRevisionFee = fact('Fee of a revision after 31 December', {
  referenceDay: 'the period',
  values: [
    { from: '2025-04-01', is: rupees(5_000), at: [incomeTaxAct1961, 'section 234-I'] },
    { from: ACT_OF_2025, is: rupees(5_000), at: [incomeTaxAct, 'section 428'] },
  ],
});
export const lateRevisionFeeForSmallIncome = fact('Fee of a late revision, income up to ₹5 lakh', {
  referenceDay: 'the period',
  values: [
    { from: '2025-04-01', is: rupees(1_000), at: [incomeTaxAct1961, 'section 234-I'] },
    { from: ACT_OF_2025, is: rupees(1_000), at: [incomeTaxAct, 'section 428'] },
  ],
});

// Advance tax

/** Advance tax is payable from this amount of tax for the year, after tax deducted. */
export const advanceTaxFrom = fact('Yearly tax from which advance tax is due', {
  referenceDay: 'the period',
  values: [
    { from: RETURNS_KNOWN_SINCE, is: rupees(10_000), at: [incomeTaxAct1961, 'section 208'] },
    {
      from: ACT_OF_2025,
      is: rupees(10_000),
      at: [incomeTaxAct, 'section 404'],
      lastSeen: '2026-07-30',
    },
  ],
  ...AFTER_THE_BUDGET,
});

const INSTALMENTS = daysOfTheYear(
  { ends: [3], months: 12, after: -9, date: 15 },
  { ends: [3], months: 12, after: -6, date: 15 },
  { ends: [3], months: 12, after: -3, date: 15 },
  { ends: [3], months: 12, after: 0, date: 15 },
);
export const advanceTaxDates = fact('Due dates of advance tax', {
  values: underBothActs(INSTALMENTS, 'section 211', 'section 408'),
});
export const advanceTaxShares = fact('Share of the tax due by each advance tax date', {
  is: text('15%, 45%, 75% and the whole'),
  at: [incomeTaxAct, 'section 408'],
});
export const presumptiveAdvanceTaxDate = fact('Due date of advance tax on presumptive profit', {
  is: afterMarch(0, 15),
  at: [incomeTaxAct, 'section 408'],
});

// Presumptive income

export const presumptiveBusinessLimit = fact('Turnover limit of presumptive business profit', {
  is: rupees(2_00_00_000),
  at: [incomeTaxAct, 'section 58'],
  ...AFTER_THE_BUDGET,
});
export const presumptiveBusinessLimitLowCash = fact('Presumptive turnover limit with little cash', {
  is: rupees(3_00_00_000),
  at: [incomeTaxAct, 'section 58'],
  ...AFTER_THE_BUDGET,
});
export const presumptiveProfessionLimit = fact('Receipts limit of presumptive profit', {
  is: rupees(50_00_000),
  at: [incomeTaxAct, 'section 58'],
  ...IN_THE_ACT,
});
export const presumptiveProfessionLimitLowCash = fact('Presumptive receipts limit, little cash', {
  is: rupees(75_00_000),
  at: [incomeTaxAct, 'section 58'],
  ...AFTER_THE_BUDGET,
});

// Capital gains, before surcharge and cess

export const longTermGainsRate = fact('Tax rate of long-term capital gains', {
  is: percent(12.5),
  at: [incomeTaxAct, 'sections 197 and 198'],
  ...AFTER_THE_BUDGET,
});

/** With indexed cost, on land and buildings that a resident individual or Hindu undivided family bought before the day below. */
export const oldLandGainsRate = fact('Maximum tax on old land, with indexed cost', {
  is: percent(20),
  at: [incomeTaxAct, 'section 197(3)'],
  ...AFTER_THE_BUDGET,
});
export const oldLandBoughtBefore = fact('Day before which old land was bought', {
  is: onDay('2024-07-23'),
  at: [incomeTaxAct, 'section 197(3)'],
});

/** Assets held for longer are long-term. For listed shares and equity funds, the time is 12 months. */
export const longTermAfter = fact('Holding time after which most assets are long-term', {
  is: months(24),
  at: [incomeTaxAct, 'section 2(101)'],
  ...AFTER_THE_BUDGET,
});
export const listedLongTermAfter = fact('Holding time after which listed shares are long-term', {
  is: months(12),
  at: [incomeTaxAct, 'section 2(101)'],
  ...AFTER_THE_BUDGET,
});

/** Up to this sum in a year, long-term gains on listed shares are free of tax. */
export const listedGainsFreeUpTo = fact('Long-term gains on listed shares free of tax', {
  is: rupees(1_25_000),
  at: [incomeTaxAct, 'section 198'],
  ...AFTER_THE_BUDGET,
});
export const listedShortTermRate = fact('Tax rate of short-term gains on listed shares', {
  is: percent(20),
  at: [incomeTaxAct, 'section 196'],
  ...AFTER_THE_BUDGET,
});

// Tax audit

export const taxAuditBusinessLimit = fact('Turnover above which a business is audited', {
  is: rupees(1_00_00_000),
  at: [incomeTaxAct, 'section 63'],
  ...IN_THE_ACT,
});
export const taxAuditLowCashLimit = fact('Turnover above which to audit, with little cash', {
  is: rupees(10_00_00_000),
  at: [incomeTaxAct, 'section 63'],
  ...IN_THE_ACT,
});
export const taxAuditCashShare = fact('Share of cash that counts as little in tax audit', {
  is: percent(5),
  at: [incomeTaxAct, 'section 63'],
  ...AFTER_THE_BUDGET,
});
export const taxAuditProfessionLimit = fact('Receipts above which a profession is audited', {
  is: rupees(50_00_000),
  at: [incomeTaxAct, 'section 63'],
  ...IN_THE_ACT,
});
export const taxAuditReportDue = fact('Due date of the tax audit report', {
  values: underBothActs(afterMarch(6, 30), 'section 44AB', 'section 63'),
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
  moved: [
    {
      period: '2026-03-31',
      to: '2026-10-21',
      source: directTaxCirculars,
      place: 'Circular 7/2026',
      ordered: '2026-09-28',
      change: 'the due date of tax audit reports of 2025-26 moved to 21 October 2026',
    },
  ],
});
export const taxAuditLateFee = fact('Fee of a tax audit report, up to a month late', {
  is: rupees(75_000),
  at: [incomeTaxAct, 'section 428'],
  ...IN_THE_ACT,
});
export const taxAuditLongLateFee = fact('Fee of a tax audit report, more than a month late', {
  is: rupeesInFigures(1_50_000),
  at: [incomeTaxAct, 'section 428'],
  ...IN_THE_ACT,
});
export const taxAuditOldPenalty = fact('Penalty for a late tax audit report up to 2025-26', {
  is: text('the lower of 0.5% of turnover and ₹1,50,000'),
  at: [incomeTaxAct1961, 'section 271B'],
});
export const taxAuditForm = fact('Form of the tax audit report', {
  is: text('Form 26'),
  at: [incomeTaxRules, 'rule 47'],
});
export const taxAuditOldForms = fact('Forms of the tax audit report up to 2025-26', {
  is: text('Forms 3CA or 3CB, and 3CD'),
  at: [incomeTaxAct1961, 'section 44AB'],
});

// After an application: time limits

export const returnProcessedWithin = fact('Time to process an income-tax return', {
  is: months(9),
  at: [incomeTaxAct, 'section 270(4)'],
});

// Where offices show the status of an application

export const taxReturnTracker = fact('Where to follow an income-tax return', {
  is: text(
    'www.incometax.gov.in: Income Tax Return Status; after login, e-File › View Filed Returns',
  ),
  at: [incomeTaxPortal],
  ...MENUS_CHANGE,
});

// Notices

export const demandPaidWithin = fact('Time to pay an income-tax demand', {
  is: calendarDays(30),
  at: [incomeTaxAct, 'section 411(1)'],
});

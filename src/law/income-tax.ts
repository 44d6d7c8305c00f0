import { fact, rupees, type Source } from './source';

/*
 * Income tax: returns, tax deducted at source, audit, cross-border payments and transfer pricing. The Income-tax Act,
 * 2025 governs income from 1 April 2026; the Act of 1961 stays with 2025-26 and earlier years. Dates without a year
 * fall after the tax year.
 */

/** Rates, limits, fees and due dates move with Union Budgets: look again after the next one. */
const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

/** Due dates of returns and reports, which the Central Board of Direct Taxes moved for several years, 2024-25 among them. */
const MAY_BE_EXTENDED = { mayBeExtended: true };

// Sources

export const incomeTaxAct: Source = {
  id: 'income-tax-act',
  title: 'Income-tax Act, 2025, as amended by the Finance Act, 2026',
  href: 'https://www.incometaxindia.gov.in',
};

export const incomeTaxRules: Source = {
  id: 'income-tax-rules',
  title: 'Income-tax Rules, 2026',
  href: 'https://www.incometaxindia.gov.in',
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
export const basicLimitNewRegime = fact('₹4 lakh', incomeTaxAct, 'section 202', AFTER_THE_BUDGET);

/** Below 60 years of age; ₹3 lakh from 60, ₹5 lakh from 80. */
export const basicLimitOldRegime = fact(
  '₹2.5 lakh',
  financeAct,
  'old-regime rates',
  AFTER_THE_BUDGET,
);

/** Slab income of a resident individual that the rebate frees of tax in the new regime. */
export const rebateIncomeLimit = fact('₹12 lakh', incomeTaxAct, 'section 156', AFTER_THE_BUDGET);

/** From salary, in the new regime. */
export const standardDeduction = fact('₹75,000', incomeTaxAct, 'section 19', AFTER_THE_BUDGET);

/** Business turnover above which an individual files whatever the income. */
export const filingTurnoverLimit = fact('₹60 lakh', incomeTaxRules, 'rule 163', AFTER_THE_BUDGET);

export const filingReceiptsLimit = fact('₹10 lakh', incomeTaxRules, 'rule 163', AFTER_THE_BUDGET);

// Returns: when, and what lateness costs

/** Salary, house, capital gains: no business. */
export const returnDue = fact('31 July', incomeTaxAct, 'section 263(1)', {
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
});

/** Business or profession without audit, and partners of such firms; from 2025-26. */
export const businessReturnDue = fact('31 August', incomeTaxAct, 'section 263(1)', {
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
});

/** Companies, audited cases and their partners. */
export const auditedReturnDue = fact('31 October', incomeTaxAct, 'section 263(1)', {
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
});

/** Those who need a transfer pricing report. */
export const transferPricingReturnDue = fact('30 November', incomeTaxAct, 'section 263(1)', {
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
});

export const belatedReturnBy = fact('31 December', incomeTaxAct, 'section 263', AFTER_THE_BUDGET);

/** Or the assessment, if that is sooner; with a fee after 31 December. */
export const revisedReturnBy = fact('31 March', incomeTaxAct, 'section 263', AFTER_THE_BUDGET);

/** From the end of the year that follows the tax year. */
export const updatedReturnWithin = fact('48 months', incomeTaxAct, 'section 263', AFTER_THE_BUDGET);

/** Of tax and interest, by the year in which the updated return comes. */
export const updatedReturnTax = fact(
  '25%, 50%, 60% or 70%',
  incomeTaxAct,
  'section 267',
  AFTER_THE_BUDGET,
);

/** For a belated return, and for a revision after 31 December. */
export const lateReturnFee = fact('₹5,000', incomeTaxAct, 'section 428', {
  ...AFTER_THE_BUDGET,
  measure: rupees(5_000),
});

/** The same with a total income up to ₹5 lakh. */
export const lateReturnFeeForSmallIncome = fact('₹1,000', incomeTaxAct, 'section 428', {
  ...AFTER_THE_BUDGET,
  measure: rupees(1_000),
});

/** For late filing, for short advance tax and for late instalments, each. */
export const returnInterest = fact('1% a month', incomeTaxAct, 'sections 423 to 425', {
  ...AFTER_THE_BUDGET,
  measure: { unit: 'percent a month', number: 1 },
});

/** From filing; later the return counts as late or invalid. */
export const verifyReturnWithin = fact('30 calendar days', incomeTaxPortal, '', AFTER_THE_BUDGET);

/** To answer a notice that calls the return defective. */
export const defectReplyWithin = fact('15 calendar days', incomeTaxAct, 'section 263');

/** To answer an adjustment that processing proposes. */
export const adjustmentReplyWithin = fact('30 calendar days', incomeTaxAct, 'section 270');

/** Business and capital losses, if the return came by its due date. */
export const lossesCarriedFor = fact('8 years', incomeTaxAct, 'section 121');

export const taxBooksKeptFor = fact('7 tax years', incomeTaxRules, 'rule 46');

// Returns for 2025-26, which the Act of 1961 still governs

export const returnOf2025Due = fact(
  '31 July 2026',
  incomeTaxAct1961,
  'section 139(1)',
  MAY_BE_EXTENDED,
);

/** Business or profession without audit, and partners of such firms. */
export const businessReturnOf2025Due = fact(
  '31 August 2026',
  incomeTaxAct1961,
  'section 139(1)',
  MAY_BE_EXTENDED,
);

/** Companies, audited cases and their partners. */
export const auditedReturnOf2025Due = fact(
  '31 October 2026',
  incomeTaxAct1961,
  'section 139(1)',
  MAY_BE_EXTENDED,
);

/** Those who need a transfer pricing report. */
export const transferPricingReturnOf2025Due = fact(
  '30 November 2026',
  incomeTaxAct1961,
  'section 139(1)',
  MAY_BE_EXTENDED,
);

export const belatedReturnOf2025By = fact('31 December 2026', incomeTaxAct1961, 'section 139(4)');
export const revisedReturnOf2025By = fact('31 March 2027', incomeTaxAct1961, 'section 139(5)');

export const lateReturnOf2025Fee = fact('₹5,000', incomeTaxAct1961, 'section 234F', {
  measure: rupees(5_000),
});

/** The same with a total income up to ₹5 lakh. */
export const lateReturnOf2025FeeForSmallIncome = fact('₹1,000', incomeTaxAct1961, 'section 234F', {
  measure: rupees(1_000),
});
export const lateRevisionOf2025Fee = fact('₹5,000', incomeTaxAct1961, 'section 234-I');
export const lateRevisionOf2025FeeForSmallIncome = fact(
  '₹1,000',
  incomeTaxAct1961,
  'section 234-I',
);
export const returnOf2025Interest = fact('1% a month', incomeTaxAct1961, 'sections 234A to 234C', {
  measure: { unit: 'percent a month', number: 1 },
});

// Advance tax

/** Tax due for the year, after tax deducted, from which it is paid in advance. */
export const advanceTaxFrom = fact('₹10,000', incomeTaxAct, 'section 404', AFTER_THE_BUDGET);

export const advanceTaxDates = fact(
  '15 June, 15 September, 15 December and 15 March',
  incomeTaxAct,
  'section 408',
);

/** What has to be paid by each of the dates, counted together. */
export const advanceTaxShares = fact('15%, 45%, 75% and the whole', incomeTaxAct, 'section 408');

/** The single date of those who declare presumptive profit. */
export const presumptiveAdvanceTaxDate = fact('15 March', incomeTaxAct, 'section 408');

// Presumptive income

export const presumptiveBusinessLimit = fact(
  '₹2 crore',
  incomeTaxAct,
  'section 58',
  AFTER_THE_BUDGET,
);

/** Cash receipts within 5%. */
export const presumptiveBusinessLimitLowCash = fact(
  '₹3 crore',
  incomeTaxAct,
  'section 58',
  AFTER_THE_BUDGET,
);

export const presumptiveProfessionLimit = fact(
  '₹50 lakh',
  incomeTaxAct,
  'section 58',
  AFTER_THE_BUDGET,
);

/** Cash receipts within 5%. */
export const presumptiveProfessionLimitLowCash = fact(
  '₹75 lakh',
  incomeTaxAct,
  'section 58',
  AFTER_THE_BUDGET,
);

// Capital gains, before surcharge and cess

/** Long-term, on land, buildings and shares. */
export const longTermGainsRate = fact(
  '12.5%',
  incomeTaxAct,
  'sections 197 and 198',
  AFTER_THE_BUDGET,
);

/** Long-term gains of a year on listed shares that stay free of tax. */
export const listedGainsFreeUpTo = fact(
  '₹1.25 lakh',
  incomeTaxAct,
  'section 198',
  AFTER_THE_BUDGET,
);

/** Short-term, on listed shares. */
export const listedShortTermRate = fact('20%', incomeTaxAct, 'section 196', AFTER_THE_BUDGET);

// Tax audit

export const taxAuditBusinessLimit = fact('₹1 crore', incomeTaxAct, 'section 63', AFTER_THE_BUDGET);

/** Cash receipts and cash payments each within the share below. */
export const taxAuditLowCashLimit = fact('₹10 crore', incomeTaxAct, 'section 63', AFTER_THE_BUDGET);
export const taxAuditCashShare = fact('5%', incomeTaxAct, 'section 63', AFTER_THE_BUDGET);

export const taxAuditProfessionLimit = fact(
  '₹50 lakh',
  incomeTaxAct,
  'section 63',
  AFTER_THE_BUDGET,
);

export const taxAuditReportDue = fact('30 September', incomeTaxAct, 'section 63', {
  ...AFTER_THE_BUDGET,
  ...MAY_BE_EXTENDED,
});

export const taxAuditReportOf2025Due = fact(
  '30 September 2026',
  incomeTaxAct1961,
  'section 44AB',
  MAY_BE_EXTENDED,
);

/** Delay up to one month, from tax year 2026-27. */
export const taxAuditLateFee = fact('₹75,000', incomeTaxAct, 'section 428', AFTER_THE_BUDGET);

/** Delay beyond one month, from tax year 2026-27. */
export const taxAuditLongLateFee = fact('₹1,50,000', incomeTaxAct, 'section 428', AFTER_THE_BUDGET);

/** For 2025-26 and earlier; waived for reasonable cause. */
export const taxAuditOldPenalty = fact(
  'the lower of 0.5% of turnover and ₹1,50,000',
  incomeTaxAct1961,
  'section 271B',
);

export const taxAuditForm = fact('Form 26', incomeTaxRules, 'rule 47');

/** For 2025-26 and earlier. */
export const taxAuditOldForms = fact('Forms 3CA or 3CB, and 3CD', incomeTaxAct1961, 'section 44AB');

// Tax deducted at source

export const tdsDepositDue = fact('7th of the next month', incomeTaxRules, 'rule 218');

/**
 * Tax collected, of March too: the rule gave collectors no more time. Whether rule 218 of 2026 does could not be read,
 * so the earlier day stands.
 */
export const tcsDepositDue = fact('7th of the next month', incomeTaxRules1962, 'rule 37CA');

/** Tax deducted in March. */
export const tdsMarchDepositDue = fact('30 April', incomeTaxRules, 'rule 218');

export const tdsFirstQuarterDue = fact('31 July', incomeTaxRules, 'rule 219');
export const tdsSecondQuarterDue = fact('31 October', incomeTaxRules, 'rule 219');
export const tdsThirdQuarterDue = fact('31 January', incomeTaxRules, 'rule 219');
export const tdsFourthQuarterDue = fact('31 May', incomeTaxRules, 'rule 219');

/** Up to the amount of tax; paid before the statement is filed. */
export const tdsLateFee = fact('₹200 a day', incomeTaxAct, 'section 427', {
  ...AFTER_THE_BUDGET,
  measure: rupees(200, 'a day'),
});

/** From the day on which tax ought to have been deducted until it is. */
export const tdsInterestUntilDeducted = fact('1% a month', incomeTaxAct, 'section 398');

/** From the deduction or collection until the deposit; part of a month counts as a month. */
export const tdsInterestUntilPaid = fact('1.5% a month', incomeTaxAct, 'section 398', {
  measure: { unit: 'percent a month', number: 1.5 },
});

/** For a statement not filed, or wrong. */
export const tdsStatementPenalty = fact('₹10,000 to ₹1 lakh', incomeTaxAct, 'section 461');

export const tanPenalty = fact('₹10,000', incomeTaxAct, 'section 468');

export const salaryCertificateDue = fact('15 June', incomeTaxRules, 'rule 215');

/** Form 131 to payees: 15 calendar days after the quarter's statement. */
export const tdsFirstCertificatesDue = fact('15 August', incomeTaxRules, 'rule 215');
export const tdsSecondCertificatesDue = fact('15 November', incomeTaxRules, 'rule 215');
export const tdsThirdCertificatesDue = fact('15 February', incomeTaxRules, 'rule 215');
export const tdsFourthCertificatesDue = fact('15 June', incomeTaxRules, 'rule 215');

/** Forms 131 and 133, after the due date of the statement. */
export const tdsCertificateWithin = fact('15 calendar days', incomeTaxRules, 'rule 215');

/** From the end of the tax year in which the statement was due. */
export const tdsCorrectionWithin = fact('2 years', incomeTaxAct, 'section 397');

/** The challan that is its own statement, after the end of the month of deduction. */
export const tdsOneOffWithin = fact('30 calendar days', incomeTaxRules, 'rule 219');

/** Of a payment to a resident whose tax was not deducted or paid. */
export const tdsDisallowance = fact('30%', incomeTaxAct, 'section 35', AFTER_THE_BUDGET);

export const tdsContractSingleLimit = fact(
  '₹30,000',
  incomeTaxAct,
  'section 393',
  AFTER_THE_BUDGET,
);
export const tdsContractYearLimit = fact('₹1 lakh', incomeTaxAct, 'section 393', AFTER_THE_BUDGET);

/** Professional and technical fees above this in a year; rent above this for a month. */
export const tdsFeesLimit = fact('₹50,000', incomeTaxAct, 'section 393', AFTER_THE_BUDGET);

/** Commission and brokerage, or benefits and perquisites of a business, each above this in a year. */
export const tdsCommissionLimit = fact('₹20,000', incomeTaxAct, 'section 393(1)', AFTER_THE_BUDGET);

/** Interest of others than banks, above this in a year. */
export const tdsInterestLimit = fact('₹10,000', incomeTaxAct, 'section 393(1)', AFTER_THE_BUDGET);

/** Goods bought from one seller in a year, above which a large buyer deducts. */
export const tdsGoodsLimit = fact('₹50 lakh', incomeTaxAct, 'section 393(1)', AFTER_THE_BUDGET);

/** Last year’s turnover above which a buyer of goods is large. */
export const tdsGoodsBuyerTurnover = fact(
  '₹10 crore',
  incomeTaxAct,
  'section 393(1)',
  AFTER_THE_BUDGET,
);

/** Preceding year’s business turnover from which an individual deducts like a firm. */
export const tdsTurnoverLimit = fact('₹1 crore', incomeTaxAct, 'section 402', AFTER_THE_BUDGET);
export const tdsReceiptsLimit = fact('₹50 lakh', incomeTaxAct, 'section 402', AFTER_THE_BUDGET);

// Money across the border

/** Payments that are taxable and within this total in a tax year need no accountant’s certificate. */
export const remittanceCertificateAbove = fact(
  '₹5 lakh',
  incomeTaxRules,
  'rule 220',
  AFTER_THE_BUDGET,
);

/** Form 145 not filed, or wrong. */
export const remittancePenalty = fact('₹1 lakh', incomeTaxAct, 'section 462', AFTER_THE_BUDGET);

/** Dividend, royalty and technical fees of non-residents, before surcharge and cess. */
export const nonResidentRate = fact('20%', incomeTaxAct, 'section 207', AFTER_THE_BUDGET);

/** From the end of the tax year, for the claim of foreign tax. */
export const foreignTaxCreditWithin = fact('12 months', incomeTaxRules, 'rule 76');

/** Form 67. */
export const foreignTaxCreditOf2025By = fact('31 March 2027', incomeTaxRules1962, 'rule 128');

/** Foreign tax from which an accountant verifies the claim; companies always. */
export const foreignTaxCreditVerifiedFrom = fact('₹1 lakh', incomeTaxRules, 'rule 76');

/** A foreign asset left out of the return. */
export const foreignAssetPenalty = fact('₹10 lakh', blackMoneyAct, 'foreign assets not reported');

/** Foreign assets, land and buildings apart, up to which that penalty is relaxed. */
export const foreignAssetRelaxedUpTo = fact(
  '₹20 lakh',
  blackMoneyAct,
  'foreign assets not reported',
);

/** Liaison offices, after the end of the year. */
export const liaisonOfficeWithin = fact('8 months', incomeTaxRules, 'rule 234');

/** Form 49C. */
export const liaisonOfficeOf2025Within = fact('8 months', incomeTaxRules1962, 'rule 114DA');

// Transfer pricing

/** Dealings within India that count only above this total. */
export const domesticTransactionsLimit = fact(
  '₹20 crore',
  incomeTaxAct,
  'section 164',
  AFTER_THE_BUDGET,
);

/** International transactions from which the full file of documents is kept. */
export const transferPricingFileAbove = fact(
  '₹1 crore',
  incomeTaxRules,
  'rule 84',
  AFTER_THE_BUDGET,
);

/** Department calendars; a strict reading of “one month before” the return gives one day less. */
export const transferPricingReportDue = fact(
  '31 October',
  incomeTaxAct,
  'section 172',
  MAY_BE_EXTENDED,
);

export const transferPricingReportOf2025Due = fact(
  '31 October 2026',
  incomeTaxAct1961,
  'section 92E',
  MAY_BE_EXTENDED,
);

/** With the return. */
export const masterFileDue = fact('30 November', incomeTaxRules, 'rule 123', MAY_BE_EXTENDED);
export const masterFileOf2025Due = fact(
  '30 November 2026',
  incomeTaxRules1962,
  'rule 10DA(2)',
  MAY_BE_EXTENDED,
);

/** From the end of the group’s accounting year. */
export const countryReportWithin = fact('12 months', incomeTaxRules, 'rule 124');

/** Before the country report. */
export const countryReportNoticeBefore = fact('2 months', incomeTaxRules, 'rule 124');

/** Delay up to one month, from tax year 2026-27. */
export const transferPricingLateFee = fact(
  '₹50,000',
  incomeTaxAct,
  'section 428',
  AFTER_THE_BUDGET,
);

/** Delay beyond one month, from tax year 2026-27. */
export const transferPricingLongLateFee = fact(
  '₹1,00,000',
  incomeTaxAct,
  'section 428',
  AFTER_THE_BUDGET,
);

/** For 2025-26 and earlier. */
export const transferPricingOldPenalty = fact('₹1,00,000', incomeTaxAct1961, 'section 271BA');

/** From the end of the tax year. */
export const transferPricingFileKeptFor = fact('9 years', incomeTaxAct, 'section 171');

/** Extendable by up to 30 calendar days. */
export const transferPricingProduceWithin = fact('10 calendar days', incomeTaxAct, 'section 171');

/** No documents, a deal not reported, or wrong data. */
export const transferPricingPenalty = fact(
  '2% of the value',
  incomeTaxAct,
  'section 442',
  AFTER_THE_BUDGET,
);

/** Cost mark-up of the safe harbour for information technology services. */
export const safeHarbourMargin = fact('15.5%', incomeTaxRules, 'rules 86 to 93', AFTER_THE_BUDGET);
export const safeHarbourRevenueLimit = fact(
  '₹2,000 crore',
  incomeTaxRules,
  'rules 86 to 93',
  AFTER_THE_BUDGET,
);

/** Application for an advance pricing agreement, by value of the deals. What rule 106 of 2026 charges could not be read. */
export const pricingAgreementOldFee = fact(
  '₹10 lakh, ₹15 lakh or ₹20 lakh',
  incomeTaxRules1962,
  'rule 10-I',
  AFTER_THE_BUDGET,
);

/** To take the agreement back to earlier years, on top. */
export const pricingAgreementOldRollbackFee = fact(
  '₹5 lakh',
  incomeTaxRules1962,
  'rule 10MA',
  AFTER_THE_BUDGET,
);

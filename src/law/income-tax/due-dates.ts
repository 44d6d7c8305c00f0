import * as incomeTax from './facts';
import { incomeTaxAct } from './texts';
import * as crossBorder from '@/law/cross-border/facts';
import * as tds from '@/law/tds/facts';
import type { Fact } from '@/law/fact';
import type { Citation } from '@/law/source';
import { type Duty, FIRST_TAX_YEAR, ONLY_2025_26 } from '@/law/due-dates/duty';

/* Advance tax, returns and the tax audit. The facts name the Act that applies to a year. */

/** In the order of the dates in `incomeTax.advanceTaxDates`. */
const instalments = [
  { month: 'june', share: '15%', name: '15% in all' },
  { month: 'september', share: '45%', name: '45% in all' },
  { month: 'december', share: '75%', name: '75% in all' },
  { month: 'march', share: 'The whole', name: 'all of it' },
];

/** All taxpayers have the same four days. Some may pay the whole tax on the last day. */
const advanceTaxOf = (who: string, citations: readonly (Fact | Citation)[] = []): Duty[] =>
  instalments.map(({ month, share, name }, nth) => ({
    id: `advance-tax-${month}`,
    topic: 'advance-tax',
    name: `Advance tax, ${name},`, // “for 2026-27” follows in the title.
    what: `${share} of the year’s tax, including earlier instalments`,
    who,
    late: `Interest at ${incomeTax.returnInterest.words} on the missing amount.`,
    due: incomeTax.advanceTaxDates,
    citations: [incomeTax.advanceTaxFrom, incomeTax.returnInterest, ...citations],
    nth,
  }));

const advanceTaxPayers = `Everyone who still owes ${incomeTax.advanceTaxFrom.words} of tax or more after tax deducted.`;

export const advanceTax = advanceTaxOf(advanceTaxPayers);

export const advanceTaxWithoutBusiness = advanceTaxOf(
  `${advanceTaxPayers} Residents aged 60 or more without business income pay no advance tax.`,
  [{ source: incomeTaxAct, place: 'section 403(3)' }],
);

export const advanceTaxOfProprietors = advanceTaxOf(
  `${advanceTaxPayers} With presumptive profit (section 44AD, now 58), pay the whole by ${incomeTax.presumptiveAdvanceTaxDate.words}. LLPs and companies cannot declare presumptive profit.`,
  [{ source: incomeTaxAct, place: 'section 58' }],
);

const lateFee = `Fee ${incomeTax.lateReturnFee.words} (${incomeTax.lateReturnFeeForSmallIncome.words} up to ₹5 lakh income), interest at ${incomeTax.returnInterest.words}`;
const returnLate = `${lateFee}. Most losses can’t be carried forward.`;
const returnLaw = [incomeTax.lateReturnFee, incomeTax.returnInterest];

export const returnWithoutAudit: Duty = {
  id: 'income-tax-return-without-audit',
  topic: 'returns',
  name: 'Income tax return, no audit,',
  what: 'ITR-3, ITR-4 or ITR-5',
  who: 'Proprietors, firms and LLPs whose accounts need no audit, and partners of such firms.',
  late: returnLate,
  due: incomeTax.businessReturnDue,
  citations: returnLaw,
};

export const returnWithAudit: Duty = {
  ...returnWithoutAudit,
  id: 'income-tax-return-audited',
  topic: 'audited-returns',
  name: 'Income tax return, with audit,',
  what: 'ITR-3 or ITR-5',
  who: 'Proprietors, firms and LLPs whose accounts are audited, and partners of such firms.',
  due: incomeTax.auditedReturnDue,
};

export const companyReturn: Duty = {
  ...returnWithAudit,
  id: 'income-tax-return-company',
  name: 'Income tax return of a company',
  what: 'ITR-6, or ITR-7 for a registered charity',
  who: 'Every company, also with no income or a loss.',
};

const belatedReturn: Duty = {
  id: 'belated-return',
  topic: 'returns',
  name: 'Last day for a belated income tax return',
  what: 'Up to this day, a revision has no fee',
  who: 'People who missed the due date, or found a mistake.',
  late: `${lateFee}. Afterwards you can only file an updated return, with extra tax.`,
  due: incomeTax.belatedReturnBy,
  citations: returnLaw,
};

const revisedReturn: Duty = {
  id: 'revised-return',
  topic: 'returns',
  name: 'Last day to revise an income tax return',
  what: 'The last day is earlier if the return has already been assessed',
  who: 'People who found a mistake.',
  late: `After 31 December a revision costs ${incomeTax.lateRevisionFee.words} (${incomeTax.lateRevisionFeeForSmallIncome.words} up to ₹5 lakh income).`,
  due: incomeTax.revisedReturnBy,
  citations: [incomeTax.lateRevisionFee],
};

export const taxAudit: Duty = {
  id: 'tax-audit',
  topic: 'tax-audit',
  name: 'Tax audit report',
  what: `${incomeTax.taxAuditForm.words} (formerly 3CA, 3CB and 3CD). The accountant uploads it, and you accept it`,
  who: `Businesses with turnover above ${incomeTax.taxAuditBusinessLimit.words}, or above ${incomeTax.taxAuditLowCashLimit.words} with little cash. Professions with receipts above ${incomeTax.taxAuditProfessionLimit.words}.`,
  late: `${incomeTax.taxAuditLateFee.words} up to 1 month late, ${incomeTax.taxAuditLongLateFee.words} later.`,
  due: incomeTax.taxAuditReportDue,
  citations: [incomeTax.taxAuditForm, incomeTax.taxAuditLateFee],
  since: FIRST_TAX_YEAR,
};

/** Companies and LLPs may not declare presumptive profit. We have not read the 1961 Act's rule on lower profits, so no text has it. */
export const taxAuditOfProprietors: Duty = {
  ...taxAudit,
  who: `${taxAudit.who} Also those who may declare presumptive profit but declare a lower profit or a loss.`,
  citations: [
    incomeTax.taxAuditForm,
    incomeTax.taxAuditLateFee,
    { source: incomeTaxAct, place: 'section 63(1)' },
  ],
};

export const taxAuditOf2025: Duty = {
  ...taxAudit,
  what: `${incomeTax.taxAuditOldForms.words}. The accountant uploads them, and you accept them`,
  late: `A penalty of ${incomeTax.taxAuditOldPenalty.words}, unless there was reasonable cause.`,
  citations: [incomeTax.taxAuditOldForms, incomeTax.taxAuditOldPenalty],
  ...ONLY_2025_26,
};

const updatedReturn: Duty = {
  id: 'updated-return',
  topic: 'returns',
  name: 'Last day for an updated income tax return',
  what: 'It adds income, and cannot bring a refund',
  who: 'People who left income out, or filed no return.',
  late: 'Until this day you pay up to 70% of tax and interest in addition. Afterwards no updated return is possible.',
  due: incomeTax.updatedReturnBy,
  citations: [incomeTax.updatedReturnTax],
};

export const foreignDisclosure: Duty = {
  id: 'foreign-assets-scheme',
  topic: 'returns',
  name: 'Last day of the scheme for foreign assets missing from earlier returns,',
  what: `Form 1: pay 60% of the assets’ value, for assets up to ${crossBorder.foreignDisclosureLimit.words}. If assets up to ${crossBorder.foreignDisclosureFeeLimit.words} came from taxed money, pay a fee of ${crossBorder.foreignDisclosureFee.words} instead`,
  who: 'People who left a foreign account, share or other asset out of earlier returns.',
  late: 'The scheme is closed. Tax and penalty under the Black Money Act remain possible.',
  due: crossBorder.foreignDisclosureUntil,
  citations: [crossBorder.foreignDisclosureLimit],
  ...ONLY_2025_26,
};

export const lastDaysOfReturns = [belatedReturn, revisedReturn, updatedReturn];

export const transactionsStatement: Duty = {
  id: 'form-165',
  topic: 'tax-audit',
  name: 'Form 165',
  what: 'Statement of financial transactions, formerly Form 61A',
  who: `Taxpayers with a tax audit who took more than ${tds.transactionsStatementCash.words} in cash in one transaction for goods or services. Companies that issued shares or bonds above the rule’s limits.`,
  late: `${tds.transactionsStatementLateFee.words}, at most ₹1 lakh.`,
  due: tds.transactionsStatementDue,
  citations: [tds.transactionsStatementCash, tds.transactionsStatementLateFee],
  since: FIRST_TAX_YEAR,
};

export const returnWithoutBusiness: Duty = {
  ...returnWithoutAudit,
  id: 'income-tax-return-without-business',
  name: 'Income tax return without business income',
  what: 'ITR-1 or ITR-2',
  who: 'People with salary, pension, house rent, interest or gains, and no business.',
  due: incomeTax.returnDue,
};

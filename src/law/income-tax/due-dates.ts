import * as incomeTax from './facts';
import { incomeTaxAct } from './texts';
import * as crossBorder from '@/law/cross-border/facts';
import * as tds from '@/law/tds/facts';
import type { Fact } from '@/law/fact';
import type { Citation } from '@/law/source';
import { type Duty, FIRST_TAX_YEAR, LAST_OLD_YEAR } from '@/law/due-dates/duty';

/* Advance tax, returns and the tax audit. The facts name the Act that applies to a year. */

/** In the order of the dates in `incomeTax.advanceTaxDates`. */
const instalments = [
  { month: 'june', share: '15%', name: '15% in all' },
  { month: 'september', share: '45%', name: '45% in all' },
  { month: 'december', share: '75%', name: '75% in all' },
  { month: 'march', share: 'The whole', name: 'all of it' },
];

/** The same days for all taxpayers; only some may pay everything on the last one. */
const advanceTaxOf = (who: string, citations: readonly (Fact | Citation)[] = []): Duty[] =>
  instalments.map(({ month, share, name }, nth) => ({
    id: `advance-tax-${month}`,
    topic: 'advance-tax',
    name: `Advance tax, ${name},`, // The last comma stands before “for 2026-27”.
    what: `${share} of the year’s tax paid by now, including earlier instalments`,
    who,
    late: `Interest at ${incomeTax.returnInterest.words} on what is short.`,
    due: incomeTax.advanceTaxDates,
    citations: [incomeTax.advanceTaxFrom, incomeTax.returnInterest, ...citations],
    nth,
  }));

const advanceTaxPayers = `Everyone with ${incomeTax.advanceTaxFrom.words} of tax or more left after tax deducted.`;

export const advanceTax = advanceTaxOf(advanceTaxPayers);

export const advanceTaxWithoutBusiness = advanceTaxOf(
  `${advanceTaxPayers} Residents of 60 or more without business income pay none in advance.`,
  [{ source: incomeTaxAct, place: 'section 403(3)' }],
);

export const advanceTaxOfProprietors = advanceTaxOf(
  `${advanceTaxPayers} Those who declare presumptive profit (section 44AD of the old Act, 58 of the new) pay all of it by ${incomeTax.presumptiveAdvanceTaxDate.words}. LLPs and companies cannot declare it.`,
  [{ source: incomeTaxAct, place: 'section 58' }],
);

const lateFee = `Fee ${incomeTax.lateReturnFee.words} (${incomeTax.lateReturnFeeForSmallIncome.words} up to ₹5 lakh income), interest at ${incomeTax.returnInterest.words}`;
const returnLate = `${lateFee}, and most losses lapse.`;
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
  what: 'A revision is also free up to this day',
  who: 'Those who missed the due date, or found a mistake.',
  late: `${lateFee}. Afterwards only an updated return, with extra tax.`,
  due: incomeTax.belatedReturnBy,
  citations: returnLaw,
};

const revisedReturn: Duty = {
  id: 'revised-return',
  topic: 'returns',
  name: 'Last day to revise an income tax return',
  what: 'The last day is earlier if the return has already been assessed',
  who: 'Those who found a mistake.',
  late: `After 31 December it costs ${incomeTax.lateRevisionFee.words} (${incomeTax.lateRevisionFeeForSmallIncome.words} up to ₹5 lakh income).`,
  due: incomeTax.revisedReturnBy,
  citations: [incomeTax.lateRevisionFee],
};

export const taxAudit: Duty = {
  id: 'tax-audit',
  topic: 'tax-audit',
  name: 'Tax audit report',
  what: `${incomeTax.taxAuditForm.words} (3CA, 3CB and 3CD before), uploaded by the accountant and accepted by you`,
  who: `Business turnover above ${incomeTax.taxAuditBusinessLimit.words}, or ${incomeTax.taxAuditLowCashLimit.words} with little cash; professions above ${incomeTax.taxAuditProfessionLimit.words}.`,
  late: `${incomeTax.taxAuditLateFee.words} for up to 1 month, ${incomeTax.taxAuditLongLateFee.words} beyond.`,
  due: incomeTax.taxAuditReportDue,
  citations: [incomeTax.taxAuditForm, incomeTax.taxAuditLateFee],
  since: FIRST_TAX_YEAR,
};

/** Companies and LLPs may not declare presumptive profit. The 1961 Act's rule on lower profits is unread, so it is not stated. */
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
  what: `${incomeTax.taxAuditOldForms.words}, uploaded by the accountant and accepted by you`,
  late: `A penalty of ${incomeTax.taxAuditOldPenalty.words}, unless there was reasonable cause.`,
  citations: [incomeTax.taxAuditOldForms, incomeTax.taxAuditOldPenalty],
  since: LAST_OLD_YEAR,
  until: LAST_OLD_YEAR,
};

const updatedReturn: Duty = {
  id: 'updated-return',
  topic: 'returns',
  name: 'Last day for an updated income tax return',
  what: 'It adds income and brings no refund',
  who: 'Those who left income out, or filed none.',
  late: 'After this day no updated return is possible. Until then you pay up to 70% of tax and interest in addition.',
  due: incomeTax.updatedReturnBy,
  citations: [incomeTax.updatedReturnTax],
};

export const foreignDisclosure: Duty = {
  id: 'foreign-assets-scheme',
  topic: 'returns',
  name: 'Last day of the scheme for foreign assets missing from earlier returns,',
  what: `Form 1: pay 60% of the assets’ value (up to ${crossBorder.foreignDisclosureLimit.words}), or a fee of ${crossBorder.foreignDisclosureFee.words} if they (up to ${crossBorder.foreignDisclosureFeeLimit.words}) came from taxed money`,
  who: 'Those whose earlier returns left out a foreign account, share or other asset.',
  late: 'The scheme is closed. Tax and penalty of the Black Money Act remain.',
  due: crossBorder.foreignDisclosureUntil,
  citations: [crossBorder.foreignDisclosureLimit],
  since: LAST_OLD_YEAR,
  until: LAST_OLD_YEAR,
};

export const lastDaysOfReturns = [belatedReturn, revisedReturn, updatedReturn];

export const transactionsStatement: Duty = {
  id: 'form-165',
  topic: 'tax-audit',
  name: 'Form 165',
  what: 'Statement of financial transactions, formerly Form 61A',
  who: `Those with a tax audit who took more than ${tds.transactionsStatementCash.words} in cash in one transaction for goods or services. Companies that issued shares or bonds above the rule’s limits.`,
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

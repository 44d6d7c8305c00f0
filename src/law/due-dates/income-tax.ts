import {
  advanceTaxDates,
  advanceTaxFrom,
  auditedReturnDue,
  belatedReturnBy,
  belatedReturnOf2025By,
  businessReturnDue,
  incomeTaxAct,
  lateReturnFee,
  lateReturnFeeForSmallIncome,
  lateReturnOf2025Fee,
  lateReturnOf2025FeeForSmallIncome,
  lateRevisionOf2025Fee,
  lateRevisionOf2025FeeForSmallIncome,
  presumptiveAdvanceTaxDate,
  returnDue,
  returnInterest,
  returnOf2025Interest,
  revisedReturnBy,
  revisedReturnOf2025By,
  taxAuditBusinessLimit,
  taxAuditForm,
  taxAuditLateFee,
  taxAuditLongLateFee,
  taxAuditLowCashLimit,
  taxAuditProfessionLimit,
  taxAuditReportDue,
} from '@/law/income-tax';
import type { Law } from '@/law/source';
import { FIRST_TAX_YEAR, LAST_DAY, LAST_OLD_YEAR, ofYear, type Duty } from './duty';

/*
 * Advance tax, returns and the tax audit. For 2025-26 the Act of 1961 says what that of 2025 says for later years, with
 * numbers of its own.
 */

const instalments = [
  { month: 'june', after: -9, share: '15%', name: '15% in all' },
  { month: 'september', after: -6, share: '45%', name: '45% in all' },
  { month: 'december', after: -3, share: '75%', name: '75% in all' },
  { month: 'march', after: 0, share: 'The whole', name: 'all of it' },
];

/** On the same days whoever pays; only some may wait for the last. */
const advanceTaxOf = (who: string, law: readonly Law[] = []): Duty[] =>
  instalments.map(({ month, after, share, name }) => ({
    id: `advance-tax-${month}`,
    matter: 'advance-tax',
    name: `Advance tax, ${name},`,
    what: `${share} of the year’s tax paid by now, earlier instalments counted in`,
    who,
    late: `Interest at ${returnInterest.value} on what is short.`,
    due: advanceTaxDates,
    law: [advanceTaxFrom, returnInterest, ...law],
    rules: [ofYear(after, 15)],
    since: FIRST_TAX_YEAR,
    page: 'tax-planning',
  }));

const advanceTaxPayers = `Everyone with ${advanceTaxFrom.value} of tax or more left after tax deducted.`;

export const advanceTax = advanceTaxOf(advanceTaxPayers);

export const advanceTaxOfProprietors = advanceTaxOf(
  `${advanceTaxPayers} Those who declare presumptive profit (section 44AD → 58) pay all of it by ${presumptiveAdvanceTaxDate.value}; an LLP and a company cannot.`,
  [{ source: incomeTaxAct, place: 'section 58' }],
);

const returnLate = `Fee ${lateReturnFee.value}, or ${lateReturnFeeForSmallIncome.value} up to ₹5 lakh income; interest at ${returnInterest.value} on tax due. Losses are not carried forward.`;
const returnLaw = [lateReturnFee, returnInterest];

export const returnWithoutAudit: Duty = {
  id: 'income-tax-return-without-audit',
  matter: 'returns',
  name: 'Income tax return, no audit,',
  what: 'ITR-3, ITR-4 or ITR-5',
  who: 'Proprietors, firms and LLPs whose accounts need no audit, and partners of such firms.',
  late: returnLate,
  due: businessReturnDue,
  law: returnLaw,
  rules: [ofYear(5, LAST_DAY)],
  since: FIRST_TAX_YEAR,
  page: 'income-tax-filing',
};

export const returnWithAudit: Duty = {
  ...returnWithoutAudit,
  id: 'income-tax-return-audited',
  matter: 'audited-returns',
  name: 'Income tax return, with audit,',
  what: 'ITR-3 or ITR-5',
  who: 'Proprietors, firms and LLPs whose accounts are audited, and partners of such firms.',
  due: auditedReturnDue,
  rules: [ofYear(7, LAST_DAY)],
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
  matter: 'returns',
  name: 'Last day for a belated income tax return',
  what: 'Afterwards only an updated return is possible, with extra tax',
  who: 'Those who missed the due date.',
  late: `The fee for lateness is ${lateReturnFee.value}, or ${lateReturnFeeForSmallIncome.value} up to ₹5 lakh income, whatever the delay. Interest runs at ${returnInterest.value}.`,
  due: belatedReturnBy,
  law: returnLaw,
  rules: [ofYear(9, LAST_DAY)],
  since: FIRST_TAX_YEAR,
  page: 'income-tax-filing',
};

const belatedReturnOf2025: Duty = {
  ...belatedReturn,
  late: `The fee for lateness is ${lateReturnOf2025Fee.value}, or ${lateReturnOf2025FeeForSmallIncome.value} up to ₹5 lakh income, whatever the delay. Interest runs at ${returnOf2025Interest.value}.`,
  due: belatedReturnOf2025By,
  law: [lateReturnOf2025Fee, returnOf2025Interest],
  since: LAST_OLD_YEAR,
  until: LAST_OLD_YEAR,
};

const revisedReturn: Duty = {
  id: 'revised-return',
  matter: 'returns',
  name: 'Last day to revise an income tax return',
  what: 'To put a mistake right; sooner, if the return has been assessed',
  who: 'Those who found a mistake.',
  late: `After 31 December a revision costs ${lateReturnFee.value}, or ${lateReturnFeeForSmallIncome.value} up to ₹5 lakh income.`,
  due: revisedReturnBy,
  law: [lateReturnFee],
  rules: [ofYear(12, LAST_DAY)],
  since: FIRST_TAX_YEAR,
  page: 'income-tax-filing',
};

const revisedReturnOf2025: Duty = {
  ...revisedReturn,
  late: `After 31 December a revision costs ${lateRevisionOf2025Fee.value}, or ${lateRevisionOf2025FeeForSmallIncome.value} up to ₹5 lakh income.`,
  due: revisedReturnOf2025By,
  law: [lateRevisionOf2025Fee],
  since: LAST_OLD_YEAR,
  until: LAST_OLD_YEAR,
};

export const taxAudit: Duty = {
  id: 'tax-audit',
  matter: 'tax-audit',
  name: 'Tax audit report',
  what: `${taxAuditForm.value} (3CA, 3CB and 3CD before), uploaded by the accountant and accepted by you`,
  who: `Business turnover above ${taxAuditBusinessLimit.value}, or ${taxAuditLowCashLimit.value} with little cash; professions above ${taxAuditProfessionLimit.value}.`,
  late: `${taxAuditLateFee.value} for up to 1 month, ${taxAuditLongLateFee.value} beyond.`,
  due: taxAuditReportDue,
  law: [taxAuditForm, taxAuditLateFee],
  rules: [ofYear(6, 30)],
  since: FIRST_TAX_YEAR,
  page: 'tax-audit',
};

export const lastDaysOfReturns = [
  belatedReturnOf2025,
  belatedReturn,
  revisedReturnOf2025,
  revisedReturn,
];

export const returnWithoutBusiness: Duty = {
  ...returnWithoutAudit,
  id: 'income-tax-return-without-business',
  name: 'Income tax return without business income',
  what: 'ITR-1 or ITR-2',
  who: 'People with salary, pension, house rent, interest or gains, and no business.',
  due: returnDue,
  rules: [ofYear(4, LAST_DAY)],
};

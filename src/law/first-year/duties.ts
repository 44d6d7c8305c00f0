import { msme1Due, msme1UnpaidFor } from '@/law/companies/facts';
import {
  foreignContributionAct,
  ngoDonationStatementDue,
  ngoRegularWithin,
  societyListWithin,
} from '@/law/firms/facts';
import {
  cgstAct,
  gstApplyWithin,
  gstLimitForGoods,
  gstLimitForServices,
  gstPenaltyForNoRegistration,
} from '@/law/gst/facts';
import {
  advanceTaxDates,
  advanceTaxFrom,
  auditedReturnDue,
  incomeTaxAct,
  lateReturnFee,
  presumptiveAdvanceTaxDate,
  returnInterest,
} from '@/law/income-tax/facts';
import { tdsDepositDue, tdsLateFee, tdsReceiptsLimit, tdsTurnoverLimit } from '@/law/tds/facts';
import { tradeMarksAct } from '@/law/ip/facts';
import {
  committeeFrom,
  committeePenalty,
  providentFundDue,
  foreignAllotmentWithin,
  foreignAssetsReturnDue,
  foreignInvestmentReporting,
  providentFundFrom,
  stateInsuranceDue,
  stateInsuranceFrom,
} from '@/law/labour/facts';
import { msmeLateInterest, msmeNotifications } from '@/law/licences/facts';
import { lawAt, deadlineOnEvent, deadlineEachYear } from './deadline';
import type { FirstYearStep } from './steps';
import { type Duty, type Entity, isCompany, isProducer } from './entity';
import { companyDuties, companyTaxReturn } from './company-duties';
import { partnerDuties } from './partner-duties';

/*
 * The duties of a first year, derived from the properties of an entity. Each duty is stated once, with the entities that it
 * applies to, so that no page can promise a Section 8 company a relief that only small companies have.
 */

// Owners abroad

const foreignAllotment = ({ kind }: Entity): FirstYearStep => ({
  id: 'foreign-investment',
  kind: 'condition',
  title:
    kind === 'llp' ? 'A partner abroad pays in (Form LLP-I)' : 'Shares to owners abroad (FC-GPR)',
  by: deadlineOnEvent(
    kind === 'llp'
      ? `Within ${foreignAllotmentWithin.words} of receiving the money`
      : `Within ${foreignAllotmentWithin.words} of the allotment`,
  ),
  text: 'Through your bank, if the owner may take the money out of India, founders too.',
  missed: 'A late submission fee.',
  law: [foreignAllotmentWithin],
});

const foreignAssets: FirstYearStep = {
  id: 'foreign-assets',
  kind: 'condition',
  title: 'Return of foreign liabilities and assets (FLA)',
  by: deadlineEachYear(foreignAssetsReturnDue, 'tax-year'),
  text: 'With an owner abroad on 31 March who may take the money out; unaudited figures will do at first.',
  missed: 'A late submission fee.',
  law: [foreignAssetsReturnDue, lawAt(foreignInvestmentReporting)],
};

// Trusts and societies

const causeSteps: readonly FirstYearStep[] = [
  {
    id: 'regular-registration',
    kind: 'condition',
    title: 'From provisional to regular tax status (Form 105)',
    by: deadlineOnEvent(`Within ${ngoRegularWithin.words} of starting work`),
    text: `If work has not begun: at least ${ngoRegularWithin.words} before the provisional status ends.`,
    missed: 'A tax on what the body has gathered, unless the delay is condoned.',
    law: [ngoRegularWithin, lawAt(incomeTaxAct, 'section 352')],
  },
  {
    id: 'governing-body',
    kind: 'condition',
    title: 'List of a society’s governing body',
    by: deadlineOnEvent(`Within ${societyListWithin.words} of the annual meeting`),
    text: 'Unless the State’s Act says otherwise.',
    missed: 'The register shows a body that no longer governs; banks and donors ask.',
    law: [societyListWithin],
  },
  {
    id: 'donation-statement',
    kind: 'condition',
    title: 'Donations (Forms 113 and 114)',
    by: deadlineEachYear(ngoDonationStatementDue, 'tax-year'),
    text: 'If donors get a deduction: a statement to the department, a certificate to each donor (old Forms 10BD and 10BE).',
    missed: 'Donors cannot claim, and a fee for the delay may follow.',
    law: [ngoDonationStatementDue],
  },
  {
    id: 'income-tax-return',
    kind: 'duty',
    title: 'Income tax return (ITR-7)',
    by: deadlineEachYear(auditedReturnDue, 'tax-year'),
    text: 'With an audit. Without one the date is earlier in the year.',
    missed: companyTaxReturn.missed,
    law: [auditedReturnDue, lateReturnFee],
  },
  {
    id: 'foreign-money',
    kind: 'condition',
    title: 'Money from abroad',
    by: deadlineOnEvent('Before the first rupee of it'),
    text: 'Only with a registration or prior permission under the Foreign Contribution (Regulation) Act (FCRA).',
    missed: 'Receiving it without one is an offence.',
    law: [lawAt(foreignContributionAct, 'section 11')],
  },
];

// What every business may meet

export const gstWhenDue: FirstYearStep = {
  id: 'gst-when-due',
  kind: 'condition',
  title: 'Goods and Services Tax (GST)',
  by: deadlineOnEvent(`Within ${gstApplyWithin.words} of becoming liable`),
  text: `Above ${gstLimitForGoods.words} of goods or ${gstLimitForServices.words} of services, less in some States; goods sold to another State usually from the first rupee.`,
  missed: `${gstPenaltyForNoRegistration.words} or the tax evaded, whichever is more.`,
  law: [
    gstApplyWithin,
    lawAt(cgstAct, 'section 24'),
    gstLimitForGoods,
    gstPenaltyForNoRegistration,
  ],
};

/** An individual deducts only after a year of high turnover. */
const taxDeduction = ({ kind }: Entity): FirstYearStep => {
  const step = {
    id: 'tax-deduction',
    kind: 'condition',
    title: 'Tax deducted at source (TDS)',
    missed: `Interest, and ${tdsLateFee.words} for a late statement, up to the tax.`,
  } as const;
  return kind === 'proprietorship'
    ? {
        ...step,
        by: deadlineOnEvent('From the year after a high turnover'),
        text: `From the year after turnover passed ${tdsTurnoverLimit.words}, or ${tdsReceiptsLimit.words} in a profession. Salary above the tax-free limit: from the start.`,
        law: [tdsTurnoverLimit, tdsReceiptsLimit, tdsLateFee],
      }
    : {
        ...step,
        by: deadlineOnEvent('From the first salary, rent or bill above a limit'),
        text: `Paid by the ${tdsDepositDue.words}; a statement follows each quarter.`,
        law: [tdsDepositDue, tdsLateFee],
      };
};

export const staff: FirstYearStep = {
  id: 'staff',
  kind: 'condition',
  title: 'Staff: funds (ESI, PF), committee (POSH)',
  by: deadlineOnEvent(`From ${committeeFrom.words}`),
  text: `State insurance (ESI) from ${stateInsuranceFrom.words}, provident fund (PF) from ${providentFundFrom.words}, by the ${providentFundDue.words}. A committee against sexual harassment at each office, with a member from outside. Many States take profession tax.`,
  missed: `Interest and damages; without the committee, up to ${committeePenalty.words}.`,
  law: [stateInsuranceFrom, providentFundDue, stateInsuranceDue, committeeFrom, committeePenalty],
};

/** Companies and LLPs may not declare presumptive profit (Income-tax Act, section 58). */
const advanceTax = ({ kind }: Entity): FirstYearStep => {
  const isPresumptive = kind === 'proprietorship' || kind === 'firm';
  const text = `Paid on ${advanceTaxDates.words}.`;
  return {
    id: 'advance-tax',
    kind: 'condition',
    title: 'Advance tax',
    by: deadlineOnEvent(`From ${advanceTaxFrom.words} of tax for the year`),
    text: isPresumptive
      ? `${text} Who declares presumptive profit of a business or profession pays all of it by ${presumptiveAdvanceTaxDate.words}.`
      : text,
    missed: `Interest at ${returnInterest.words} on what is short.`,
    law: [
      advanceTaxFrom,
      advanceTaxDates,
      ...(isPresumptive ? [presumptiveAdvanceTaxDate] : []),
      returnInterest,
    ],
  };
};

export const udyam: FirstYearStep = {
  id: 'udyam',
  kind: 'option',
  title: 'Udyam number (MSME)',
  by: deadlineOnEvent('Whenever you like'),
  text: 'Free.',
  missed: `With it, late buyers owe a micro or small maker or service provider ${msmeLateInterest.words}; traders have no such claim.`,
  law: [msmeLateInterest, lawAt(msmeNotifications, 'order of 2 July 2021')],
};

export const trademark: FirstYearStep = {
  id: 'trademark',
  kind: 'option',
  title: 'Trademark for the name or logo',
  by: deadlineOnEvent('Before the brand is known'),
  text: 'The name of a company or firm protects no brand; a registered mark does.',
  missed: 'Nothing is due. Somebody else may file first.',
  law: [lawAt(tradeMarksAct, 'section 28')],
};

const lateSuppliers: FirstYearStep = {
  id: 'msme-1',
  kind: 'condition',
  title: 'Unpaid small suppliers (MSME-1)',
  by: deadlineOnEvent(`By ${msme1Due.words}`),
  text: `If a micro or small supplier has waited for more than ${msme1UnpaidFor.words}.`,
  missed: 'A penalty; until you pay, no deduction (section 43B(h) → 37).',
  law: [msme1Due, lawAt(incomeTaxAct, 'section 37')],
};

/** Each duty with the entities that it binds; for each entity they come in the order of the year. */
const duties: readonly Duty[] = [
  ...companyDuties,
  ...partnerDuties,
  [({ hasForeignHolders }) => hasForeignHolders === true, foreignAllotment],
  [({ hasForeignHolders }) => hasForeignHolders === true, foreignAssets],
  ...causeSteps.map((step): Duty => [({ kind }) => kind === 'trust-or-society', step]),
  [({ isTrader }) => isTrader === true, gstWhenDue],
  [({ isEmployer }) => isEmployer === true, taxDeduction],
  [({ isEmployer }) => isEmployer === true, staff],
  [({ kind }) => kind !== 'trust-or-society', advanceTax],
  [isCompany, lateSuppliers],
  [(entity) => entity.isTrader === true && !entity.isSection8 && !isProducer(entity), udyam],
  // The pages of companies and LLPs name it among what is often needed.
  [({ kind }) => kind === 'firm' || kind === 'proprietorship', trademark],
];

/** The first year of an entity, from what it is. */
export function stepsOf(entity: Entity): FirstYearStep[] {
  return duties
    .filter(([holds]) => holds(entity))
    .map(([, step]) => (typeof step === 'function' ? step(entity) : step));
}

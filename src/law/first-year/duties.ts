import * as firms from '@/law/firms/facts';
import { foreignContributionAct } from '@/law/firms/texts';
import * as gst from '@/law/gst/facts';
import { cgstAct } from '@/law/gst/texts';
import * as incomeTax from '@/law/income-tax/facts';
import { incomeTaxAct } from '@/law/income-tax/texts';
import * as labour from '@/law/labour/facts';
import { foreignInvestmentReporting } from '@/law/labour/texts';
import * as tds from '@/law/tds/facts';
import { lawAt, deadlineOnEvent, deadlineEachYear } from './deadline';
import type { FirstYearStep } from './steps';
import type { Duty, Entity } from './entity';
import { companyDuties, companyTaxReturn } from './company-duties';
import { partnerDuties } from './partner-duties';
import { upperFirst } from '@/lib/letter-case';

/*
 * The duties of a first year, derived from the properties of an entity. Each duty is written once, with the entities that it
 * applies to, so that no page can promise a Section 8 company a relief for small companies.
 */

// Owners abroad

const foreignAllotment = ({ kind }: Entity): FirstYearStep => ({
  id: 'foreign-investment',
  kind: 'condition',
  title:
    kind === 'llp' ? 'A partner abroad pays in (Form LLP-I)' : 'Shares to owners abroad (FC-GPR)',
  by: deadlineOnEvent(
    kind === 'llp'
      ? `Within ${labour.foreignAllotmentWithin.words} of receiving the money`
      : `Within ${labour.foreignAllotmentWithin.words} of the allotment`,
  ),
  text: 'If the owner may take the money out of India, file through your bank. This applies to founders too.',
  missed: 'A late submission fee.',
  citations: [labour.foreignAllotmentWithin],
});

const foreignAssets: FirstYearStep = {
  id: 'foreign-assets',
  kind: 'condition',
  title: 'Return of foreign liabilities and assets (FLA)',
  by: deadlineEachYear(labour.foreignAssetsReturnDue, 'tax-year'),
  text: 'File it if, on 31 March, you have an owner abroad who may take the money out. Unaudited figures are enough at first.',
  missed: 'A late submission fee.',
  citations: [labour.foreignAssetsReturnDue, lawAt(foreignInvestmentReporting)],
};

// Trusts and societies

const causeSteps: readonly FirstYearStep[] = [
  {
    id: 'regular-registration',
    kind: 'condition',
    title: 'From provisional to regular tax status (Form 105)',
    by: deadlineOnEvent(`Within ${firms.ngoRegularWithin.words} of starting work`),
    text: `If work has not begun, apply at least ${firms.ngoRegularWithin.words} before the provisional status ends.`,
    missed: 'A tax on the body’s accumulated income, unless the delay is excused (condoned).',
    citations: [firms.ngoRegularWithin, lawAt(incomeTaxAct, 'section 352')],
  },
  {
    id: 'governing-body',
    kind: 'condition',
    title: 'List of a society’s governing body',
    by: deadlineOnEvent(`Within ${firms.societyListWithin.words} of the annual meeting`),
    text: 'The State’s Act may say otherwise.',
    missed: 'The register still shows former members. Banks and donors ask about them.',
    citations: [firms.societyListWithin],
  },
  {
    id: 'donation-statement',
    kind: 'condition',
    title: 'Donations (Forms 113 and 114)',
    by: deadlineEachYear(firms.ngoDonationStatementDue, 'tax-year'),
    text: 'If donors get a deduction, send a statement to the department and a certificate to each donor (old Forms 10BD and 10BE).',
    missed: 'Donors cannot claim the deduction, and a late fee may follow.',
    citations: [firms.ngoDonationStatementDue],
  },
  {
    id: 'income-tax-return',
    kind: 'duty',
    title: 'Income tax return (ITR-7)',
    by: deadlineEachYear(incomeTax.auditedReturnDue, 'tax-year'),
    text: 'This date is for accounts with an audit. Without an audit, the date is earlier.',
    missed: companyTaxReturn.missed,
    citations: [incomeTax.auditedReturnDue, incomeTax.lateReturnFee],
  },
  {
    id: 'foreign-money',
    kind: 'condition',
    title: 'Money from abroad',
    by: deadlineOnEvent('Before you accept the first rupee'),
    text: 'You need a registration or prior permission under the Foreign Contribution (Regulation) Act (FCRA).',
    missed: 'Accepting foreign money without a registration or permission is an offence.',
    citations: [lawAt(foreignContributionAct, 'section 11')],
  },
];

// Duties that any business may have

export const gstWhenDue: FirstYearStep = {
  id: 'gst-when-due',
  kind: 'condition',
  title: 'Goods and Services Tax (GST)',
  by: deadlineOnEvent(`Within ${gst.applyWithin.words} of becoming liable`),
  text: `Register above ${gst.limitForGoods.words} of goods or ${gst.limitForServices.words} of services, less in some States. If you sell goods to another State, you usually register from the first rupee.`,
  missed: `${gst.penaltyForNoRegistration.words} or the tax evaded, whichever is more.`,
  citations: [
    gst.applyWithin,
    lawAt(cgstAct, 'section 24'),
    gst.limitForGoods,
    gst.penaltyForNoRegistration,
  ],
};

export const staff: FirstYearStep = {
  id: 'staff',
  kind: 'condition',
  title: 'Staff: funds (ESI, PF), committee (POSH)',
  by: deadlineOnEvent(`From ${labour.committeeFrom.words}`),
  text: `State insurance (ESI) starts at ${labour.stateInsuranceFrom.words}, provident fund (PF) at ${labour.providentFundFrom.words}. Pay both by the ${labour.providentFundDue.words}. Each office needs a committee against sexual harassment, with a member from outside. Many States charge profession tax.`,
  missed: `Interest and damages. Without the committee, a penalty of up to ${labour.committeePenalty.words}.`,
  citations: [
    labour.stateInsuranceFrom,
    labour.providentFundDue,
    labour.stateInsuranceDue,
    labour.committeeFrom,
    labour.committeePenalty,
  ],
};

/** Only proprietors and firms: companies and LLPs may not declare presumptive profit (Income-tax Act, section 58). */
const mayDeclarePresumptiveProfit = ({ kind }: Entity) =>
  kind === 'proprietorship' || kind === 'firm';

/** Short, because the pages on tax and staff have the details. An individual deducts tax only after a year of high turnover. */
const taxesAndStaff = (entity: Entity): FirstYearStep => {
  const { kind, isTrader } = entity;
  const isProprietor = kind === 'proprietorship';
  // Firms and proprietors have a step of their own for advance tax.
  const hasAdvanceTax = !mayDeclarePresumptiveProfit(entity) && kind !== 'trust-or-society';
  const deduction = isProprietor
    ? `tax deducted (TDS) in the year after turnover passed ${tds.turnoverLimit.words} (in a profession, ${tds.receiptsLimit.words})`
    : 'tax deducted (TDS) at the first salary, rent or bill above a limit';
  const limits = [
    ...(hasAdvanceTax
      ? [`advance tax from ${incomeTax.advanceTaxFrom.words} of tax for the year`]
      : []),
    ...(isTrader
      ? [
          `Goods and Services Tax (GST) above ${gst.limitForGoods.words} of goods or ${gst.limitForServices.words} of services, less in some States`,
        ]
      : []),
    deduction,
    `State insurance (ESI) and a committee against harassment from ${labour.committeeFrom.words}, provident fund (PF) from ${labour.providentFundFrom.words}`,
  ];
  return {
    id: 'taxes-and-staff',
    kind: 'condition',
    title: 'Taxes and staff',
    by: deadlineOnEvent('When you go above each limit'),
    text: `${upperFirst(limits.join('; '))}.`,
    missed: 'Interest, late fees and penalties.',
    citations: [
      ...(hasAdvanceTax ? [incomeTax.advanceTaxFrom] : []),
      ...(isTrader ? [gst.limitForGoods, gst.limitForServices] : []),
      ...(isProprietor ? [tds.turnoverLimit] : []),
      labour.committeeFrom,
      labour.stateInsuranceFrom,
    ],
  };
};

const advanceTax: FirstYearStep = {
  id: 'advance-tax',
  kind: 'condition',
  title: 'Advance tax',
  by: deadlineOnEvent(`From ${incomeTax.advanceTaxFrom.words} of tax for the year`),
  text: `Pay on ${incomeTax.advanceTaxDates.words}. If you declare presumptive profit of a business or profession, pay the whole tax by ${incomeTax.presumptiveAdvanceTaxDate.words}.`,
  missed: `Interest at ${incomeTax.returnInterest.words} on the missing amount.`,
  citations: [
    incomeTax.advanceTaxFrom,
    incomeTax.advanceTaxDates,
    incomeTax.presumptiveAdvanceTaxDate,
    incomeTax.returnInterest,
  ],
};

/** Each duty, with the entities that have it. The duties of an entity are in the order of the year. */
const duties: readonly Duty[] = [
  ...companyDuties,
  ...partnerDuties,
  [({ hasForeignHolders }) => hasForeignHolders === true, foreignAllotment],
  [({ hasForeignHolders }) => hasForeignHolders === true, foreignAssets],
  ...causeSteps.map((step): Duty => [({ kind }) => kind === 'trust-or-society', step]),
  [mayDeclarePresumptiveProfit, advanceTax],
  [({ isEmployer }) => isEmployer === true, taxesAndStaff],
];

/** The steps of an entity's first year. */
export function stepsOf(entity: Entity): FirstYearStep[] {
  return duties
    .filter(([holds]) => holds(entity))
    .map(([, step]) => (typeof step === 'function' ? step(entity) : step));
}

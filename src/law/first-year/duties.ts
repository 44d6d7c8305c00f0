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
  text: 'Through your bank, if the owner may take the money out of India. Founders too.',
  missed: 'A late submission fee.',
  citations: [labour.foreignAllotmentWithin],
});

const foreignAssets: FirstYearStep = {
  id: 'foreign-assets',
  kind: 'condition',
  title: 'Return of foreign liabilities and assets (FLA)',
  by: deadlineEachYear(labour.foreignAssetsReturnDue, 'tax-year'),
  text: 'With an owner abroad on 31 March who may take the money out. Unaudited figures are enough at first.',
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
    text: `If work has not begun: at least ${firms.ngoRegularWithin.words} before the provisional status ends.`,
    missed: 'A tax on the body’s accumulated income, unless the delay is condoned.',
    citations: [firms.ngoRegularWithin, lawAt(incomeTaxAct, 'section 352')],
  },
  {
    id: 'governing-body',
    kind: 'condition',
    title: 'List of a society’s governing body',
    by: deadlineOnEvent(`Within ${firms.societyListWithin.words} of the annual meeting`),
    text: 'Unless the State’s Act says otherwise.',
    missed: 'The register shows former members. Banks and donors ask about them.',
    citations: [firms.societyListWithin],
  },
  {
    id: 'donation-statement',
    kind: 'condition',
    title: 'Donations (Forms 113 and 114)',
    by: deadlineEachYear(firms.ngoDonationStatementDue, 'tax-year'),
    text: 'If donors get a deduction: a statement to the department, a certificate to each donor (old Forms 10BD and 10BE).',
    missed: 'Donors cannot claim, and a fee for the delay may follow.',
    citations: [firms.ngoDonationStatementDue],
  },
  {
    id: 'income-tax-return',
    kind: 'duty',
    title: 'Income tax return (ITR-7)',
    by: deadlineEachYear(incomeTax.auditedReturnDue, 'tax-year'),
    text: 'With an audit. Without one the date is earlier in the year.',
    missed: companyTaxReturn.missed,
    citations: [incomeTax.auditedReturnDue, incomeTax.lateReturnFee],
  },
  {
    id: 'foreign-money',
    kind: 'condition',
    title: 'Money from abroad',
    by: deadlineOnEvent('Before the first rupee of it'),
    text: 'Only with a registration or prior permission under the Foreign Contribution (Regulation) Act (FCRA).',
    missed: 'Receiving it without one is an offence.',
    citations: [lawAt(foreignContributionAct, 'section 11')],
  },
];

// What every business may meet

export const gstWhenDue: FirstYearStep = {
  id: 'gst-when-due',
  kind: 'condition',
  title: 'Goods and Services Tax (GST)',
  by: deadlineOnEvent(`Within ${gst.applyWithin.words} of becoming liable`),
  text: `Above ${gst.limitForGoods.words} of goods or ${gst.limitForServices.words} of services, less in some States; goods sold to another State usually from the first rupee.`,
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
  text: `State insurance (ESI) from ${labour.stateInsuranceFrom.words}, provident fund (PF) from ${labour.providentFundFrom.words}, by the ${labour.providentFundDue.words}. A committee against sexual harassment at each office, with a member from outside. Many States take profession tax.`,
  missed: `Interest and damages; without the committee, up to ${labour.committeePenalty.words}.`,
  citations: [
    labour.stateInsuranceFrom,
    labour.providentFundDue,
    labour.stateInsuranceDue,
    labour.committeeFrom,
    labour.committeePenalty,
  ],
};

/** Companies and LLPs may not declare presumptive profit (Income-tax Act, section 58). */
const isPresumptive = ({ kind }: Entity) => kind === 'proprietorship' || kind === 'firm';

/** Short rows: the pages on tax and staff have the details. An individual deducts tax only after a year of high turnover. */
const taxesAndStaff = (entity: Entity): FirstYearStep => {
  const { kind, isTrader } = entity;
  const isProprietor = kind === 'proprietorship';
  // Firms and proprietors have their own row for it.
  const hasAdvanceTax = !isPresumptive(entity) && kind !== 'trust-or-society';
  const deduction = isProprietor
    ? `tax deducted (TDS) in the year after turnover passed ${tds.turnoverLimit.words}, or ${tds.receiptsLimit.words} in a profession`
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
    by: deadlineOnEvent('From the limit of each'),
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
  text: `Paid on ${incomeTax.advanceTaxDates.words}. With presumptive profit of a business or profession you pay all of it by ${incomeTax.presumptiveAdvanceTaxDate.words}.`,
  missed: `Interest at ${incomeTax.returnInterest.words} on what is short.`,
  citations: [
    incomeTax.advanceTaxFrom,
    incomeTax.advanceTaxDates,
    incomeTax.presumptiveAdvanceTaxDate,
    incomeTax.returnInterest,
  ],
};

/** Each duty with the entities that it binds; for each entity they come in the order of the year. */
const duties: readonly Duty[] = [
  ...companyDuties,
  ...partnerDuties,
  [({ hasForeignHolders }) => hasForeignHolders === true, foreignAllotment],
  [({ hasForeignHolders }) => hasForeignHolders === true, foreignAssets],
  ...causeSteps.map((step): Duty => [({ kind }) => kind === 'trust-or-society', step]),
  [isPresumptive, advanceTax],
  [({ isEmployer }) => isEmployer === true, taxesAndStaff],
];

/** The steps of an entity's first year. */
export function stepsOf(entity: Entity): FirstYearStep[] {
  return duties
    .filter(([holds]) => holds(entity))
    .map(([, step]) => (typeof step === 'function' ? step(entity) : step));
}

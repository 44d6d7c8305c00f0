import {
  llpAct,
  llpAgreementWithin,
  llpBeneficialInterestWithin,
  llpBeneficialOwnerWithin,
  llpRegisterWithin,
  llpAuditContribution,
  llpAuditTurnover,
  llpForm11Due,
  llpForm8Due,
  llpPenalty,
  llpRules,
} from '@/law/llps/facts';
import { firmPartnerTds, firmPartnerTdsAbove, partnershipAct } from '@/law/firms/facts';
import {
  auditedReturnDue,
  businessReturnDue,
  incomeTaxAct,
  lateReturnFee,
} from '@/law/income-tax/facts';
import { lawAt, deadlineOnEvent, deadlineWithin, deadlineEachYear } from './deadline';
import type { FirstYearStep } from './steps';
import { type Duty, type Entity, hasPartners } from './entity';
import { companyTaxReturn, directorDetails } from './company-duties';

/* The duties of partnerships, limited or not, in their first year, and the tax return that proprietors share with them. */

const isLlp = ({ kind }: Entity) => kind === 'llp';

const llpAgreement: FirstYearStep = {
  id: 'llp-agreement',
  kind: 'duty',
  title: 'Agreement of the partners (Form 3)',
  by: deadlineWithin(llpAgreementWithin, 'incorporation'),
  text: 'Stamped as your State asks, signed and filed. Without one the First Schedule decides.',
  missed: 'A late fee in multiples of the normal fee.',
  law: [llpAgreementWithin, lawAt(llpRules, 'Annexure A')],
};

const llpOwners: FirstYearStep = {
  id: 'llp-owners',
  kind: 'duty',
  title: 'Register of partners (Form 4A)',
  by: deadlineOnEvent('From the day of incorporation'),
  text: `Kept at the office; a change is entered within ${llpRegisterWithin.words}. Form 4D or LLP BEN-2 follows within ${llpBeneficialOwnerWithin.words} only if somebody behind a partner owns or decides.`,
  missed: 'A fine.',
  law: [llpRegisterWithin, llpBeneficialInterestWithin, llpBeneficialOwnerWithin],
};

const llpAnnualReturn: FirstYearStep = {
  id: 'llp-form-11',
  kind: 'duty',
  title: 'Annual return (Form 11)',
  by: deadlineEachYear(llpForm11Due, 'accounts'),
  text: 'Also without business. Formed after 30 September, an LLP may close its first year on 31 March of the next.',
  missed: `A late fee. Apart from it ${llpPenalty.words}, at most ₹1 lakh for the LLP and ₹50,000 for each designated partner; less for a small LLP.`,
  law: [llpForm11Due, llpPenalty, lawAt(llpAct, 'section 76A')],
};

const llpAccounts: FirstYearStep = {
  id: 'llp-form-8',
  kind: 'duty',
  title: 'Accounts and solvency (Form 8)',
  by: deadlineEachYear(llpForm8Due, 'accounts'),
  text: `Audited above ${llpAuditTurnover.words} turnover or ${llpAuditContribution.words} contribution, on the safe reading.`,
  missed: 'The same as for Form 11.',
  law: [llpForm8Due, llpAuditTurnover],
};

const businessReturn = ({ kind }: Entity): FirstYearStep => {
  const step = {
    id: 'income-tax-return',
    kind: 'duty',
    title: 'Income tax return',
    by: deadlineEachYear(businessReturnDue, 'tax-year'),
    missed: companyTaxReturn.missed,
  } as const;
  const law = [businessReturnDue, auditedReturnDue, lateReturnFee];
  if (kind === 'firm') {
    return {
      ...step,
      text: `A copy of the deed, certified by all partners, goes with the first return. With an audit, by ${auditedReturnDue.words}.`,
      law: [...law, lawAt(incomeTaxAct, 'section 325')],
    };
  }
  return kind === 'proprietorship'
    ? {
        ...step,
        text: `Your own return, ITR-3 or ITR-4, includes the business. With an audit, by ${auditedReturnDue.words}.`,
        law,
      }
    : { ...step, text: `Without an audit. With one, by ${auditedReturnDue.words}.`, law };
};

const partnerTax: FirstYearStep = {
  id: 'partner-tax',
  kind: 'condition',
  title: 'Tax on what partners are paid (section 194T → 393)',
  by: deadlineOnEvent('At each payment or credit'),
  text: `${firmPartnerTds.words} from pay, commission and interest above ${firmPartnerTdsAbove.words}.`,
  missed: 'Interest, and the expense may not be deducted in full.',
  law: [firmPartnerTds],
};

const firmChanges: FirstYearStep = {
  id: 'firm-changes',
  kind: 'condition',
  title: 'Changes of name, place, branch or partner',
  by: deadlineOnEvent('Within your State’s time limit'),
  text: 'Tell the Registrar of Firms. When a partner leaves, a public notice goes with it.',
  missed: 'Those who left may still be held liable.',
  law: [lawAt(partnershipAct, 'sections 32, 45 and 60 to 63')],
};

/** In the order of the year. */
export const partnerDuties: readonly Duty[] = [
  [isLlp, llpOwners],
  [isLlp, llpAgreement],
  [isLlp, llpAnnualReturn],
  [isLlp, llpAccounts],
  [(entity) => hasPartners(entity) || entity.kind === 'proprietorship', businessReturn],
  [({ kind }) => kind === 'firm', firmChanges],
  [hasPartners, partnerTax],
  [isLlp, { ...directorDetails, title: 'A designated partner’s new mobile, e-mail or address' }],
];

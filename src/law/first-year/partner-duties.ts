import * as firms from '@/law/firms/facts';
import { partnershipAct } from '@/law/firms/texts';
import * as incomeTax from '@/law/income-tax/facts';
import { incomeTaxAct } from '@/law/income-tax/texts';
import * as llps from '@/law/llps/facts';
import { llpRules, llpAct } from '@/law/llps/texts';
import { lawAt, deadlineOnEvent, deadlineWithin, deadlineEachYear } from './deadline';
import type { FirstYearStep } from './steps';
import { type Duty, type Entity, hasPartners } from './entity';
import { companyTaxReturn, directorDetails } from './company-duties';

/* The first-year duties of partnerships and LLPs, and the tax return that proprietors share with them. */

const isLlp = ({ kind }: Entity) => kind === 'llp';

const llpAgreement: FirstYearStep = {
  id: 'llp-agreement',
  kind: 'duty',
  title: 'Agreement of the partners (Form 3)',
  by: deadlineWithin(llps.agreementWithin, 'incorporation'),
  text: 'Stamp it as your State asks, sign it and file it. Without an agreement, the First Schedule of the LLP Act applies.',
  missed: 'A late fee in multiples of the normal fee.',
  citations: [llps.agreementWithin, lawAt(llpRules, 'Annexure A')],
};

const llpOwners: FirstYearStep = {
  id: 'llp-owners',
  kind: 'duty',
  title: 'Register of partners (Form 4A)',
  by: deadlineOnEvent('From the day of incorporation'),
  text: `Keep it at the office, and enter a change within ${llps.registerWithin.words}. File Form 4D or LLP BEN-2 within ${llps.beneficialOwnerWithin.words} only if somebody behind a partner is the actual owner or has control.`,
  missed: 'A fine.',
  citations: [llps.registerWithin, llps.beneficialInterestWithin, llps.beneficialOwnerWithin],
};

const llpAnnualReturn: FirstYearStep = {
  id: 'llp-form-11',
  kind: 'duty',
  title: 'Annual return (Form 11)',
  by: deadlineEachYear(llps.form11Due, 'accounts'),
  text: 'File it even without business. An LLP formed after 30 September may end its first year on the second 31 March.',
  missed: `A late fee, and a penalty of ${llps.penalty.words}: at most ₹1 lakh for the LLP and ₹50,000 for each designated partner. A small LLP pays less.`,
  citations: [llps.form11Due, llps.penalty, lawAt(llpAct, 'section 76A')],
};

const llpAccounts: FirstYearStep = {
  id: 'llp-form-8',
  kind: 'duty',
  title: 'Accounts and solvency (Form 8)',
  by: deadlineEachYear(llps.form8Due, 'accounts'),
  text: `You need an audit above ${llps.auditTurnover.words} of turnover or ${llps.auditContribution.words} of contribution. This is the safe reading of the rule.`,
  missed: 'The same as for Form 11.',
  citations: [llps.form8Due, llps.auditTurnover],
};

const businessReturn = ({ kind }: Entity): FirstYearStep => {
  const step = {
    id: 'income-tax-return',
    kind: 'duty',
    title: 'Income tax return',
    by: deadlineEachYear(incomeTax.businessReturnDue, 'tax-year'),
    missed: companyTaxReturn.missed,
  } as const;
  const citations = [
    incomeTax.businessReturnDue,
    incomeTax.auditedReturnDue,
    incomeTax.lateReturnFee,
  ];
  if (kind === 'firm') {
    return {
      ...step,
      text: `Add a copy of the deed, certified by all partners, to the first return. If the deed changes, add a copy to that year’s return. With an audit, file by ${incomeTax.auditedReturnDue.words}.`,
      missed: `Without the deed, partners’ pay and interest are not deductible. ${step.missed}`,
      citations: [...citations, lawAt(incomeTaxAct, 'sections 325 and 326')],
    };
  }
  return kind === 'proprietorship'
    ? {
        ...step,
        text: `Your own return, ITR-3 or ITR-4, includes the business. With an audit, file by ${incomeTax.auditedReturnDue.words}.`,
        citations,
      }
    : {
        ...step,
        text: `This date is for accounts without an audit. With an audit, file by ${incomeTax.auditedReturnDue.words}.`,
        citations,
      };
};

const partnerTax: FirstYearStep = {
  id: 'partner-tax',
  kind: 'condition',
  title: 'Tax on payments to partners (section 194T → 393)',
  by: deadlineOnEvent('At each payment or credit'),
  text: `Deduct ${firms.firmPartnerTds.words} from all pay, commission and interest, once they pass ${firms.firmPartnerTdsAbove.words}.`,
  missed: 'Interest. The firm may not be able to deduct the whole expense.',
  citations: [firms.firmPartnerTds],
};

const firmChanges: FirstYearStep = {
  id: 'firm-changes',
  kind: 'condition',
  title: 'Changes of name, place, branch or partner',
  by: deadlineOnEvent('Within your State’s time limit'),
  text: 'Tell the Registrar of Firms. When a partner leaves, also give a public notice.',
  missed: 'Partners who left may still be liable.',
  citations: [lawAt(partnershipAct, 'sections 32, 45 and 60 to 63')],
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

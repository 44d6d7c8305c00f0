import {
  companiesAct,
  incorporationRules,
  llpAct,
  llpRules,
  mcaPortal,
  nidhiRules,
  nonDebtRules,
  section8Exemptions,
} from '@/content/law/companies';
import {
  companyMiscellaneousRules,
  csrRules,
  foreignContributionAct,
  partnershipAct,
  societiesAct,
} from '@/content/law/firms';
import { cgstAct } from '@/content/law/gst';
import { financeAct, incomeTaxAct, incomeTaxRules } from '@/content/law/income-tax';
import { formGroups, forms, topics } from './forms';
import { questions } from './questions';
import { advice, conditionWeight, lightness, rules } from './rules';

/** All that the comparison and the chooser need, so that it comes with the one page that shows them. */
export const structureGuide = {
  topics,
  forms,
  groups: formGroups,
  questions,
  rules,
  lightness,
  conditionWeight,
  advice,
  /** What their texts cite. */
  sources: [
    companiesAct,
    incorporationRules,
    llpAct,
    llpRules,
    partnershipAct,
    companyMiscellaneousRules,
    societiesAct,
    nidhiRules,
    section8Exemptions,
    nonDebtRules,
    foreignContributionAct,
    csrRules,
    incomeTaxAct,
    incomeTaxRules,
    financeAct,
    cgstAct,
    mcaPortal,
  ],
};

export type StructureGuide = typeof structureGuide;

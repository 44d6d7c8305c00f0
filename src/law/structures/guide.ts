import {
  companiesAct,
  companyFeesRules,
  foreignExchangeAct,
  incorporationRules,
  mcaNotifications,
  mcaPortal,
  nidhiRules,
  nonDebtRules,
  section8Exemptions,
} from '@/law/companies/facts';
import { llpAct, llpRules } from '@/law/llps/facts';
import { advocatesAct, barCouncilRules, contractAct } from '@/law/contracts/facts';
import {
  charteredAccountantsAct,
  chitFundsAct,
  companySecretariesAct,
  conductRules,
  companyMiscellaneousRules,
  costAccountantsAct,
  csrRules,
  foreignContributionAct,
  maharashtraStampAct,
  moneyLaunderingAct,
  partnershipAct,
  reserveBankAct,
  societiesAct,
  unregulatedDepositsAct,
} from '@/law/firms/facts';
import { cgstAct, integratedTaxNotifications } from '@/law/gst/facts';
import { financeAct, incomeTaxAct, incomeTaxRules } from '@/law/income-tax/facts';
import { advice, factsOfAdvice, nothingFits, outside } from './advice';
import { factsOfForms, formGroups, forms, topics } from './legal-forms';
import { questions } from './questions';
import { conditionWeight, factsOfRules, lightness, rules } from './rules';

/** All data of the comparison and the chooser, in one place, so that only the pages with them load it. */
export const structureGuide = {
  topics,
  forms,
  groups: formGroups,
  questions,
  rules,
  lightness,
  conditionWeight,
  advice,
  nothingFits,
  outside,
  rests: [...factsOfForms, ...factsOfRules, ...factsOfAdvice],
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
    integratedTaxNotifications,
    companyFeesRules,
    maharashtraStampAct,
    charteredAccountantsAct,
    costAccountantsAct,
    companySecretariesAct,
    foreignExchangeAct,
    mcaNotifications,
    advocatesAct,
    barCouncilRules,
    mcaPortal,
    contractAct,
    reserveBankAct,
    chitFundsAct,
    unregulatedDepositsAct,
    moneyLaunderingAct,
    conductRules,
  ],
};

export type StructureGuide = typeof structureGuide;

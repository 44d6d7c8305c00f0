import {
  companiesAct,
  incorporationRules,
  nidhiRules,
  section8Exemptions,
  nonDebtRules,
  companyFeesRules,
  foreignExchangeAct,
  mcaNotifications,
  mcaPortal,
} from '@/law/companies/texts';
import { advocatesAct, barCouncilRules, contractAct } from '@/law/contracts/texts';
import {
  partnershipAct,
  companyMiscellaneousRules,
  societiesAct,
  foreignContributionAct,
  csrRules,
  maharashtraStampAct,
  charteredAccountantsAct,
  costAccountantsAct,
  companySecretariesAct,
  reserveBankAct,
  chitFundsAct,
  unregulatedDepositsAct,
  moneyLaunderingAct,
  conductRules,
} from '@/law/firms/texts';
import { cgstAct, integratedTaxNotifications } from '@/law/gst/texts';
import { incomeTaxAct, incomeTaxRules, financeAct } from '@/law/income-tax/texts';
import { llpAct, llpRules } from '@/law/llps/texts';
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

import { AFTER_THE_BILL, lateFees } from '@/law/companies/facts';
import { fact, type Bands } from '@/law/fact';
import type { Source } from '@/law/source';
import { afterMarch, calendarDays, months, rupees } from '@/law/units';

/* Limited liability partnerships (LLPs): forming one, its filings and their fees. */

/** Forms that are filed from then on pay by this table. */
const ANNEXURE_A = { ...AFTER_THE_BILL, from: '2022-04-01' };

// Sources

export const llpAct: Source = {
  id: 'llp-act',
  area: 'mca',
  title: 'Limited Liability Partnership Act, 2008',
  href: 'https://indiacode.gov.in',
};

export const llpRules: Source = {
  id: 'llp-rules',
  area: 'mca',
  title: 'Limited Liability Partnership Rules, 2009',
  href: 'https://www.mca.gov.in',
};

export const llpBeneficialOwnerRules: Source = {
  id: 'llp-beneficial-owner-rules',
  area: 'mca',
  title: 'Limited Liability Partnership (Significant Beneficial Owners) Rules, 2023',
  href: 'https://www.mca.gov.in',
  since: '2023-11-09',
};

// Forms and fees

/** LLP BEN-2, from the declaration in LLP BEN-1: of who owns 10% or decides, indirectly. The number of the rule is unread. */
export const llpBeneficialOwnerWithin = fact(
  calendarDays(30),
  llpBeneficialOwnerRules,
  'Rules of 2023',
);

/** Form 4D, from receiving the declarations of who stands in the register and who owns the share. */
export const llpBeneficialInterestWithin = fact(calendarDays(30), llpRules, 'rule 22B');

/** Form 4A, the register of partners, after a change. */
export const llpRegisterWithin = fact(calendarDays(7), llpRules, 'rule 22A');

/** In India in the financial year, at least 1 designated partner. */
export const llpResidentDays = fact(calendarDays(120), llpAct, 'section 7');

/** RUN-LLP. */
export const llpNameFee = llpFee(200);

/** A name reserved in RUN-LLP. */
export const llpNameHeld = fact(months(3), llpRules, 'rule 18');

/** FiLLiP, by contribution: up to ₹1 lakh, ₹5 lakh, ₹10 lakh, ₹25 lakh, ₹1 crore (100 lakh), and above. */
export const llpFee1 = llpFee(500);
export const llpFee5 = llpFee(2_000);
export const llpFee10 = llpFee(4_000);
export const llpFee25 = llpFee(5_000);
export const llpFee100 = llpFee(10_000);
export const llpMostFee = llpFee(25_000);

/** FiLLiP, by contribution; a band begins a paisa above the limit of the one before. */
export const llpIncorporationFees: Bands<number> = [
  { from: 0, fact: llpFee1 },
  { from: 1_00_000_01, fact: llpFee5 },
  { from: 5_00_000_01, fact: llpFee10 },
  { from: 10_00_000_01, fact: llpFee25 },
  { from: 25_00_000_01, fact: llpFee100 },
  { from: 1_00_00_000_01, fact: llpMostFee },
];

/** Name, FiLLiP and Form 3 together: the sums of their fees. */
export const llpStart1 = llpFee(750);
export const llpStart5 = llpFee(2_300);
export const llpStart10 = llpFee(4_350);
export const llpStart25 = llpFee(5_400);
export const llpStart100 = llpFee(10_600);
export const llpMostStart = llpFee(25_800);

/** Of Forms 3, 8, 11 and others, by contribution, likewise. */
export const llpFormFee1 = llpFee(50);
export const llpFormFee5 = llpFee(100);
export const llpFormFee10 = llpFee(150);
export const llpFormFee25 = llpFee(200);
export const llpFormFee100 = llpFee(400);
export const llpMostFormFee = llpFee(600);

/** Form 4, whatever the contribution: read in tables of practitioners that agree, not in the Annexure itself. */
export const smallLlpPartnerFormFee = llpFee(50);
export const llpPartnerFormFee = llpFee(150);

/** By contribution; a band begins a paisa above the limit of the one before. */
export const llpFormFees: Bands<number> = [
  { from: 0, fact: llpFormFee1 },
  { from: 1_00_000_01, fact: llpFormFee5 },
  { from: 5_00_000_01, fact: llpFormFee10 },
  { from: 10_00_000_01, fact: llpFormFee25 },
  { from: 25_00_000_01, fact: llpFormFee100 },
  { from: 1_00_00_000_01, fact: llpMostFormFee },
];

const LLP_DELAYS = [1, 16, 31, 61, 91, 181, 361];

/** By days late, of a small LLP; beyond 360, Forms 8 and 11 stay in the band before and add a sum a day. */
export const smallLlpLateFees = lateFees(
  llpRules,
  'Annexure A',
  ANNEXURE_A,
  LLP_DELAYS,
  [1, 2, 4, 6, 10, 15, 25],
);
export const llpOtherLateFees = lateFees(
  llpRules,
  'Annexure A',
  ANNEXURE_A,
  LLP_DELAYS,
  [1, 4, 8, 12, 20, 30, 50],
);

/** Forms 8 and 11, for each day beyond 360. */
export const smallLlpDailyLateFee = fact(rupees(10, 'day'), llpRules, 'Annexure A', ANNEXURE_A);
export const llpDailyLateFee = fact(rupees(20, 'day'), llpRules, 'Annexure A', ANNEXURE_A);

/** Contribution up to which an LLP may be small; its turnover counts too. */
export const smallLlpContribution = fact(rupees(25_00_000), llpAct, 'section 2', ANNEXURE_A);

/* @__NO_SIDE_EFFECTS__ */
function llpFee(whole: number) {
  return fact(rupees(whole), llpRules, 'Annexure A', ANNEXURE_A);
}

/** Form 3, from incorporation and from each change. */
export const llpAgreementWithin = fact(calendarDays(30), llpRules, 'rule 21');

/** Form 11, annual return. */
export const llpForm11Due = fact(afterMarch(2, 30), llpAct, 'section 35');

/** Form 8, statement of account and solvency. */
export const llpForm8Due = fact(afterMarch(7, 30), llpAct, 'section 34');

/** For missing Form 8 or 11, apart from the late fee. */
export const llpPenalty = fact(rupees(100, 'day'), llpAct, 'sections 34 and 35', AFTER_THE_BILL);

/**
 * Audit above either of the 2, on the safe reading. By its words the proviso spares an LLP whose turnover or whose
 * contribution stays within its limit, so that both have to be passed; practice is split.
 */
export const llpAuditTurnover = fact(rupees(40_00_000), llpRules, 'rule 24(8)');
export const llpAuditContribution = fact(rupees(25_00_000), llpRules, 'rule 24(8)');

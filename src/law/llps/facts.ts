import { llpBeneficialOwnerRules, llpRules, llpAct } from './texts';
import { AFTER_THE_BILL } from '@/law/companies/facts';
import { fact, lateFeeTable, type Bands } from '@/law/fact';
import { calendarDays, rupees, months, afterMarch, years } from '@/law/units';

/* Limited liability partnerships (LLPs): formation, filings and fees. */

/** This table applies to forms filed from this day on. */
const ANNEXURE_A = {
  at: [llpRules, 'Annexure A'] as const,
  ...AFTER_THE_BILL,
  from: '2022-04-01',
  referenceDay: 'the day of filing' as const,
};

/** A fee of Annexure A, in rupees. */
/* @__NO_SIDE_EFFECTS__ */
function annexureFee(label: string, fee: number) {
  return fact(label, { is: rupees(fee), ...ANNEXURE_A });
}

// Forms and fees

/** If the form still has defects, the same time runs again. Read in a copy of the rule as amended in 2018. */
export const resubmitWithin = fact('Time to send a returned LLP form again', {
  is: calendarDays(15),
  at: [llpRules, 'rule 11(2)'],
});

/** LLP BEN-2, counted from the declaration (LLP BEN-1) of those who indirectly own 10% or control the LLP. */
export const beneficialOwnerWithin = fact('Time to file an LLP’s beneficial owner (BEN-2)', {
  is: calendarDays(30),
  at: [llpBeneficialOwnerRules, 'rule 6'],
});

/** Form 4D, counted from the declarations of the registered and the actual owner of a share. */
export const beneficialInterestWithin = fact('Time to report a share’s actual owner (Form 4D)', {
  is: calendarDays(30),
  at: [llpRules, 'rule 22B'],
});
export const registerWithin = fact('Time to enter a change of partners (Form 4A)', {
  is: calendarDays(7),
  at: [llpRules, 'rule 22A'],
});
export const residentDays = fact('Days a year in India for a designated partner', {
  is: calendarDays(120),
  at: [llpAct, 'section 7'],
});
export const nameFee = annexureFee('Fee to reserve an LLP name (RUN-LLP)', 200);
export const nameHeld = fact('Time for which an LLP name stays reserved', {
  is: months(3),
  at: [llpRules, 'rule 18'],
});

/** FiLLiP, by contribution: up to ₹1 lakh, ₹5 lakh, ₹10 lakh, ₹25 lakh, ₹1 crore (100 lakh), and above. */
export const fee1 = annexureFee('FiLLiP fee, contribution up to ₹1 lakh', 500);
export const fee5 = annexureFee('FiLLiP fee, contribution up to ₹5 lakh', 2_000);
export const fee10 = annexureFee('FiLLiP fee, contribution up to ₹10 lakh', 4_000);
export const fee25 = annexureFee('FiLLiP fee, contribution up to ₹25 lakh', 5_000);
export const fee100 = annexureFee('FiLLiP fee, contribution up to ₹1 crore', 10_000);
export const mostFee = annexureFee('FiLLiP fee, contribution above ₹1 crore', 25_000);

/** The fee of FiLLiP, by contribution. Each band begins one paisa above the limit of the band before. */
export const incorporationFees: Bands<number> = [
  { from: 0, fact: fee1 },
  { from: 1_00_000_01, fact: fee5 },
  { from: 5_00_000_01, fact: fee10 },
  { from: 10_00_000_01, fact: fee25 },
  { from: 25_00_000_01, fact: fee100 },
  { from: 1_00_00_000_01, fact: mostFee },
];
export const start1 = annexureFee('Fees of name, FiLLiP and Form 3, up to ₹1 lakh', 750);
export const start5 = annexureFee('Fees of name, FiLLiP and Form 3, up to ₹5 lakh', 2_300);
export const start10 = annexureFee('Fees of name, FiLLiP and Form 3, up to ₹10 lakh', 4_350);
export const start25 = annexureFee('Fees of name, FiLLiP and Form 3, up to ₹25 lakh', 5_400);
export const start100 = annexureFee('Fees of name, FiLLiP and Form 3, up to ₹1 crore', 10_600);
export const mostStart = annexureFee('Fees of name, FiLLiP and Form 3, above ₹1 crore', 25_800);
export const formFee1 = annexureFee('LLP form fee, contribution up to ₹1 lakh', 50);
export const formFee5 = annexureFee('LLP form fee, contribution up to ₹5 lakh', 100);
export const formFee10 = annexureFee('LLP form fee, contribution up to ₹10 lakh', 150);
export const formFee25 = annexureFee('LLP form fee, contribution up to ₹25 lakh', 200);
export const formFee100 = annexureFee('LLP form fee, contribution up to ₹1 crore', 400);
export const mostFormFee = annexureFee('LLP form fee, contribution above ₹1 crore', 600);

/** Form 4, for any contribution. We read it in tables of practitioners, which agree. We did not read the Annexure. */
export const smallLlpPartnerFormFee = annexureFee('Form 4 fee of a small LLP', 50);
export const partnerFormFee = annexureFee('Form 4 fee of any other LLP', 150);

/** The fee of a form, by contribution. Each band begins one paisa above the limit of the band before. */
export const formFees: Bands<number> = [
  { from: 0, fact: formFee1 },
  { from: 1_00_000_01, fact: formFee5 },
  { from: 5_00_000_01, fact: formFee10 },
  { from: 10_00_000_01, fact: formFee25 },
  { from: 25_00_000_01, fact: formFee100 },
  { from: 1_00_00_000_01, fact: mostFormFee },
];

/** For a small LLP, by days late. After 360 days, the fee of Forms 8 and 11 is the fee of the last band plus a daily sum. */
export const smallLlpLateFees = lateFeeTable('Additional fee of a late form, small LLP', {
  times: { 1: 1, 16: 2, 31: 4, 61: 6, 91: 10, 181: 15, 361: 25 },
  ...ANNEXURE_A,
});
export const otherLateFees = lateFeeTable('Additional fee of a late form, any other LLP', {
  times: { 1: 1, 16: 4, 31: 8, 61: 12, 91: 20, 181: 30, 361: 50 },
  ...ANNEXURE_A,
});
export const smallLlpDailyLateFee = fact('Daily fee of Form 8 or 11 after 360 days, small LLP', {
  is: rupees(10, 'day'),
  ...ANNEXURE_A,
});
export const dailyLateFee = fact('Daily fee of Form 8 or 11 after 360 days, any other LLP', {
  is: rupees(20, 'day'),
  ...ANNEXURE_A,
});

/** Contribution up to which an LLP may be small. Its turnover has a limit too. */
export const smallLlpContribution = fact('Contribution up to which an LLP may be small', {
  is: rupees(25_00_000),
  ...ANNEXURE_A,
  at: [llpAct, 'section 2'],
});
export const agreementWithin = fact('Time to file the LLP agreement (Form 3)', {
  is: calendarDays(30),
  at: [llpRules, 'rule 21'],
});
export const form11Due = fact('Due date of an LLP’s annual return (Form 11)', {
  is: afterMarch(2, 30),
  at: [llpAct, 'section 35'],
});
export const form8Due = fact('Due date of an LLP’s accounts (Form 8)', {
  is: afterMarch(7, 30),
  at: [llpAct, 'section 34'],
});
export const penalty = fact('Penalty for missing Form 8 or 11', {
  is: rupees(100, 'day'),
  at: [llpAct, 'sections 34 and 35'],
  ...AFTER_THE_BILL,
});

/**
 * The safe reading: an LLP above either limit needs an audit. The words of the proviso exempt an LLP within one of the limits, so
 * that only an LLP above both limits needs an audit. Practice is divided.
 */
export const auditTurnover = fact('Turnover above which an LLP is audited', {
  is: rupees(40_00_000),
  at: [llpRules, 'rule 24(8)'],
});
export const auditContribution = fact('Contribution above which an LLP is audited', {
  is: rupees(25_00_000),
  at: [llpRules, 'rule 24(8)'],
});

// After an application: time limits

export const incorporatedWithin = fact('Time for the Registrar to register a complete LLP', {
  is: calendarDays(14),
  at: [llpAct, 'section 12(1)'],
});

// How it ends

export const strikeOffIdleAfter = fact('Idle time after which an LLP may be struck off', {
  is: years(1),
  at: [llpRules, 'rule 37(1)'],
});

export const strikeOffNotice = fact('Public notice before an LLP is struck off', {
  is: months(1),
  at: [llpRules, 'rule 37(1)'],
});

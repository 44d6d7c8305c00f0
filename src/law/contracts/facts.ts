import {
  shopRules,
  registrationAct,
  limitationAct,
  consumerProtectionAct,
  chequeAct,
  civilProcedureCode,
  commercialCourtsAct,
  insolvencyCode,
} from './texts';
import { SHOP_DUTIES_FROM } from './shop-duties';
import { fact } from '@/law/fact';
import { onDay, months, years, calendarDays, rupees } from '@/law/units';

/* Contracts, stamps, evidence, limitation, courts and advocates. */

/** When section 64 of the Mediation Act, 2023 is notified, that Act replaces the mediation below. */
const UNTIL_MEDIATION_ACT = { reviewBy: '2027-05-20' };

// Selling online

/** Examples: a copy of each complaint, the lowest price of 30 days beside a reduced price, a yearly audit of dark patterns. */
export const shopDutiesFrom = fact('Day from which online shops have new duties', {
  is: onDay(SHOP_DUTIES_FROM),
  at: [shopRules, 'rule 4(5) and (15)'],
  order: 'G.S.R. 789(E) of 9 September 2026',
  from: SHOP_DUTIES_FROM,
  change:
    'online sellers give each complainant a copy of the complaint, join the National Consumer Helpline, show the lowest earlier price of 30 days beside a reduced price, and certify each year that the site has no dark patterns',
});

// Stamps and registration

export const registerDeedWithin = fact('Time to register a document', {
  is: months(4),
  at: [registrationAct, 'section 23'],
});

// Time limits

/** The general time for breach of contract, recovery of money and damages for infringement. */
export const suitWithin = fact('Time to sue on a contract or for money', {
  is: years(3),
  at: [limitationAct, 'Schedule'],
});
export const consumerComplaintWithin = fact('Time to complain to a consumer commission', {
  is: years(2),
  at: [consumerProtectionAct, 'section 69'],
});
export const chequeNoticeWithin = fact('Time to send notice of a bounced cheque', {
  is: calendarDays(30),
  at: [chequeAct, 'section 138'],
});
export const chequePayWithin = fact('Time to pay after notice of a bounced cheque', {
  is: calendarDays(15),
  at: [chequeAct, 'section 138'],
});
export const chequeComplainWithin = fact('Time to complain about a bounced cheque', {
  is: months(1),
  at: [chequeAct, 'section 142'],
});
export const governmentNotice = fact('Notice before a suit against the government', {
  is: months(2),
  at: [civilProcedureCode, 'section 80'],
});

// Commercial courts

export const commercialValue = fact('Minimum value of a commercial dispute', {
  is: rupees(3_00_000),
  at: [commercialCourtsAct, 'section 2'],
});
export const mediationLasts = fact('Time of mediation before a commercial suit', {
  is: months(3),
  at: [commercialCourtsAct, 'section 12A'],
  ...UNTIL_MEDIATION_ACT,
});
export const mediationExtension = fact('Extension of mediation before a commercial suit', {
  is: months(2),
  at: [commercialCourtsAct, 'section 12A'],
  ...UNTIL_MEDIATION_ACT,
});
export const writtenStatementWithin = fact('Time for a written statement', {
  is: calendarDays(30),
  at: [civilProcedureCode, 'Order VIII'],
});
export const writtenStatementLimit = fact('Longest time for a written statement', {
  is: calendarDays(120),
  at: [civilProcedureCode, 'Order VIII'],
});
export const commercialAppealWithin = fact('Time to appeal in a commercial case', {
  is: calendarDays(60),
  at: [commercialCourtsAct, 'section 13'],
});

// Answers

/** The commission may extend this time once, by up to 15 days. */
export const consumerReplyWithin = fact('Time to answer a consumer complaint', {
  is: calendarDays(30),
  at: [consumerProtectionAct, 'section 38(2)'],
});
export const insolvencyReplyWithin = fact('Time to answer a demand under the insolvency code', {
  is: calendarDays(10),
  at: [insolvencyCode, 'section 8(2)'],
});

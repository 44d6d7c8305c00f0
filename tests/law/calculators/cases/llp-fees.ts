import type { Case } from './case';

/**
 * Worked from the Limited Liability Partnership Rules, 2009, Annexure A.
 *
 * FiLLiP: contribution that "does not exceed ₹1 lakh" ₹500; above, "does not exceed ₹5 lakhs" ₹2,000; "does not exceed
 * ₹10 lakhs" ₹4,000. Form 3, in the same way: ₹50, ₹100, ₹150; to ₹25 lakh ₹200, to ₹1 crore ₹400, above ₹600. RUN-LLP
 * ₹200. Above ₹10 lakh the facts leave FiLLiP open: the sum holds Form 3 (and the name), a note says that FiLLiP is
 * missing. Stamp duty on the agreement is left open always.
 */
export const cases: readonly Case[] = [
  {
    answers: { contribution: '1,00,000', reserve: 'no' },
    total: '₹550',
    note: /stamp duty/i,
    working: '₹500 + ₹50: ₹1 lakh does not exceed ₹1 lakh',
  },
  {
    answers: { contribution: '1,00,000', reserve: 'yes' },
    total: '₹750',
    working: '₹200 + ₹500 + ₹50',
  },
  { answers: { contribution: '10,000', reserve: 'no' }, total: '₹550', working: '₹500 + ₹50' },
  {
    answers: { contribution: '1,00,000.01', reserve: 'no' },
    total: '₹2,100',
    working: 'One paisa above ₹1 lakh: ₹2,000 + ₹100',
  },
  {
    answers: { contribution: '1,00,001', reserve: 'yes' },
    total: '₹2,300',
    working: '₹200 + ₹2,000 + ₹100',
  },
  {
    answers: { contribution: '5,00,000', reserve: 'no' },
    total: '₹2,100',
    working: 'Equal to ₹5 lakh: ₹2,000 + ₹100',
  },
  {
    answers: { contribution: '5,00,001', reserve: 'no' },
    total: '₹4,150',
    working: '₹4,000 + ₹150',
  },
  {
    answers: { contribution: '10,00,000', reserve: 'yes' },
    total: '₹4,350',
    working: 'Equal to ₹10 lakh: ₹200 + ₹4,000 + ₹150',
  },
  {
    answers: { contribution: '10,00,001', reserve: 'no' },
    total: '₹200',
    note: /FiLLiP/,
    working: 'FiLLiP left open; Form 3 to ₹25 lakh ₹200',
  },
  {
    answers: { contribution: '25,00,000', reserve: 'yes' },
    total: '₹400',
    note: /FiLLiP/,
    working: 'FiLLiP left open; Form 3 to ₹25 lakh ₹200 + name ₹200',
  },
  {
    answers: { contribution: '25,00,001', reserve: 'no' },
    total: '₹400',
    note: /FiLLiP/,
    working: 'FiLLiP left open; Form 3 to ₹1 crore ₹400',
  },
  {
    answers: { contribution: '1,00,00,000', reserve: 'no' },
    total: '₹400',
    note: /FiLLiP/,
    working: 'Equal to ₹1 crore: Form 3 ₹400',
  },
  {
    answers: { contribution: '1,00,00,001', reserve: 'no' },
    total: '₹600',
    note: /FiLLiP/,
    working: 'Above ₹1 crore: Form 3 ₹600',
  },
  {
    answers: { contribution: '५,००,०००', reserve: 'no' },
    total: '₹2,100',
    working: 'Devanagari digits: ₹5 lakh; ₹2,000 + ₹100',
  },
  {
    answers: { contribution: '500000', reserve: 'no' },
    total: '₹2,100',
    working: 'Without commas: ₹5 lakh; ₹2,000 + ₹100',
  },
  {
    answers: { contribution: 'one lakh', reserve: 'no' },
    total: { problem: 'contribution' },
    working: 'Letters are no amount',
  },
  {
    answers: { contribution: '', reserve: 'no' },
    total: { problem: 'contribution' },
    working: 'Nothing typed',
  },
  {
    answers: { contribution: 'Infinity', reserve: 'no' },
    total: { problem: 'contribution' },
    working: 'Letters are no amount',
  },
];

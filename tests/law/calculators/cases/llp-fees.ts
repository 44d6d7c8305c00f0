import type { Case } from './case';

/**
 * Worked from the Limited Liability Partnership Rules, 2009, Annexure A.
 *
 * FiLLiP: contribution that "does not exceed ₹1 lakh" ₹500; above, "does not exceed ₹5 lakhs" ₹2,000; "does not exceed
 * ₹10 lakhs" ₹4,000; "₹25 lakhs" ₹5,000; "₹1 Crore" ₹10,000; above ₹25,000 (item 1, as of G.S.R. 109(E) of 11 February
 * 2022, from 1 April 2022). Form 3 (item 3), in the same way: ₹50, ₹100, ₹150, ₹200, ₹400, ₹600. RUN-LLP ₹200. Stamp duty
 * on the agreement is left open always.
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
  {
    answers: { contribution: '10,00,000.01', reserve: 'no' },
    total: '₹5,200',
    working: 'One paisa above ₹10 lakh: 5,000 + 200',
  },
  {
    answers: { contribution: '10,00,001', reserve: 'yes' },
    total: '₹5,400',
    working: '5,000 + 200 + 200',
  },
  {
    answers: { contribution: '12,00,000', reserve: 'no' },
    total: '₹5,200',
    working: '5,000 + 200',
  },
  {
    answers: { contribution: '25,00,000', reserve: 'no' },
    total: '₹5,200',
    working: 'Does not exceed ₹25 lakh: 5,000 + 200',
  },
  {
    answers: { contribution: '25,00,000.01', reserve: 'no' },
    total: '₹10,400',
    working: '10,000 + 400',
  },
  {
    answers: { contribution: '25,00,001', reserve: 'yes' },
    total: '₹10,600',
    working: '10,000 + 400 + 200',
  },
  {
    answers: { contribution: '99,99,999', reserve: 'no' },
    total: '₹10,400',
    working: '10,000 + 400',
  },
  {
    answers: { contribution: '1,00,00,000', reserve: 'yes' },
    total: '₹10,600',
    working: 'Does not exceed ₹1 crore: 10,000 + 400 + 200',
  },
  {
    answers: { contribution: '1,00,00,001', reserve: 'no' },
    total: '₹25,600',
    working: '25,000 + 600',
  },
  {
    answers: { contribution: '5,00,00,000', reserve: 'yes' },
    total: '₹25,800',
    working: '25,000 + 600 + 200',
  },
  {
    answers: { contribution: '१५,००,०००', reserve: 'no' },
    total: '₹5,200',
    working: 'Devanagari digits: ₹15 lakh; 5,000 + 200',
  },
];

import type { Case } from './case';

/**
 * Calculated by hand from the Limited Liability Partnership Rules, 2009, Annexure A.
 *
 * - FiLLiP, the form of incorporation (item 1; G.S.R. 109(E), from 1 April 2022): ₹500 if the contribution "does not exceed
 *   ₹1 lakh", ₹2,000 up to ₹5 lakh, ₹4,000 up to ₹10 lakh, ₹5,000 up to ₹25 lakh, ₹10,000 up to ₹1 crore, ₹25,000 above.
 * - Form 3 (item 3), for the same contributions: ₹50, ₹100, ₹150, ₹200, ₹400, ₹600.
 * - RUN-LLP: ₹200.
 * - The sums leave out the stamp duty on the agreement.
 */
export const cases: readonly Case[] = [
  // Equal to ₹1 lakh: ₹500 + ₹50
  [{ contribution: '1,00,000', reserve: 'no' }, '₹550', { note: /stamp duty/i }],
  [{ contribution: '1,00,000', reserve: 'yes' }, '₹750'], // ₹200 + ₹500 + ₹50
  [{ contribution: '10,000', reserve: 'no' }, '₹550'], // ₹500 + ₹50
  // One paisa above ₹1 lakh: ₹2,000 + ₹100
  [{ contribution: '1,00,000.01', reserve: 'no' }, '₹2,100'],
  [{ contribution: '1,00,001', reserve: 'yes' }, '₹2,300'], // ₹200 + ₹2,000 + ₹100
  [{ contribution: '5,00,000', reserve: 'no' }, '₹2,100'], // Equal to ₹5 lakh: ₹2,000 + ₹100
  [{ contribution: '5,00,001', reserve: 'no' }, '₹4,150'], // ₹4,000 + ₹150
  // Equal to ₹10 lakh: ₹200 + ₹4,000 + ₹150
  [{ contribution: '10,00,000', reserve: 'yes' }, '₹4,350'],
  // ₹5 lakh in Devanagari digits: ₹2,000 + ₹100
  [{ contribution: '५,००,०००', reserve: 'no' }, '₹2,100'],
  [{ contribution: '500000', reserve: 'no' }, '₹2,100'], // ₹5 lakh without commas: ₹2,000 + ₹100
  // An amount can’t be letters
  [{ contribution: 'one lakh', reserve: 'no' }, { problem: 'contribution' }],
  [{ contribution: '', reserve: 'no' }, { problem: 'contribution' }], // Nothing typed
  // An amount can’t be letters
  [{ contribution: 'Infinity', reserve: 'no' }, { problem: 'contribution' }],
  // One paisa above ₹10 lakh: 5,000 + 200
  [{ contribution: '10,00,000.01', reserve: 'no' }, '₹5,200'],
  [{ contribution: '10,00,001', reserve: 'yes' }, '₹5,400'], // 5,000 + 200 + 200
  [{ contribution: '12,00,000', reserve: 'no' }, '₹5,200'], // 5,000 + 200
  [{ contribution: '25,00,000', reserve: 'no' }, '₹5,200'], // Equal to ₹25 lakh: 5,000 + 200
  [{ contribution: '25,00,000.01', reserve: 'no' }, '₹10,400'], // 10,000 + 400
  [{ contribution: '25,00,001', reserve: 'yes' }, '₹10,600'], // 10,000 + 400 + 200
  [{ contribution: '99,99,999', reserve: 'no' }, '₹10,400'], // 10,000 + 400
  // Equal to ₹1 crore: 10,000 + 400 + 200
  [{ contribution: '1,00,00,000', reserve: 'yes' }, '₹10,600'],
  [{ contribution: '1,00,00,001', reserve: 'no' }, '₹25,600'], // 25,000 + 600
  [{ contribution: '5,00,00,000', reserve: 'yes' }, '₹25,800'], // 25,000 + 600 + 200
  // ₹15 lakh in Devanagari digits: 5,000 + 200
  [{ contribution: '१५,००,०००', reserve: 'no' }, '₹5,200'],
];

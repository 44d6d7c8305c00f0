import type { Case } from './case';

/** A small company or a one person company. It reserves no name. */
const SMALL = { kind: 'small', reserve: 'no' };
/** Another company. It reserves no name. */
const OTHER = { kind: 'other', reserve: 'no' };

/**
 * Calculated by hand from the table of fees in the Companies (Registration Offices and Fees) Rules, 2014, and from rule 38 of the
 * Companies (Incorporation) Rules, 2014.
 *
 * - Up to an authorised capital of ₹15 lakh, registration is free. Reserving a name (SPICe+ Part A) costs ₹1,000.
 * - Above ₹15 lakh, the memorandum has a basic fee, and a fee for each started step of ₹10,000 above ₹10 lakh (item I.A). Small
 *   companies and one person companies pay ₹2,000 and ₹200 for each step, up to a capital of ₹50 lakh. Others pay ₹36,000. Each of
 *   their steps costs ₹300 up to ₹50 lakh, ₹100 up to ₹1 crore, ₹75 above. The fee is at most ₹2.5 crore and ₹5,000.
 * - The articles cost the normal fee of a form.
 * - The tables of two firms add ₹500 for SPICe+ itself, another table does not. The sums leave out this fee and the stamp duty.
 */
export const cases: readonly Case[] = [
  // Up to ₹15 lakh: free
  [{ capital: '1,00,000', reserve: 'no' }, '₹0', { note: /stamp duty/i }],
  // Free, plus ₹1,000 for the name
  [{ capital: '1,00,000', reserve: 'yes' }, '₹1,000', { note: /stamp duty/i }],
  [{ capital: '1', reserve: 'no' }, '₹0'], // There has been no minimum capital since 2015
  [{ capital: '10,00,000', reserve: 'yes' }, '₹1,000'], // Free, plus ₹1,000
  [{ capital: '15,00,000', reserve: 'no' }, '₹0'], // Equal to ₹15 lakh: still free
  [{ capital: '15,00,000', reserve: 'yes' }, '₹1,000'], // Equal to ₹15 lakh: free, plus ₹1,000
  [{ capital: '14,99,999.99', reserve: 'yes' }, '₹1,000'], // One paisa below ₹15 lakh: free, plus ₹1,000
  [{ capital: '₹ 5,00,000', reserve: 'yes' }, '₹1,000'], // The amount may have the rupee sign
  [{ capital: '१,००,०००', reserve: 'yes' }, '₹1,000'], // ₹1 lakh in Devanagari digits
  [{ capital: 'ten lakh', reserve: 'no' }, { problem: 'capital' }], // An amount can’t be letters
  // Letters follow the digits, so this is not ₹10
  [{ capital: '10 lakhs', reserve: 'no' }, { problem: 'capital' }],
  [{ capital: '', reserve: 'no' }, { problem: 'capital' }], // Nothing typed
  [{ capital: '-1,00,000', reserve: 'no' }, { problem: 'capital' }], // An amount can’t be negative
  // Nobody groups digits like this: a typing mistake
  [{ capital: '1,0,0,000', reserve: 'no' }, { problem: 'capital' }],
  [{ ...SMALL, capital: '20,00,000' }, '₹22,400'], // 100 × 200 = 20,000 + 2,000 + articles 400
  [{ capital: '20,00,000', kind: 'small', reserve: 'yes' }, '₹23,400'], // 22,400 + 1,000
  [{ ...OTHER, capital: '20,00,000' }, '₹66,400'], // 100 × 300 = 30,000 + 36,000 + 400
  [{ capital: '20,00,000', kind: 'other', reserve: 'yes' }, '₹67,400'], // 66,400 + 1,000
  // Up to ₹15 lakh, registration is free for every kind of company
  [{ capital: '15,00,000', kind: 'other', reserve: 'yes' }, '₹1,000'],
  // One paisa above ₹15 lakh: 51 started steps × 200 = 10,200 + 2,000 + 400
  [{ ...SMALL, capital: '15,00,000.01' }, '₹12,600', { note: /SPICe\+ itself/ }],
  // 5,00,001 above ₹10 lakh: 51 started steps × 200 = 10,200 + 2,000 + 400
  [{ ...SMALL, capital: '15,00,001' }, '₹12,600'],
  [{ ...OTHER, capital: '15,00,001' }, '₹51,700'], // 51 × 300 = 15,300 + 36,000 + 400
  [{ ...OTHER, capital: '24,99,999' }, '₹81,400'], // 150 started steps × 300 = 45,000 + 36,000 + 400
  [{ ...SMALL, capital: '25,00,000' }, '₹32,500'], // 150 × 200 = 30,000 + 2,000 + 500
  // 45,000 + 36,000 + 500 + 1,000
  [{ capital: '25,00,000', kind: 'other', reserve: 'yes' }, '₹82,500'],
  [{ ...SMALL, capital: '50,00,000' }, '₹82,500'], // 400 × 200 = 80,000 + 2,000 + 500
  [{ ...OTHER, capital: '50,00,000' }, '₹1,56,500'], // 400 × 300 = 1,20,000 + 36,000 + 500
  [{ ...OTHER, capital: '50,00,001' }, '₹1,56,600'], // 1,56,000 + 1 started step × 100 + 500
  [{ ...OTHER, capital: '60,00,000' }, '₹1,66,500'], // 1,56,000 + 100 × 100 + 500
  [{ ...OTHER, capital: '1,00,00,000' }, '₹2,06,600'], // 1,56,000 + 500 × 100 + 600
  [{ ...OTHER, capital: '1,00,00,001' }, '₹2,06,675'], // 2,06,000 + 75 + 600
  // 2,06,000 + 1,000 × 75 + 600 + 1,000
  [{ capital: '2,00,00,000', kind: 'other', reserve: 'yes' }, '₹2,82,600'],
  // The table for small companies ends at ₹50 lakh, so the sum has only the 500 for the articles
  [{ ...SMALL, capital: '60,00,000' }, '₹500', { note: /No total[^]*Not known[^]*Enquire Fees/i }],
  // 2,06,000 + 99,000 × 75 = 76,31,000 + 600 + 1,000
  [{ capital: '1,00,00,00,000', kind: 'other', reserve: 'yes' }, '₹76,32,600'],
  // 2,06,000 + 4,99,000 × 75 = 3.76 crore, but at most 5,000 + 2.5 crore; then + 600
  [{ ...OTHER, capital: '5,00,00,00,000' }, '₹2,50,05,600'],
  [{ ...SMALL, capital: '२०,००,०००' }, '₹22,400'], // ₹20 lakh in Devanagari digits
];

import type { Case } from './case';

/** A small company or a one person company. It reserves no name. */
const SMALL = { kind: 'small', reserve: 'no' };
/** Another company. It reserves no name. */
const OTHER = { kind: 'other', reserve: 'no' };

/**
 * Worked from the table of fees in the Companies (Registration Offices and Fees) Rules, 2014, and from rule 38 of the Companies
 * (Incorporation) Rules, 2014.
 *
 * - A company with an authorised capital of ₹15 lakh or less is registered free of charge. To reserve a name in SPICe+ Part A
 *   costs ₹1,000.
 * - Above ₹15 lakh, the memorandum costs a fee for each ₹10,000, or part of it, of the capital above ₹10 lakh (item I.A). Small
 *   companies and one person companies pay ₹2,000 and ₹200 for each, up to a capital of ₹50 lakh. Others pay ₹36,000 and ₹300 for
 *   each up to ₹50 lakh, ₹100 up to ₹1 crore, ₹75 above. All of it, except the first ₹5,000, is at most ₹2.5 crore.
 * - The articles cost the normal fee of a form.
 * - Two firms' tables add ₹500 for SPICe+ itself, one table does not. So this fee is left open, as is the State's stamp duty.
 */
export const cases: readonly Case[] = [
  // Up to ₹15 lakh: nil; no name is reserved separately
  [{ capital: '1,00,000', reserve: 'no' }, '₹0', { note: /stamp duty/i }],
  // Nil + ₹1,000 (Part A)
  [{ capital: '1,00,000', reserve: 'yes' }, '₹1,000', { note: /stamp duty/i }],
  [{ capital: '1', reserve: 'no' }, '₹0'], // No minimum capital since 2015; up to ₹15 lakh: nil
  [{ capital: '10,00,000', reserve: 'yes' }, '₹1,000'], // Nil + ₹1,000
  [{ capital: '15,00,000', reserve: 'no' }, '₹0'], // Equal to ₹15 lakh: still nil
  [{ capital: '15,00,000', reserve: 'yes' }, '₹1,000'], // Equal to ₹15 lakh: nil + ₹1,000
  [{ capital: '14,99,999.99', reserve: 'yes' }, '₹1,000'], // One paisa below: nil + ₹1,000
  [{ capital: '₹ 5,00,000', reserve: 'yes' }, '₹1,000'], // The sign may be typed; nil + ₹1,000
  [{ capital: '१,००,०००', reserve: 'yes' }, '₹1,000'], // Devanagari digits: ₹1 lakh; nil + ₹1,000
  [{ capital: 'ten lakh', reserve: 'no' }, { problem: 'capital' }], // Letters are no amount
  // Letters after the digits: not ₹10
  [{ capital: '10 lakhs', reserve: 'no' }, { problem: 'capital' }],
  [{ capital: '', reserve: 'no' }, { problem: 'capital' }], // Nothing typed
  [{ capital: '-1,00,000', reserve: 'no' }, { problem: 'capital' }], // No negative amounts
  // Nobody groups digits like this: a typing mistake
  [{ capital: '1,0,0,000', reserve: 'no' }, { problem: 'capital' }],
  [{ ...SMALL, capital: '20,00,000' }, '₹22,400'], // 100 × 200 = 20,000 + 2,000 + articles 400
  [{ capital: '20,00,000', kind: 'small', reserve: 'yes' }, '₹23,400'], // 22,400 + 1,000
  [{ ...OTHER, capital: '20,00,000' }, '₹66,400'], // 100 × 300 = 30,000 + 36,000 + 400
  [{ capital: '20,00,000', kind: 'other', reserve: 'yes' }, '₹67,400'], // 66,400 + 1,000
  // Nil up to ₹15 lakh, for every kind of company
  [{ capital: '15,00,000', kind: 'other', reserve: 'yes' }, '₹1,000'],
  // One paisa above: 51 begun steps × 200 = 10,200 + 2,000 + 400
  [{ ...SMALL, capital: '15,00,000.01' }, '₹12,600', { note: /SPICe\+ itself/ }],
  // 5,00,001 above ₹10 lakh: 51 begun steps × 200 = 10,200 + 2,000 + 400
  [{ ...SMALL, capital: '15,00,001' }, '₹12,600'],
  [{ ...OTHER, capital: '15,00,001' }, '₹51,700'], // 51 × 300 = 15,300 + 36,000 + 400
  [{ ...OTHER, capital: '24,99,999' }, '₹81,400'], // 150 begun steps × 300 = 45,000 + 36,000 + 400
  [{ ...SMALL, capital: '25,00,000' }, '₹32,500'], // 150 × 200 = 30,000 + 2,000 + 500
  // 45,000 + 36,000 + 500 + 1,000
  [{ capital: '25,00,000', kind: 'other', reserve: 'yes' }, '₹82,500'],
  [{ ...SMALL, capital: '50,00,000' }, '₹82,500'], // 400 × 200 = 80,000 + 2,000 + 500
  [{ ...OTHER, capital: '50,00,000' }, '₹1,56,500'], // 400 × 300 = 1,20,000 + 36,000 + 500
  [{ ...OTHER, capital: '50,00,001' }, '₹1,56,600'], // 1,56,000 + 1 begun step × 100 + 500
  [{ ...OTHER, capital: '60,00,000' }, '₹1,66,500'], // 1,56,000 + 100 × 100 + 500
  [{ ...OTHER, capital: '1,00,00,000' }, '₹2,06,600'], // 1,56,000 + 500 × 100 + 600
  [{ ...OTHER, capital: '1,00,00,001' }, '₹2,06,675'], // 2,06,000 + 75 + 600
  // 2,06,000 + 1,000 × 75 + 600 + 1,000
  [{ capital: '2,00,00,000', kind: 'other', reserve: 'yes' }, '₹2,82,600'],
  // The table for small companies ends at ₹50 lakh, so the memorandum's fee is left open: only 500 for the articles
  [{ ...SMALL, capital: '60,00,000' }, '₹500', { note: /No total[^]*Left open[^]*Enquire Fees/i }],
  // 2,06,000 + 99,000 × 75 = 76,31,000 + 600 + 1,000
  [{ capital: '1,00,00,00,000', kind: 'other', reserve: 'yes' }, '₹76,32,600'],
  // 2,06,000 + 4,99,000 × 75 = 3.76 crore: at most 5,000 + 2.5 crore; + 600
  [{ ...OTHER, capital: '5,00,00,00,000' }, '₹2,50,05,600'],
  [{ ...SMALL, capital: '२०,००,०००' }, '₹22,400'], // Devanagari digits: ₹20 lakh
];

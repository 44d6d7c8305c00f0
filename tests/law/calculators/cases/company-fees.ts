import type { Case } from './case';

/**
 * Worked from the Companies (Registration Offices and Fees) Rules, 2014, table of fees, with rule 38 of the Companies
 * (Incorporation) Rules, 2014: nil for registering a company whose authorised capital is ₹15 lakh or less; reserving a
 * name in SPICe+ Part A ₹1,000.
 *
 * Above ₹15 lakh the memorandum pays on all of it from ₹10 lakh (item I.A): small companies and one person companies
 * ₹2,000 + ₹200 per ₹10,000 or part up to ₹50 lakh; others ₹36,000 + ₹300 up to ₹50 lakh, + ₹100 up to ₹1 crore, + ₹75
 * beyond, where all that comes on top of the first ₹5,000 is at most ₹2.5 crore. Articles: the normal form fee. Two firms'
 * tables add ₹500 for SPICe+ itself, one leaves it out: open. The State's stamp duty is left open always.
 */
export const cases: readonly Case[] = [
  {
    answers: { capital: '1,00,000', reserve: 'no' },
    total: '₹0',
    note: /stamp duty/i,
    working: 'Up to ₹15 lakh: nil; no name reserved apart',
  },
  {
    answers: { capital: '1,00,000', reserve: 'yes' },
    total: '₹1,000',
    note: /stamp duty/i,
    working: 'Nil + ₹1,000 (Part A)',
  },
  {
    answers: { capital: '1', reserve: 'no' },
    total: '₹0',
    working: 'No minimum capital since 2015; up to ₹15 lakh: nil',
  },
  { answers: { capital: '10,00,000', reserve: 'yes' }, total: '₹1,000', working: 'Nil + ₹1,000' },
  {
    answers: { capital: '15,00,000', reserve: 'no' },
    total: '₹0',
    working: 'Equal to ₹15 lakh: still nil',
  },
  {
    answers: { capital: '15,00,000', reserve: 'yes' },
    total: '₹1,000',
    working: 'Equal to ₹15 lakh: nil + ₹1,000',
  },
  {
    answers: { capital: '14,99,999.99', reserve: 'yes' },
    total: '₹1,000',
    working: 'One paisa below: nil + ₹1,000',
  },
  {
    answers: { capital: '₹ 5,00,000', reserve: 'yes' },
    total: '₹1,000',
    working: 'The sign may be typed; nil + ₹1,000',
  },
  {
    answers: { capital: '१,००,०००', reserve: 'yes' },
    total: '₹1,000',
    working: 'Devanagari digits: ₹1 lakh; nil + ₹1,000',
  },
  {
    answers: { capital: 'ten lakh', reserve: 'no' },
    total: { problem: 'capital' },
    working: 'Letters are no amount',
  },
  {
    answers: { capital: '10 lakhs', reserve: 'no' },
    total: { problem: 'capital' },
    working: 'Letters after the digits: not ₹10',
  },
  {
    answers: { capital: '', reserve: 'no' },
    total: { problem: 'capital' },
    working: 'Nothing typed',
  },
  {
    answers: { capital: '-1,00,000', reserve: 'no' },
    total: { problem: 'capital' },
    working: 'Nothing is below zero',
  },
  {
    answers: { capital: '1,0,0,000', reserve: 'no' },
    total: { problem: 'capital' },
    working: 'Groups that no one writes: a slip, not an amount',
  },
  {
    answers: { capital: '20,00,000', kind: 'small', reserve: 'no' },
    total: '₹22,400',
    working: '100 × 200 = 20,000 + 2,000 + articles 400',
  },
  {
    answers: { capital: '20,00,000', kind: 'small', reserve: 'yes' },
    total: '₹23,400',
    working: '22,400 + 1,000',
  },
  {
    answers: { capital: '20,00,000', kind: 'other', reserve: 'no' },
    total: '₹66,400',
    working: '100 × 300 = 30,000 + 36,000 + 400',
  },
  {
    answers: { capital: '20,00,000', kind: 'other', reserve: 'yes' },
    total: '₹67,400',
    working: '66,400 + 1,000',
  },
  {
    answers: { capital: '15,00,000', kind: 'other', reserve: 'yes' },
    total: '₹1,000',
    working: 'Nil up to and with ₹15 lakh, whatever the kind',
  },
  {
    answers: { capital: '15,00,000.01', kind: 'small', reserve: 'no' },
    total: '₹12,600',
    note: /SPICe\+ itself/,
    working: 'One paisa above: 51 begun steps × 200 = 10,200 + 2,000 + 400',
  },
  {
    answers: { capital: '15,00,001', kind: 'small', reserve: 'no' },
    total: '₹12,600',
    working: '5,00,001 above ₹10 lakh: 51 begun steps × 200 = 10,200 + 2,000 + 400',
  },
  {
    answers: { capital: '15,00,001', kind: 'other', reserve: 'no' },
    total: '₹51,700',
    working: '51 × 300 = 15,300 + 36,000 + 400',
  },
  {
    answers: { capital: '24,99,999', kind: 'other', reserve: 'no' },
    total: '₹81,400',
    working: '150 begun steps × 300 = 45,000 + 36,000 + 400',
  },
  {
    answers: { capital: '25,00,000', kind: 'small', reserve: 'no' },
    total: '₹32,500',
    working: '150 × 200 = 30,000 + 2,000 + 500',
  },
  {
    answers: { capital: '25,00,000', kind: 'other', reserve: 'yes' },
    total: '₹82,500',
    working: '45,000 + 36,000 + 500 + 1,000',
  },
  {
    answers: { capital: '50,00,000', kind: 'small', reserve: 'no' },
    total: '₹82,500',
    working: '400 × 200 = 80,000 + 2,000 + 500',
  },
  {
    answers: { capital: '50,00,000', kind: 'other', reserve: 'no' },
    total: '₹1,56,500',
    working: '400 × 300 = 1,20,000 + 36,000 + 500',
  },
  {
    answers: { capital: '50,00,001', kind: 'other', reserve: 'no' },
    total: '₹1,56,600',
    working: '1,56,000 + 1 begun step × 100 + 500',
  },
  {
    answers: { capital: '60,00,000', kind: 'other', reserve: 'no' },
    total: '₹1,66,500',
    working: '1,56,000 + 100 × 100 + 500',
  },
  {
    answers: { capital: '1,00,00,000', kind: 'other', reserve: 'no' },
    total: '₹2,06,600',
    working: '1,56,000 + 500 × 100 + 600',
  },
  {
    answers: { capital: '1,00,00,001', kind: 'other', reserve: 'no' },
    total: '₹2,06,675',
    working: '2,06,000 + 75 + 600',
  },
  {
    answers: { capital: '2,00,00,000', kind: 'other', reserve: 'yes' },
    total: '₹2,82,600',
    working: '2,06,000 + 1,000 × 75 + 600 + 1,000',
  },
  {
    answers: { capital: '60,00,000', kind: 'small', reserve: 'no' },
    total: '₹82,500',
    note: /Left open[^]*Enquire Fees/i,
    working: 'The table for small companies ends at ₹50 lakh: the rest is open',
  },
  {
    answers: { capital: '1,00,00,00,000', kind: 'other', reserve: 'yes' },
    total: '₹76,32,600',
    working: '2,06,000 + 99,000 × 75 = 76,31,000 + 600 + 1,000',
  },
  {
    answers: { capital: '5,00,00,00,000', kind: 'other', reserve: 'no' },
    total: '₹2,50,05,600',
    working: '2,06,000 + 4,99,000 × 75 = 3.76 crore: at most 5,000 + 2.5 crore; + 600',
  },
  {
    answers: { capital: '२०,००,०००', kind: 'small', reserve: 'no' },
    total: '₹22,400',
    working: 'Devanagari digits: ₹20 lakh',
  },
];

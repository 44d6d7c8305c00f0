import type { Case } from './case';

/**
 * Worked from the Companies (Registration Offices and Fees) Rules, 2014, table of fees, with rule 38 of the Companies
 * (Incorporation) Rules, 2014: nil for registering a company whose authorised capital is ₹15 lakh or less; reserving a
 * name in SPICe+ Part A ₹1,000.
 *
 * Above ₹15 lakh the fee is left open (not zero: a note leads to the Ministry's "Enquire Fees"), so the sum holds only
 * what is firm. The State's stamp duty is left open always.
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
    answers: { capital: '15,00,000.01', reserve: 'yes' },
    total: '₹1,000',
    note: /Enquire Fees/i,
    working: 'One paisa above: the slab is left open, ₹1,000 is firm',
  },
  {
    answers: { capital: '15,00,001', reserve: 'yes' },
    total: '₹1,000',
    note: /Enquire Fees/i,
    working: 'One rupee above: the slab is left open, ₹1,000 is firm',
  },
  {
    answers: { capital: '15,00,001', reserve: 'no' },
    total: '₹0',
    note: /Enquire Fees/i,
    working: 'Nothing firm to add up; the note says that it is not nil',
  },
  {
    answers: { capital: '1,00,00,00,000', reserve: 'yes' },
    total: '₹1,000',
    note: /Enquire Fees/i,
    working: 'A hundred crore: the slab is left open, ₹1,000 is firm',
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
];

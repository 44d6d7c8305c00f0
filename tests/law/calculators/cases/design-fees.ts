import type { Case } from './case';

/**
 * Worked from the Designs Rules, 2001, First Schedule, as amended on 25 January 2021: the first of each pair for a
 * natural person, startup or small entity.
 *
 * Form 1: ₹1,000 / ₹4,000. Form 3: ₹2,000 / ₹8,000. Form 4: ₹1,000 / ₹4,000. A restoration also pays the extension that
 * was missed (Designs Act, section 13) and an additional fee, which was not read: it stays open.
 */
export const cases: readonly Case[] = [
  {
    answers: { filing: 'new', applicant: 'individual', designs: '1' },
    total: '₹1,000',
    working: '1 × ₹1,000 (Form 1)',
  },
  {
    answers: { filing: 'new', applicant: 'startup', designs: '1' },
    total: '₹1,000',
    working: '1 × ₹1,000: startups at the natural person’s rate since 2021',
  },
  {
    answers: { filing: 'new', applicant: 'small', designs: '3' },
    total: '₹3,000',
    working: '3 × ₹1,000: each design its own application',
  },
  {
    answers: { filing: 'new', applicant: 'other', designs: '1' },
    total: '₹4,000',
    working: '1 × ₹4,000',
  },
  {
    answers: { filing: 'new', applicant: 'other', designs: '100' },
    total: '₹4,00,000',
    working: '100 × ₹4,000',
  },
  {
    answers: { filing: 'new', applicant: 'individual', designs: '100' },
    total: '₹1,00,000',
    working: '100 × ₹1,000',
  },
  {
    answers: { filing: 'new', applicant: 'other', designs: '१०' },
    total: '₹40,000',
    working: '10 × ₹4,000; १० is 10',
  },
  {
    answers: { filing: 'extension', applicant: 'individual', designs: '1' },
    total: '₹2,000',
    working: '1 × ₹2,000 (Form 3)',
  },
  {
    answers: { filing: 'extension', applicant: 'small', designs: '2' },
    total: '₹4,000',
    working: '2 × ₹2,000',
  },
  {
    answers: { filing: 'extension', applicant: 'other', designs: '1' },
    total: '₹8,000',
    working: '1 × ₹8,000',
  },
  {
    answers: { filing: 'extension', applicant: 'other', designs: '25' },
    total: '₹2,00,000',
    working: '25 × ₹8,000',
  },
  {
    answers: { filing: 'new', applicant: 'other', designs: '101' },
    total: { problem: 'designs' },
    working: 'One above the most that is asked, 100',
  },
  {
    answers: { filing: 'new', applicant: 'other', designs: '0' },
    total: { problem: 'designs' },
    working: 'At least one design',
  },
  {
    answers: { filing: 'new', applicant: 'other', designs: '2.5' },
    total: { problem: 'designs' },
    working: 'No half designs',
  },
  {
    answers: { filing: 'restoration', applicant: 'individual', designs: '1' },
    total: '₹3,000',
    note: /additional fee/i,
    working: '1,000 + 2,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'startup', designs: '1' },
    total: '₹3,000',
    note: /additional fee/i,
    working: '1,000 + 2,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'small', designs: '1' },
    total: '₹3,000',
    note: /additional fee/i,
    working: '1,000 + 2,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'other', designs: '1' },
    total: '₹12,000',
    note: /additional fee/i,
    working: '4,000 + 8,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'startup', designs: '2' },
    total: '₹6,000',
    note: /additional fee/i,
    working: '2 × 3,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'small', designs: '5' },
    total: '₹15,000',
    note: /additional fee/i,
    working: '5 × 3,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'other', designs: '3' },
    total: '₹36,000',
    note: /additional fee/i,
    working: '3 × 12,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'other', designs: '25' },
    total: '₹3,00,000',
    note: /additional fee/i,
    working: '25 × 12,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'individual', designs: '100' },
    total: '₹3,00,000',
    note: /additional fee/i,
    working: '100 × 3,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'other', designs: '100' },
    total: '₹12,00,000',
    note: /additional fee/i,
    working: '100 × 12,000',
  },
  {
    answers: { filing: 'restoration', applicant: 'individual', designs: '१०' },
    total: '₹30,000',
    note: /additional fee/i,
    working: 'Devanagari 10 × 3,000',
  },
];

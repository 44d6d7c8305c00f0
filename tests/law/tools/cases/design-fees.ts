import type { Case } from './case';

/** The note that the office may ask for an additional fee. */
const EXTRA_FEE = { note: /additional fee/i };
/** The restoration of a design. */
const RESTORATION = { filing: 'restoration', designs: '1' };

/**
 * Calculated by hand from the Designs Rules, 2001, First Schedule, as amended on 25 January 2021. The first amount of each pair
 * is for a natural person, startup or small entity.
 *
 * Form 1: ₹1,000 / ₹4,000. Form 3: ₹2,000 / ₹8,000. Form 4: ₹1,000 / ₹4,000. For a restoration, you also pay the fee of the
 * missed extension (Designs Act, section 13) and an additional fee. We have not found the amount of the additional fee in the
 * law, so the sums leave it out.
 */
export const cases: readonly Case[] = [
  [{ filing: 'new', applicant: 'individual', designs: '1' }, '₹1,000'], // 1 × ₹1,000 (Form 1)
  // 1 × ₹1,000: since 2021 startups pay the rate of natural persons
  [{ filing: 'new', applicant: 'startup', designs: '1' }, '₹1,000'],
  // 3 × ₹1,000: each design needs an application
  [{ filing: 'new', applicant: 'small', designs: '3' }, '₹3,000'],
  [{ filing: 'new', applicant: 'other', designs: '1' }, '₹4,000'], // 1 × ₹4,000
  [{ filing: 'new', applicant: 'other', designs: '100' }, '₹4,00,000'], // 100 × ₹4,000
  [{ filing: 'new', applicant: 'individual', designs: '100' }, '₹1,00,000'], // 100 × ₹1,000
  [{ filing: 'new', applicant: 'other', designs: '१०' }, '₹40,000'], // 10 × ₹4,000; १० is 10
  [{ filing: 'extension', applicant: 'individual', designs: '1' }, '₹2,000'], // 1 × ₹2,000 (Form 3)
  [{ filing: 'extension', applicant: 'small', designs: '2' }, '₹4,000'], // 2 × ₹2,000
  [{ filing: 'extension', applicant: 'other', designs: '1' }, '₹8,000'], // 1 × ₹8,000
  [{ filing: 'extension', applicant: 'other', designs: '25' }, '₹2,00,000'], // 25 × ₹8,000
  // One above the field’s maximum, 100
  [{ filing: 'new', applicant: 'other', designs: '101' }, { problem: 'designs' }],
  // At least one design
  [{ filing: 'new', applicant: 'other', designs: '0' }, { problem: 'designs' }],
  // Half a design is impossible
  [{ filing: 'new', applicant: 'other', designs: '2.5' }, { problem: 'designs' }],
  [{ ...RESTORATION, applicant: 'individual' }, '₹3,000', EXTRA_FEE], // 1,000 + 2,000
  [{ ...RESTORATION, applicant: 'startup' }, '₹3,000', EXTRA_FEE], // 1,000 + 2,000
  [{ ...RESTORATION, applicant: 'small' }, '₹3,000', EXTRA_FEE], // 1,000 + 2,000
  [{ ...RESTORATION, applicant: 'other' }, '₹12,000', EXTRA_FEE], // 4,000 + 8,000
  [{ filing: 'restoration', applicant: 'startup', designs: '2' }, '₹6,000', EXTRA_FEE], // 2 × 3,000
  [{ filing: 'restoration', applicant: 'small', designs: '5' }, '₹15,000', EXTRA_FEE], // 5 × 3,000
  [{ filing: 'restoration', applicant: 'other', designs: '3' }, '₹36,000', EXTRA_FEE], // 3 × 12,000
  // 25 × 12,000
  [{ filing: 'restoration', applicant: 'other', designs: '25' }, '₹3,00,000', EXTRA_FEE],
  // 100 × 3,000
  [{ filing: 'restoration', applicant: 'individual', designs: '100' }, '₹3,00,000', EXTRA_FEE],
  // 100 × 12,000
  [{ filing: 'restoration', applicant: 'other', designs: '100' }, '₹12,00,000', EXTRA_FEE],
  // 10 × 3,000; १० is 10
  [{ filing: 'restoration', applicant: 'individual', designs: '१०' }, '₹30,000', EXTRA_FEE],
];

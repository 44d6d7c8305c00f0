import type { Case } from './case';

/** An application for one mark in one class. */
const NEW = { filing: 'new', marks: '1', classes: '1' };

/**
 * Calculated by hand from the Trade Marks Rules, 2017, First Schedule, amounts for e-filing.
 *
 * - Entry 1 (Form TM-A), "for each class and for each mark": ₹4,500 for an individual, a startup or a small enterprise (by rule
 *   2(1) also a medium one), ₹9,000 "in all other cases".
 * - Expedited processing (TM-M, rule 34) costs ₹20,000 or ₹40,000 more for each class.
 * - Entry 3 (TM-R), "for each class": a renewal costs ₹9,000 for everybody. With a surcharge, it costs "4,500 plus renewal fee
 *   applicable under entry 3". A restoration costs "9,000 plus renewal fee applicable under entry 3".
 */
export const cases: readonly Case[] = [
  [{ ...NEW, applicant: 'individual' }, '₹4,500'], // 1 mark × 1 class × ₹4,500 (entry 1)
  // 2 marks × 3 classes = 6; 6 × ₹4,500 = ₹27,000 (entry 1)
  [
    { filing: 'new', applicant: 'startup', marks: '2', classes: '3', examination: 'usual' },
    '₹27,000',
  ],
  // 1 × 2 × ₹4,500: micro, small and medium enterprises pay the lower fee (rule 2(1))
  [{ filing: 'new', applicant: 'enterprise', marks: '1', classes: '2' }, '₹9,000'],
  [{ ...NEW, applicant: 'other' }, '₹9,000'], // 1 × 1 × ₹9,000 (entry 1, all other cases)
  // Application ₹9,000 + expedited processing ₹40,000
  [{ ...NEW, applicant: 'other', examination: 'fast' }, '₹49,000'],
  // 2 × ₹4,500 = ₹9,000; 2 × ₹20,000 = ₹40,000; together ₹49,000
  [
    { filing: 'new', applicant: 'individual', marks: '1', classes: '2', examination: 'fast' },
    '₹49,000',
  ],
  // 20 × 45 = 900; 900 × ₹9,000 = ₹81,00,000
  [
    { filing: 'new', applicant: 'other', marks: '20', classes: '45', examination: 'usual' },
    '₹81,00,000',
  ],
  // 900 × (₹9,000 + ₹40,000) = 900 × ₹49,000 = ₹4,41,00,000
  [
    { filing: 'new', applicant: 'other', marks: '20', classes: '45', examination: 'fast' },
    '₹4,41,00,000',
  ],
  // 2 × 1 × ₹4,500; २ and १ are 2 and 1
  [{ filing: 'new', applicant: 'startup', marks: '२', classes: '१' }, '₹9,000'],
  // 1 × 1 × ₹9,000 (entry 3): no lower fee for a small applicant
  [{ filing: 'renewal', marks: '1', classes: '1' }, '₹9,000'],
  [{ filing: 'renewal', marks: '3', classes: '2' }, '₹54,000'], // 3 × 2 = 6; 6 × ₹9,000 = ₹54,000
  // For a renewal, the tool asks about no applicant and no examination, so it ignores these answers
  [
    { filing: 'renewal', applicant: 'individual', marks: '1', classes: '1', examination: 'fast' },
    '₹9,000',
  ],
  // ₹9,000 + ₹4,500 (entry 3, with surcharge)
  [{ filing: 'late-renewal', marks: '1', classes: '1' }, '₹13,500'],
  // 2 × 2 = 4; 4 × ₹13,500 = ₹54,000
  [{ filing: 'late-renewal', marks: '2', classes: '2' }, '₹54,000'],
  // ₹9,000 + ₹9,000 (entry 3, restoration and renewal)
  [{ filing: 'restoration', marks: '1', classes: '1' }, '₹18,000'],
  // 2 × 3 = 6; 6 × ₹18,000 = ₹1,08,000
  [{ filing: 'restoration', marks: '2', classes: '3' }, '₹1,08,000'],
  [{ marks: '0', classes: '1' }, { problem: 'marks' }], // At least 1 mark
  [{ marks: '21', classes: '1' }, { problem: 'marks' }], // One above the field’s maximum, 20
  [{ marks: '1', classes: '46' }, { problem: 'classes' }], // The Nice Classification has 45 classes
  [{ marks: '1', classes: '' }, { problem: 'classes' }], // Nothing typed
  [{ marks: '1.5', classes: '1' }, { problem: 'marks' }], // Half a mark is impossible
  [{ marks: 'two', classes: '1' }, { problem: 'marks' }], // A number can’t be letters
  // A programmer’s notation, which people don’t use for whole numbers
  [{ marks: '1e1', classes: '1' }, { problem: 'marks' }],
];

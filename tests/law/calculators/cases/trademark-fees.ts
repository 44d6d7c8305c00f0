import type { Case } from './case';

/**
 * Worked from the Trade Marks Rules, 2017, First Schedule, amounts for e-filing.
 *
 * Entry 1 (Form TM-A), "for each class and for each mark": ₹4,500 for an individual, a startup or a small enterprise
 * (rule 2(1) takes in a medium one), ₹9,000 "in all other cases". Expedited processing (TM-M, rule 34): ₹20,000 and
 * ₹40,000 a class, on top. Entry 3 (TM-R), "for each class": renewal ₹9,000, whoever asks; with surcharge "4,500 plus
 * renewal fee applicable under entry 3"; restoration "9,000 plus renewal fee applicable under entry 3".
 */
export const cases: readonly Case[] = [
  {
    answers: { filing: 'new', applicant: 'individual', marks: '1', classes: '1' },
    total: '₹4,500',
    working: '1 mark × 1 class × ₹4,500 (entry 1)',
  },
  {
    answers: {
      filing: 'new',
      applicant: 'startup',
      marks: '2',
      classes: '3',
      examination: 'usual',
    },
    total: '₹27,000',
    working: '2 marks × 3 classes = 6; 6 × ₹4,500 = ₹27,000 (entry 1)',
  },
  {
    answers: { filing: 'new', applicant: 'enterprise', marks: '1', classes: '2' },
    total: '₹9,000',
    working: '1 × 2 × ₹4,500: micro, small and medium enterprises pay the lower fee (rule 2(1))',
  },
  {
    answers: { filing: 'new', applicant: 'other', marks: '1', classes: '1' },
    total: '₹9,000',
    working: '1 × 1 × ₹9,000 (entry 1, all other cases)',
  },
  {
    answers: { filing: 'new', applicant: 'other', marks: '1', classes: '1', examination: 'fast' },
    total: '₹49,000',
    working: '₹9,000 + ₹40,000 = ₹49,000: the request comes on top of the application',
  },
  {
    answers: {
      filing: 'new',
      applicant: 'individual',
      marks: '1',
      classes: '2',
      examination: 'fast',
    },
    total: '₹49,000',
    working: '2 × ₹4,500 = ₹9,000; 2 × ₹20,000 = ₹40,000; together ₹49,000',
  },
  {
    answers: {
      filing: 'new',
      applicant: 'other',
      marks: '20',
      classes: '45',
      examination: 'usual',
    },
    total: '₹81,00,000',
    working: '20 × 45 = 900; 900 × ₹9,000 = ₹81,00,000',
  },
  {
    answers: { filing: 'new', applicant: 'other', marks: '20', classes: '45', examination: 'fast' },
    total: '₹4,41,00,000',
    working: '900 × (₹9,000 + ₹40,000) = 900 × ₹49,000 = ₹4,41,00,000',
  },
  {
    answers: { filing: 'new', applicant: 'startup', marks: '२', classes: '१' },
    total: '₹9,000',
    working: '2 × 1 × ₹4,500; २ and १ are 2 and 1',
  },
  {
    answers: { filing: 'renewal', marks: '1', classes: '1' },
    total: '₹9,000',
    working: '1 × 1 × ₹9,000 (entry 3): no lower fee for a small applicant',
  },
  {
    answers: { filing: 'renewal', marks: '3', classes: '2' },
    total: '₹54,000',
    working: '3 × 2 = 6; 6 × ₹9,000 = ₹54,000',
  },
  {
    answers: {
      filing: 'renewal',
      applicant: 'individual',
      marks: '1',
      classes: '1',
      examination: 'fast',
    },
    total: '₹9,000',
    working:
      'A renewal asks neither applicant nor examination: what is left in those fields counts for nothing',
  },
  {
    answers: { filing: 'late-renewal', marks: '1', classes: '1' },
    total: '₹13,500',
    working: '₹9,000 + ₹4,500 (entry 3, with surcharge)',
  },
  {
    answers: { filing: 'late-renewal', marks: '2', classes: '2' },
    total: '₹54,000',
    working: '2 × 2 = 4; 4 × ₹13,500 = ₹54,000',
  },
  {
    answers: { filing: 'restoration', marks: '1', classes: '1' },
    total: '₹18,000',
    working: '₹9,000 + ₹9,000 (entry 3, restoration and renewal)',
  },
  {
    answers: { filing: 'restoration', marks: '2', classes: '3' },
    total: '₹1,08,000',
    working: '2 × 3 = 6; 6 × ₹18,000 = ₹1,08,000',
  },
  {
    answers: { marks: '0', classes: '1' },
    total: { problem: 'marks' },
    working: 'An application is for a mark: at least 1',
  },
  {
    answers: { marks: '21', classes: '1' },
    total: { problem: 'marks' },
    working: 'One above the most that is asked, 20',
  },
  {
    answers: { marks: '1', classes: '46' },
    total: { problem: 'classes' },
    working: 'The Nice Classification has 45 classes',
  },
  { answers: { marks: '1', classes: '' }, total: { problem: 'classes' }, working: 'Nothing typed' },
  {
    answers: { marks: '1.5', classes: '1' },
    total: { problem: 'marks' },
    working: 'No half marks',
  },
  {
    answers: { marks: 'two', classes: '1' },
    total: { problem: 'marks' },
    working: 'Letters are no number',
  },
  {
    answers: { marks: '1e1', classes: '1' },
    total: { problem: 'marks' },
    working: 'A programmer’s ten is no whole number as people write it',
  },
];

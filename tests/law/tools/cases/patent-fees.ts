import type { Case } from './case';

/** A usual application with the lower fees. */
const SMALL = {
  applicant: 'person',
  claims: '10',
  pages: '30',
  publication: 'usual',
  examination: 'usual',
};
/** A usual application with the higher fees. */
const LARGE = {
  applicant: 'other',
  claims: '10',
  pages: '30',
  publication: 'usual',
  examination: 'usual',
};

/**
 * Calculated by hand from the Patents Rules, 2003, First Schedule, as amended in 2024, with the amounts for e-filing. The
 * first amount of each pair is for a natural person, startup, small entity or educational institution.
 *
 * - Forms 1 and 2: ₹1,600 / ₹8,000 for up to 30 pages and 10 claims, ₹160 / ₹800 for each further page, ₹320 / ₹1,600 for each
 *   further claim. The applications have one priority or none.
 * - Form 9: ₹2,500 / ₹12,500.
 * - Form 18: ₹4,000 / ₹20,000, or Form 18A instead: ₹8,000 / ₹60,000. The sum does not check if the applicant may use Form 18A
 *   (rule 24C).
 */
export const cases: readonly Case[] = [
  [SMALL, '₹5,600'], // ₹1,600 + ₹4,000; 10 claims and 30 pages are within the basic fee
  [LARGE, '₹28,000'], // ₹8,000 + ₹20,000
  [{ applicant: 'person', claims: '11', pages: '30' }, '₹5,920'], // ₹5,600 + 1 claim × ₹320
  [{ applicant: 'person', claims: '10', pages: '31' }, '₹5,760'], // ₹5,600 + 1 page × ₹160
  // ₹28,000 + 1 × ₹1,600 + 1 × ₹800 = ₹30,400
  [{ applicant: 'other', claims: '11', pages: '31' }, '₹30,400'],
  // ₹1,600 + ₹4,000: fewer claims and pages cost the same
  [{ applicant: 'small', claims: '1', pages: '1' }, '₹5,600'],
  // ₹1,600 + 15 × ₹320 (4,800) + 50 × ₹160 (8,000) + ₹2,500 + ₹8,000 = ₹24,900
  [
    { applicant: 'startup', claims: '25', pages: '80', publication: 'early', examination: 'fast' },
    '₹24,900',
  ],
  // ₹8,000 + 15 × ₹1,600 (24,000) + 50 × ₹800 (40,000) + ₹12,500 + ₹60,000 = ₹1,44,500
  [
    { applicant: 'other', claims: '25', pages: '80', publication: 'early', examination: 'fast' },
    '₹1,44,500',
  ],
  // ₹1,600 + 10 × ₹320 (3,200) + 15 × ₹160 (2,400) + ₹2,500 + ₹4,000 = ₹13,700
  [
    { ...SMALL, applicant: 'education', claims: '20', pages: '45', publication: 'early' },
    '₹13,700',
  ],
  [{ ...LARGE, publication: 'early' }, '₹40,500'], // ₹8,000 + ₹12,500 + ₹20,000
  // ₹8,000 + ₹60,000: Form 18A replaces Form 18
  [{ ...LARGE, examination: 'fast' }, '₹68,000'],
  [{ ...SMALL, applicant: 'small', examination: 'fast' }, '₹9,600'], // ₹1,600 + ₹8,000
  // ₹1,600 + 490 × ₹320 (1,56,800) + 1,970 × ₹160 (3,15,200) + ₹4,000 = ₹4,77,600
  [{ ...SMALL, claims: '500', pages: '2000' }, '₹4,77,600'],
  // ₹8,000 + 490 × ₹1,600 (7,84,000) + 1,970 × ₹800 (15,76,000) + ₹12,500 + ₹60,000 = ₹24,40,500
  [
    { applicant: 'other', claims: '500', pages: '2000', publication: 'early', examination: 'fast' },
    '₹24,40,500',
  ],
  // १० is 10, and ३० is 30
  [{ applicant: 'person', claims: '१०', pages: '३०' }, '₹5,600'],
  // One above the field’s maximum, 500
  [{ applicant: 'person', claims: '501', pages: '30' }, { problem: 'claims' }],
  // A specification has at least one claim (section 10(4))
  [{ applicant: 'person', claims: '0', pages: '30' }, { problem: 'claims' }],
  // A number can’t be negative
  [{ applicant: 'person', claims: '-1', pages: '30' }, { problem: 'claims' }],
  // One above the field’s maximum, 2000
  [{ applicant: 'person', claims: '10', pages: '2001' }, { problem: 'pages' }],
  // A number can’t be letters
  [{ applicant: 'person', claims: '10', pages: 'thirty' }, { problem: 'pages' }],
];

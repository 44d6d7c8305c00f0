import { ON_TIME, type Case } from './case';

/** A small LLP’s annual return. */
const SMALL = { form: 'form-11', contribution: '1,00,000', small: 'yes', due: '2026-05-30' };
/** The annual return of an LLP that is not small. */
const LARGE = { form: 'form-11', contribution: '1,00,000', small: 'no', due: '2026-05-30' };
/** A small LLP’s statement of account. */
const ACCOUNT = { form: 'form-8', contribution: '5,00,000', small: 'yes', due: '2026-10-30' };
/** A small LLP’s notice of a change (Form 4). */
const CHANGE = { form: 'form-4', small: 'yes', due: '2026-07-01' };
/** The note about the fee of Form 4. */
const FEE_4 = { note: /₹50 for a small LLP and ₹150 for others/ };

/**
 * Calculated by hand from the Limited Liability Partnership Rules, 2009, Annexure A, as amended from 1 April 2022.
 *
 * - Normal fee: ₹50 if the contribution "does not exceed" ₹1 lakh, ₹100 up to ₹5 lakh, ₹150 up to ₹10 lakh, ₹200 up to ₹25 lakh,
 *   ₹400 up to ₹1 crore, ₹600 above. For Form 4, tables of professionals have ₹50 for a small LLP and ₹150 for others.
 * - Additional fee, as a multiple of the normal fee (small LLP / other LLP): up to 15 days 1 / 1, up to 30 days 2 / 4, up to 60
 *   days 4 / 8, up to 90 days 6 / 12, up to 180 days 10 / 20, up to 360 days 15 / 30, "beyond 360 days" 25 / 50. Forms 8 and 11
 *   beyond 360 days: a small LLP pays 15 times the normal fee, and ₹10 for each day after the 360th. Other LLPs pay 30 times, and
 *   ₹20 for each such day.
 * - The sum is the normal fee plus the additional fee. If the form is filed in time, the sum is ₹0.
 */
export const cases: readonly Case[] = [
  [{ ...SMALL, filed: '2026-05-30' }, '₹0', { note: ON_TIME }], // Filed on the due day: in time
  [{ ...SMALL, filed: '2026-05-31' }, '₹100'], // 1 day: ₹50 + 1 × ₹50
  [{ ...LARGE, filed: '2026-06-14' }, '₹100'], // 15 days: ₹50 + 1 × ₹50
  [{ ...SMALL, filed: '2026-06-15' }, '₹150'], // 16 days, small: ₹50 + 2 × ₹50
  [{ ...LARGE, filed: '2026-06-15' }, '₹250'], // 16 days: ₹50 + 4 × ₹50
  [{ ...LARGE, filed: '2026-06-29' }, '₹250'], // 1 + 29 = 30 days: ₹50 + 4 × ₹50
  [{ ...SMALL, filed: '2026-06-30' }, '₹250'], // 31 days, small: ₹50 + 4 × ₹50
  [{ ...LARGE, filed: '2026-07-29' }, '₹450'], // 1 + 30 + 29 = 60 days: ₹50 + 8 × ₹50
  [{ ...LARGE, filed: '2026-07-30' }, '₹650'], // 61 days: ₹50 + 12 × ₹50
  [{ ...SMALL, filed: '2026-08-28' }, '₹350'], // 1 + 30 + 31 + 28 = 90 days, small: ₹50 + 6 × ₹50
  [{ ...SMALL, filed: '2026-08-29' }, '₹550'], // 91 days, small: ₹50 + 10 × ₹50
  // 1 + 30 + 31 + 31 + 30 + 31 + 26 = 180 days: ₹50 + 20 × ₹50
  [{ ...LARGE, filed: '2026-11-26' }, '₹1,050'],
  [{ ...LARGE, filed: '2026-11-27' }, '₹1,550'], // 181 days: ₹50 + 30 × ₹50
  [{ ...SMALL, filed: '2027-05-25' }, '₹800'], // 365 − 5 = 360 days, small: ₹50 + 15 × ₹50
  [{ ...SMALL, filed: '2027-05-26' }, '₹810'], // 361 days, small: ₹50 + 15 × ₹50 + 1 day × ₹10
  [{ ...LARGE, filed: '2027-05-26' }, '₹1,570'], // 361 days: ₹50 + 30 × ₹50 + 1 day × ₹20
  // 361 days, another form, small: ₹50 + 25 × ₹50
  [{ ...SMALL, form: 'other', filed: '2027-05-26' }, '₹1,300'],
  // 361 days, another form: ₹50 + 50 × ₹50
  [{ ...LARGE, form: 'other', filed: '2027-05-26' }, '₹2,550'],
  // 365 + 35 = 400 days, above ₹1 crore: ₹600 + 30 × 600 (18,000) + 40 days × 20 (800)
  [{ ...ACCOUNT, contribution: '2,00,00,000', small: 'no', filed: '2027-12-04' }, '₹19,400'],
  // Equal to ₹1 crore: ₹400 + 1 × ₹400
  [{ ...ACCOUNT, contribution: '1,00,00,000', small: 'no', filed: '2026-10-31' }, '₹800'],
  // `filed` defaults to today: 1 + 22 = 23 days, small: ₹200 + 2 × ₹200
  [{ ...ACCOUNT, contribution: '25,00,000' }, '₹600', { today: '2026-11-22' }],
  // One paisa above ₹10 lakh: ₹200 + 1 × ₹200
  [{ ...ACCOUNT, contribution: '10,00,000.01', filed: '2026-10-31' }, '₹400'],
  // Equal to ₹10 lakh, in Devanagari digits: ₹150 + 1 × ₹150
  [{ ...ACCOUNT, contribution: '१०,००,०००', filed: '2026-10-31' }, '₹300'],
  // Equal to ₹5 lakh; 1 + 15 = 16 days, small: ₹100 + 2 × ₹100
  [{ ...ACCOUNT, filed: '2026-11-15' }, '₹300'],
  // An amount can’t be letters
  [{ ...ACCOUNT, contribution: 'much', filed: '2026-11-15' }, { problem: 'contribution' }],
  // There is no 32 October
  [{ ...ACCOUNT, due: '2026-10-32', filed: '2026-11-15' }, { problem: 'due' }],
  [{ ...CHANGE, filed: '2026-07-01' }, '₹0', FEE_4], // In time
  [{ ...CHANGE, filed: '2026-07-02' }, '₹100', FEE_4], // 1 day: 50 + 1 × 50
  [{ ...CHANGE, small: 'no', filed: '2026-07-02' }, '₹300', FEE_4], // 1 day: 150 + 1 × 150
  [{ ...CHANGE, small: 'no', filed: '2026-07-16' }, '₹300', FEE_4], // 15 days: 150 + 1 × 150
  [{ ...CHANGE, filed: '2026-07-17' }, '₹150', FEE_4], // 16 days: 50 + 2 × 50
  [{ ...CHANGE, small: 'no', filed: '2026-07-17' }, '₹750', FEE_4], // 16 days: 150 + 4 × 150
  [{ ...CHANGE, small: 'no', filed: '2026-08-01' }, '₹1,350', FEE_4], // 31 days: 150 + 8 × 150
  [{ ...CHANGE, filed: '2026-08-31' }, '₹350', FEE_4], // 61 days: 50 + 6 × 50
  [{ ...CHANGE, small: 'no', filed: '2026-08-31' }, '₹1,950', FEE_4], // 61 days: 150 + 12 × 150
  [{ ...CHANGE, filed: '2026-09-30' }, '₹550', FEE_4], // 91 days: 50 + 10 × 50
  [{ ...CHANGE, small: 'no', filed: '2026-12-28' }, '₹3,150', FEE_4], // 180 days: 150 + 20 × 150
  [{ ...CHANGE, small: 'no', filed: '2026-12-29' }, '₹4,650', FEE_4], // 181 days: 150 + 30 × 150
  [{ ...CHANGE, filed: '2027-06-27' }, '₹1,300', FEE_4], // 361 days: 50 + 25 × 50, no daily fee
  [{ ...CHANGE, small: 'no', filed: '2027-06-27' }, '₹7,650', FEE_4], // 361 days: 150 + 50 × 150
  // The fee of Form 4 does not depend on the contribution
  [
    {
      ...LARGE,
      form: 'form-4',
      contribution: '5,00,00,000',
      due: '2026-07-01',
      filed: '2026-07-02',
    },
    '₹300',
  ],
];

import type { Case } from './case';

/** A small LLP’s annual return. */
const SMALL = { form: 'form-11', contribution: '1,00,000', small: 'yes', due: '2026-05-30' };
/** Another LLP’s. */
const LARGE = { form: 'form-11', contribution: '1,00,000', small: 'no', due: '2026-05-30' };
/** A small LLP’s statement of account. */
const ACCOUNT = { form: 'form-8', contribution: '5,00,000', small: 'yes', due: '2026-10-30' };

/**
 * Worked from the Limited Liability Partnership Rules, 2009, Annexure A, as amended from 1 April 2022.
 *
 * Normal fee by contribution, "does not exceed": ₹1 lakh ₹50, ₹5 lakh ₹100, ₹10 lakh ₹150, ₹25 lakh ₹200, ₹1 crore ₹400,
 * above ₹600; Form 4 a small LLP ₹50, others ₹150, as tables of practitioners have it. Additional fee, times the normal one, small / other LLP: up to 15 days 1 / 1; up to 30 days 2 / 4; 60: 4 /
 * 8; 90: 6 / 12; 180: 10 / 20; 360: 15 / 30; "beyond 360 days" 25 / 50, but for Forms 8 and 11 15 times and ₹10 a day / 30
 * times and ₹20 a day, by the days beyond 360. The sum is the normal fee with the additional one; in time it is nil.
 */
export const cases: readonly Case[] = [
  {
    answers: { ...SMALL, filed: '2026-05-30' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'On the due day: not late',
  },
  { answers: { ...SMALL, filed: '2026-05-31' }, total: '₹100', working: '1 day: ₹50 + 1 × ₹50' },
  {
    answers: { ...LARGE, filed: '2026-06-14' },
    total: '₹100',
    working: '15 days: ₹50 + 1 × ₹50, small or not',
  },
  {
    answers: { ...SMALL, filed: '2026-06-15' },
    total: '₹150',
    working: '16 days, small: ₹50 + 2 × ₹50',
  },
  { answers: { ...LARGE, filed: '2026-06-15' }, total: '₹250', working: '16 days: ₹50 + 4 × ₹50' },
  {
    answers: { ...LARGE, filed: '2026-06-29' },
    total: '₹250',
    working: '1 + 29 = 30 days: ₹50 + 4 × ₹50',
  },
  {
    answers: { ...SMALL, filed: '2026-06-30' },
    total: '₹250',
    working: '31 days, small: ₹50 + 4 × ₹50',
  },
  {
    answers: { ...LARGE, filed: '2026-07-29' },
    total: '₹450',
    working: '1 + 30 + 29 = 60 days: ₹50 + 8 × ₹50',
  },
  { answers: { ...LARGE, filed: '2026-07-30' }, total: '₹650', working: '61 days: ₹50 + 12 × ₹50' },
  {
    answers: { ...SMALL, filed: '2026-08-28' },
    total: '₹350',
    working: '1 + 30 + 31 + 28 = 90 days, small: ₹50 + 6 × ₹50',
  },
  {
    answers: { ...SMALL, filed: '2026-08-29' },
    total: '₹550',
    working: '91 days, small: ₹50 + 10 × ₹50',
  },
  {
    answers: { ...LARGE, filed: '2026-11-26' },
    total: '₹1,050',
    working: '1 + 30 + 31 + 31 + 30 + 31 + 26 = 180 days: ₹50 + 20 × ₹50',
  },
  {
    answers: { ...LARGE, filed: '2026-11-27' },
    total: '₹1,550',
    working: '181 days: ₹50 + 30 × ₹50',
  },
  {
    answers: { ...SMALL, filed: '2027-05-25' },
    total: '₹800',
    working: '365 − 5 = 360 days, small: ₹50 + 15 × ₹50',
  },
  {
    answers: { ...SMALL, filed: '2027-05-26' },
    total: '₹810',
    working: '361 days, small: ₹50 + 15 × ₹50 + 1 day × ₹10',
  },
  {
    answers: { ...LARGE, filed: '2027-05-26' },
    total: '₹1,570',
    working: '361 days: ₹50 + 30 × ₹50 + 1 day × ₹20',
  },
  {
    answers: { ...SMALL, form: 'other', filed: '2027-05-26' },
    total: '₹1,300',
    working: '361 days, another form, small: ₹50 + 25 × ₹50',
  },
  {
    answers: { ...LARGE, form: 'other', filed: '2027-05-26' },
    total: '₹2,550',
    working: '361 days, another form: ₹50 + 50 × ₹50',
  },
  {
    answers: { ...ACCOUNT, contribution: '2,00,00,000', small: 'no', filed: '2027-12-04' },
    total: '₹19,400',
    working: '365 + 35 = 400 days, above ₹1 crore: ₹600 + 30 × 600 (18,000) + 40 days × 20 (800)',
  },
  {
    answers: { ...ACCOUNT, contribution: '1,00,00,000', small: 'no', filed: '2026-10-31' },
    total: '₹800',
    working: 'Equal to ₹1 crore: ₹400 + 1 × ₹400',
  },
  {
    answers: { ...ACCOUNT, contribution: '25,00,000' },
    today: '2026-11-22',
    total: '₹600',
    working: 'Filed starts at today: 1 + 22 = 23 days, small: ₹200 + 2 × ₹200',
  },
  {
    answers: { ...ACCOUNT, contribution: '10,00,000.01', filed: '2026-10-31' },
    total: '₹400',
    working: 'One paisa above ₹10 lakh: ₹200 + 1 × ₹200',
  },
  {
    answers: { ...ACCOUNT, contribution: '१०,००,०००', filed: '2026-10-31' },
    total: '₹300',
    working: 'Equal to ₹10 lakh, in Devanagari digits: ₹150 + 1 × ₹150',
  },
  {
    answers: { ...ACCOUNT, filed: '2026-11-15' },
    total: '₹300',
    working: 'Equal to ₹5 lakh; 1 + 15 = 16 days, small: ₹100 + 2 × ₹100',
  },
  {
    answers: { ...ACCOUNT, contribution: 'much', filed: '2026-11-15' },
    total: { problem: 'contribution' },
    working: 'Letters are no amount',
  },
  {
    answers: { ...ACCOUNT, due: '2026-10-32', filed: '2026-11-15' },
    total: { problem: 'due' },
    working: 'October has 31 days',
  },
  {
    answers: { form: 'form-4', small: 'yes', due: '2026-07-01', filed: '2026-07-01' },
    total: '₹0',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: 'In time',
  },
  {
    answers: { form: 'form-4', small: 'yes', due: '2026-07-01', filed: '2026-07-02' },
    total: '₹100',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '1 day: 50 + 1 × 50',
  },
  {
    answers: { form: 'form-4', small: 'no', due: '2026-07-01', filed: '2026-07-02' },
    total: '₹300',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '1 day: 150 + 1 × 150',
  },
  {
    answers: { form: 'form-4', small: 'no', due: '2026-07-01', filed: '2026-07-16' },
    total: '₹300',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '15 days: 150 + 1 × 150',
  },
  {
    answers: { form: 'form-4', small: 'yes', due: '2026-07-01', filed: '2026-07-17' },
    total: '₹150',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '16 days: 50 + 2 × 50',
  },
  {
    answers: { form: 'form-4', small: 'no', due: '2026-07-01', filed: '2026-07-17' },
    total: '₹750',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '16 days: 150 + 4 × 150',
  },
  {
    answers: { form: 'form-4', small: 'no', due: '2026-07-01', filed: '2026-08-01' },
    total: '₹1,350',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '31 days: 150 + 8 × 150',
  },
  {
    answers: { form: 'form-4', small: 'yes', due: '2026-07-01', filed: '2026-08-31' },
    total: '₹350',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '61 days: 50 + 6 × 50',
  },
  {
    answers: { form: 'form-4', small: 'no', due: '2026-07-01', filed: '2026-08-31' },
    total: '₹1,950',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '61 days: 150 + 12 × 150',
  },
  {
    answers: { form: 'form-4', small: 'yes', due: '2026-07-01', filed: '2026-09-30' },
    total: '₹550',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '91 days: 50 + 10 × 50',
  },
  {
    answers: { form: 'form-4', small: 'no', due: '2026-07-01', filed: '2026-12-28' },
    total: '₹3,150',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '180 days: 150 + 20 × 150',
  },
  {
    answers: { form: 'form-4', small: 'no', due: '2026-07-01', filed: '2026-12-29' },
    total: '₹4,650',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '181 days: 150 + 30 × 150',
  },
  {
    answers: { form: 'form-4', small: 'yes', due: '2026-07-01', filed: '2027-06-27' },
    total: '₹1,300',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '361 days: 50 + 25 × 50, no sum a day',
  },
  {
    answers: { form: 'form-4', small: 'no', due: '2026-07-01', filed: '2027-06-27' },
    total: '₹7,650',
    note: /₹50 for a small LLP and ₹150 for others/,
    working: '361 days: 150 + 50 × 150',
  },
  {
    answers: {
      form: 'form-4',
      small: 'no',
      contribution: '5,00,00,000',
      due: '2026-07-01',
      filed: '2026-07-02',
    },
    total: '₹300',
    working: 'The contribution plays no part in Form 4',
  },
];

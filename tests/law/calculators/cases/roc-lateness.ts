import type { Case } from './case';

/**
 * Worked from section 403 of the Companies Act, 2013 and the table of fees of the Companies (Registration Offices and
 * Fees) Rules, 2014.
 *
 * Normal fee by nominal capital: less than ₹1 lakh ₹200; less than ₹5 lakh ₹300; less than ₹25 lakh ₹400; less than ₹1
 * crore ₹500; from ₹1 crore ₹600; without share capital ₹200. AOC-4, MGT-7, MGT-7A: ₹100 a day on top, without end.
 * Other forms, on top: "2 times of normal filing fees" up to 30 days, 4 to 60, 6 to 90, 10 to 180, 12 beyond; under
 * section 139 (ADT-1) one time up to 15 days. The sum is the normal fee with the additional one; in time it is nil,
 * because lateness costs nothing then. INC-22 or PAS-3, late again within 365 days of filing the last late one of the same
 * form (G.S.R. 12(E) of 11 January 2022, from 1 July 2022), in place of it: 3 times up to 30 days, 6 to 60, 9 to 90, 15 to
 * 180, 18 beyond.
 */
export const cases: readonly Case[] = [
  {
    answers: { form: 'aoc-4', capital: '1,00,000', due: '2026-10-30', filed: '2026-10-30' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'On the due day: not late',
  },
  {
    answers: { form: 'aoc-4', capital: '1,00,000', due: '2026-10-30', filed: '2026-10-31' },
    total: '₹400',
    working: '₹300 + 1 day × 100: ₹1 lakh is no longer less than ₹1 lakh',
  },
  {
    answers: { form: 'aoc-4', capital: '99,999.99', due: '2026-10-30', filed: '2026-10-31' },
    total: '₹300',
    working: 'One paisa less than ₹1 lakh: ₹200 + 1 × 100',
  },
  {
    answers: { form: 'aoc-4', capital: '1,00,000', due: '2026-10-30' },
    today: '2026-11-22',
    total: '₹2,600',
    working: 'Filed starts at today: 1 + 22 = 23 days × 100 = 2,300 + ₹300',
  },
  {
    answers: { form: 'aoc-4', capital: '0', due: '2026-10-30', filed: '2026-10-31' },
    total: '₹300',
    working: 'No share capital: ₹200 + 1 × 100',
  },
  {
    answers: { form: 'aoc-4', capital: '4,99,999', due: '2026-10-30', filed: '2029-07-26' },
    total: '₹1,00,300',
    working: '62 + 365 + 366 + 207 = 1,000 days × 100 = ₹1,00,000, no ceiling; + ₹300',
  },
  {
    answers: { form: 'mgt-7', capital: '1,00,00,000', due: '2026-11-29', filed: '2027-11-29' },
    total: '₹37,100',
    working: '365 days × 100 = 36,500; from ₹1 crore ₹600',
  },
  {
    answers: { form: 'mgt-7', capital: '99,99,999', due: '2026-11-29', filed: '2026-11-30' },
    total: '₹600',
    working: 'Less than ₹1 crore ₹500 + 1 × 100',
  },
  {
    answers: { form: 'mgt-7a', capital: '10,00,000', due: '2026-11-29', filed: '2027-03-09' },
    total: '₹10,400',
    working: '1 + 31 + 31 + 28 + 9 = 100 days × 100 + ₹400',
  },
  {
    answers: { form: 'mgt-7a', capital: '25,00,000', due: '2028-02-28', filed: '2028-03-01' },
    total: '₹700',
    working: 'Leap year: 2 days × 100; from ₹25 lakh ₹500',
  },
  {
    answers: { form: 'adt-1', capital: '1,00,000', due: '2026-10-15', filed: '2026-10-16' },
    total: '₹600',
    working: '1 day: ₹300 + 1 × ₹300',
  },
  {
    answers: { form: 'adt-1', capital: '1,00,000', due: '2026-10-15', filed: '2026-10-30' },
    total: '₹600',
    working: '15 days: ₹300 + 1 × ₹300',
  },
  {
    answers: { form: 'adt-1', capital: '1,00,000', due: '2026-10-15', filed: '2026-10-31' },
    total: '₹900',
    working: '16 days: ₹300 + 2 × ₹300',
  },
  {
    answers: { form: 'adt-1', capital: '1,00,000', due: '2026-10-15', filed: '2026-11-14' },
    total: '₹900',
    working: '16 + 14 = 30 days: ₹300 + 2 × ₹300',
  },
  {
    answers: { form: 'adt-1', capital: '1,00,000', due: '2026-10-15', filed: '2026-11-15' },
    total: '₹1,500',
    working: '31 days: ₹300 + 4 × ₹300',
  },
  {
    answers: { form: 'other', capital: '5,00,000', due: '2026-06-30', filed: '2026-07-01' },
    total: '₹1,200',
    working: '1 day: from ₹5 lakh ₹400 + 2 × ₹400',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-06-30', filed: '2026-07-30' },
    total: '₹1,200',
    working: '30 days: ₹400 + 2 × ₹400',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-06-30', filed: '2026-07-31' },
    total: '₹2,000',
    working: '31 days: ₹400 + 4 × ₹400',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-06-30', filed: '2026-08-29' },
    total: '₹2,000',
    working: '31 + 29 = 60 days: ₹400 + 4 × ₹400',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-06-30', filed: '2026-08-30' },
    total: '₹2,800',
    working: '61 days: ₹400 + 6 × ₹400',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-06-30', filed: '2026-09-28' },
    total: '₹2,800',
    working: '31 + 31 + 28 = 90 days: ₹400 + 6 × ₹400',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-06-30', filed: '2026-09-29' },
    total: '₹4,400',
    working: '91 days: ₹400 + 10 × ₹400',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-06-30', filed: '2026-12-27' },
    total: '₹4,400',
    working: '31 + 31 + 30 + 31 + 30 + 27 = 180 days: ₹400 + 10 × ₹400',
  },
  {
    answers: { form: 'other', capital: '24,99,999', due: '2026-06-30', filed: '2026-12-28' },
    total: '₹5,200',
    working: '181 days: less than ₹25 lakh ₹400 + 12 × ₹400',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-06-30', filed: '2029-03-26' },
    total: '₹5,200',
    working: '1,000 days: still 12 times',
  },
  {
    answers: { form: 'other', capital: '१०,००,०००', due: '2026-06-30', filed: '2026-07-30' },
    total: '₹1,200',
    working: 'Devanagari digits: ₹10 lakh; ₹400 + 2 × ₹400',
  },
  {
    answers: { form: 'aoc-4', capital: '10L', due: '2026-10-30', filed: '2026-10-31' },
    total: { problem: 'capital' },
    working: 'Letters after the digits: not ₹10',
  },
  {
    answers: { form: 'aoc-4', capital: '1,00,000', due: '2026-10-30', filed: '' },
    total: { problem: 'filed' },
    working: 'No day',
  },
  {
    answers: { form: 'aoc-4', capital: '1,00,000', due: '0000-00-00', filed: '2026-10-31' },
    total: { problem: 'due' },
    working: 'No such day',
  },
  {
    answers: {
      form: 'pas-3',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2026-10-02',
      again: 'yes',
      before: '2026-05-04',
    },
    total: '₹1,600',
    working: '1 day: 400 + 3 × 400',
  },
  {
    answers: { form: 'pas-3', capital: '10,00,000', due: '2026-10-01', filed: '2026-10-02' },
    total: '₹1,200',
    working: '1 day: 400 + 2 × 400',
  },
  {
    answers: {
      form: 'pas-3',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2026-10-31',
      again: 'yes',
      before: '2026-05-04',
    },
    total: '₹1,600',
    working: '30 days: 400 + 3 × 400',
  },
  {
    answers: {
      form: 'pas-3',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2026-11-01',
      again: 'yes',
      before: '2026-05-04',
    },
    total: '₹2,800',
    working: '31 days: 400 + 6 × 400',
  },
  {
    answers: {
      form: 'pas-3',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2026-12-01',
      again: 'yes',
      before: '2026-05-04',
    },
    total: '₹4,000',
    working: '61 days: 400 + 9 × 400',
  },
  {
    answers: {
      form: 'inc-22',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2026-12-31',
      again: 'yes',
      before: '2026-05-04',
    },
    total: '₹6,400',
    working: '91 days: 400 + 15 × 400',
  },
  {
    answers: {
      form: 'inc-22',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2027-03-31',
      again: 'yes',
      before: '2026-05-04',
    },
    total: '₹7,600',
    working: '181 days: 400 + 18 × 400; 331 days since the last',
  },
  {
    answers: {
      form: 'inc-22',
      capital: '1,00,000',
      due: '2026-10-01',
      filed: '2026-10-02',
      again: 'yes',
      before: '2025-10-02',
    },
    total: '₹1,200',
    working: 'The 365th day: 300 + 3 × 300',
  },
  {
    answers: {
      form: 'inc-22',
      capital: '1,00,000',
      due: '2026-10-01',
      filed: '2026-10-03',
      again: 'yes',
      before: '2025-10-02',
    },
    total: '₹900',
    working: 'The 366th day: 300 + 2 × 300',
  },
  {
    answers: { form: 'pas-3', capital: '1,00,00,000', due: '2026-10-01', filed: '2026-10-20' },
    total: '₹1,800',
    working: 'An INC-22 was late before, another form: 600 + 2 × 600',
  },
  {
    answers: { form: 'pas-3', capital: '99,99,999', due: '2026-10-01', filed: '2026-10-20' },
    total: '₹1,500',
    working: 'The one before was in time: 500 + 2 × 500',
  },
  {
    answers: {
      form: 'pas-3',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2026-10-01',
      again: 'yes',
      before: '2026-05-04',
    },
    total: '₹0',
    working: 'In time',
  },
  {
    answers: {
      form: 'pas-3',
      capital: '10,00,000',
      due: '2022-07-01',
      filed: '2022-07-02',
      again: 'yes',
      before: '2022-06-30',
    },
    total: '₹1,200',
    working: 'Filed before the rule of 1 July 2022: not reckoned',
  },
  {
    answers: { form: 'other', capital: '10,00,000', due: '2026-10-01', filed: '2026-10-02' },
    total: '₹1,200',
    working: 'DIR-12, late before too: only INC-22 and PAS-3 have the higher scale',
  },
  {
    answers: {
      form: 'pas-3',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2026-10-02',
      again: 'yes',
      before: '2026-10-02',
    },
    total: { problem: 'before' },
    working: 'The one before was filed before',
  },
  {
    answers: {
      form: 'inc-22',
      capital: '10,00,000',
      due: '2026-10-01',
      filed: '2026-10-02',
      again: 'yes',
    },
    total: { problem: 'before' },
    working: 'No day',
  },
];

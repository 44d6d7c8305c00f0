import type { Case } from './case';

const PAS_3 = { form: 'pas-3', capital: '10,00,000', due: '2026-10-01' };
/** A late form. The company filed the last late form on 4 May 2026. */
const AGAIN = { ...PAS_3, again: 'yes', before: '2026-05-04' };
const AOC_4 = { form: 'aoc-4', capital: '1,00,000', due: '2026-10-30' };
const ADT_1 = { form: 'adt-1', capital: '1,00,000', due: '2026-10-15' };
/** A form without a daily fee. */
const OTHER = { form: 'other', capital: '10,00,000', due: '2026-06-30' };
const DPT_3 = { form: 'dpt-3', capital: '1,00,000', due: '2026-06-30' };

/**
 * Calculated by hand from section 403 of the Companies Act, 2013 and the table of fees of the Companies (Registration Offices and
 * Fees) Rules, 2014.
 *
 * - Normal fee by nominal capital: ₹200 for less than ₹1 lakh, ₹300 for less than ₹5 lakh, ₹400 for less than ₹25 lakh, ₹500 for
 *   less than ₹1 crore, ₹600 from ₹1 crore, ₹200 without share capital.
 * - Additional fee of AOC-4, MGT-7 and MGT-7A: ₹100 a day, without a limit.
 * - Additional fee of other forms: "2 times of normal filing fees" up to 30 days, 4 times up to 60, 6 times up to 90, 10 times up to
 *   180, 12 times beyond. For ADT-1 (section 139), it is 1 time up to 15 days.
 * - INC-22 or PAS-3, if the company filed the same form late in the last 365 days (G.S.R. 12(E) of 11 January 2022, from 1 July
 *   2022): 3 times up to 30 days, 6 times up to 60, 9 times up to 90, 15 times up to 180, 18 times beyond.
 * - The sum is the normal fee plus the additional fee. For a filing in time the sum is ₹0, because nothing is late.
 */
export const cases: readonly Case[] = [
  // Filed on the due day: in time
  [
    { ...AOC_4, filed: '2026-10-30' },
    '₹0',
    { note: /on time[^]*normal fee, .*, is due in any case/ },
  ],
  // Equal to ₹1 lakh: ₹300 + 1 day × 100
  [{ ...AOC_4, filed: '2026-10-31' }, '₹400'],
  // One paisa less than ₹1 lakh: ₹200 + 1 × 100
  [{ ...AOC_4, capital: '99,999.99', filed: '2026-10-31' }, '₹300'],
  // `filed` defaults to today: 1 + 22 = 23 days × 100 = 2,300 + ₹300
  [AOC_4, '₹2,600', { today: '2026-11-22' }],
  [{ ...AOC_4, capital: '0', filed: '2026-10-31' }, '₹300'], // No share capital: ₹200 + 1 × 100
  // 62 + 365 + 366 + 207 = 1,000 days × 100 = ₹1,00,000, without a limit; + ₹300
  [{ ...AOC_4, capital: '4,99,999', filed: '2029-07-26' }, '₹1,00,300'],
  // 365 days × 100 = 36,500; the normal fee from ₹1 crore is ₹600
  [{ form: 'mgt-7', capital: '1,00,00,000', due: '2026-11-29', filed: '2027-11-29' }, '₹37,100'],
  // Less than ₹1 crore: ₹500 + 1 × 100
  [{ form: 'mgt-7', capital: '99,99,999', due: '2026-11-29', filed: '2026-11-30' }, '₹600'],
  // 1 + 31 + 31 + 28 + 9 = 100 days × 100 + ₹400
  [{ form: 'mgt-7a', capital: '10,00,000', due: '2026-11-29', filed: '2027-03-09' }, '₹10,400'],
  // Leap year: 2 days × 100; the normal fee from ₹25 lakh is ₹500
  [{ form: 'mgt-7a', capital: '25,00,000', due: '2028-02-28', filed: '2028-03-01' }, '₹700'],
  [{ ...ADT_1, filed: '2026-10-16' }, '₹600'], // 1 day: ₹300 + 1 × ₹300
  [{ ...ADT_1, filed: '2026-10-30' }, '₹600'], // 15 days: ₹300 + 1 × ₹300
  [{ ...ADT_1, filed: '2026-10-31' }, '₹900'], // 16 days: ₹300 + 2 × ₹300
  [{ ...ADT_1, filed: '2026-11-14' }, '₹900'], // 16 + 14 = 30 days: ₹300 + 2 × ₹300
  [{ ...ADT_1, filed: '2026-11-15' }, '₹1,500'], // 31 days: ₹300 + 4 × ₹300
  [{ ...ADT_1, filed: '2026-12-15' }, '₹2,100'], // 16 + 30 + 15 = 61 days: ₹300 + 6 × ₹300
  [{ ...ADT_1, filed: '2027-01-14' }, '₹3,300'], // 16 + 30 + 31 + 14 = 91 days: ₹300 + 10 × ₹300
  // 16 + 30 + 31 + 31 + 28 + 31 + 14 = 181 days: ₹300 + 12 × ₹300
  [{ ...ADT_1, filed: '2027-04-14' }, '₹3,900'],
  // 1 day, from ₹5 lakh: ₹400 + 2 × ₹400
  [{ ...OTHER, capital: '5,00,000', filed: '2026-07-01' }, '₹1,200'],
  [{ ...OTHER, filed: '2026-07-30' }, '₹1,200'], // 30 days: ₹400 + 2 × ₹400
  [{ ...OTHER, filed: '2026-07-31' }, '₹2,000'], // 31 days: ₹400 + 4 × ₹400
  [{ ...OTHER, filed: '2026-08-29' }, '₹2,000'], // 31 + 29 = 60 days: ₹400 + 4 × ₹400
  [{ ...OTHER, filed: '2026-08-30' }, '₹2,800'], // 61 days: ₹400 + 6 × ₹400
  [{ ...OTHER, filed: '2026-09-28' }, '₹2,800'], // 31 + 31 + 28 = 90 days: ₹400 + 6 × ₹400
  [{ ...OTHER, filed: '2026-09-29' }, '₹4,400'], // 91 days: ₹400 + 10 × ₹400
  // 31 + 31 + 30 + 31 + 30 + 27 = 180 days: ₹400 + 10 × ₹400
  [{ ...OTHER, filed: '2026-12-27' }, '₹4,400'],
  // 181 days, less than ₹25 lakh: ₹400 + 12 × ₹400
  [{ ...OTHER, capital: '24,99,999', filed: '2026-12-28' }, '₹5,200'],
  [{ ...OTHER, filed: '2029-03-26' }, '₹5,200'], // 1,000 days: still 12 times
  // ₹10 lakh in Devanagari digits: ₹400 + 2 × ₹400
  [{ ...OTHER, capital: '१०,००,०००', filed: '2026-07-30' }, '₹1,200'],
  // Letters follow the digits, so this is not ₹10
  [{ ...AOC_4, capital: '10L', filed: '2026-10-31' }, { problem: 'capital' }],
  [{ ...AOC_4, filed: '' }, { problem: 'filed' }], // The day is missing
  [{ ...AOC_4, due: '0000-00-00', filed: '2026-10-31' }, { problem: 'due' }], // There is no such day
  [{ ...AGAIN, filed: '2026-10-02' }, '₹1,600'], // 1 day: 400 + 3 × 400
  [{ ...PAS_3, filed: '2026-10-02' }, '₹1,200'], // 1 day: 400 + 2 × 400
  [{ ...AGAIN, filed: '2026-10-31' }, '₹1,600'], // 30 days: 400 + 3 × 400
  [{ ...AGAIN, filed: '2026-11-01' }, '₹2,800'], // 31 days: 400 + 6 × 400
  [{ ...AGAIN, filed: '2026-12-01' }, '₹4,000'], // 61 days: 400 + 9 × 400
  [{ ...AGAIN, form: 'inc-22', filed: '2026-12-31' }, '₹6,400'], // 91 days: 400 + 15 × 400
  // 181 days: 400 + 18 × 400; the last late form is 331 days old
  [{ ...AGAIN, form: 'inc-22', filed: '2027-03-31' }, '₹7,600'],
  // The 365th day after the last late form: 300 + 3 × 300
  [
    { ...AGAIN, form: 'inc-22', capital: '1,00,000', filed: '2026-10-02', before: '2025-10-02' },
    '₹1,200',
  ],
  // The 366th day after the last late form: 300 + 2 × 300
  [
    { ...AGAIN, form: 'inc-22', capital: '1,00,000', filed: '2026-10-03', before: '2025-10-02' },
    '₹900',
  ],
  // The last late form was an INC-22, another form: 600 + 2 × 600
  [{ ...PAS_3, capital: '1,00,00,000', filed: '2026-10-20' }, '₹1,800'],
  // The last PAS-3 was in time: 500 + 2 × 500
  [{ ...PAS_3, capital: '99,99,999', filed: '2026-10-20' }, '₹1,500'],
  [{ ...AGAIN, filed: '2026-10-01' }, '₹0'], // In time
  // The last late form is older than the rule of 1 July 2022, so it does not count
  [{ ...AGAIN, due: '2022-07-01', filed: '2022-07-02', before: '2022-06-30' }, '₹1,200'],
  // A second late DIR-12: only INC-22 and PAS-3 have the higher fees
  [{ form: 'other', capital: '10,00,000', due: '2026-10-01', filed: '2026-10-02' }, '₹1,200'],
  // Reliefs. General Circular 02/2026 of 19 June 2026: no additional fee for DPT-3 of the year to 31 March 2026, if it is filed by
  // 31 July 2026. A later filing is late from the due day on: 32 days, ₹300 + 4 × ₹300
  [{ ...DPT_3, filed: '2026-07-25' }, '₹300'],
  [{ ...DPT_3, filed: '2026-07-31' }, '₹300'],
  [{ ...DPT_3, filed: '2026-08-01' }, '₹1,500'],
  // The day before the order: 25 days, ₹300 + 2 × ₹300. The year before had no relief, so the sum is the same
  [{ ...DPT_3, filed: '2026-07-25' }, '₹900', { today: '2026-06-18' }],
  [{ ...DPT_3, due: '2025-06-30', filed: '2025-07-25' }, '₹900'],
  // General Circulars 06/2025 of 17 October and 08/2025 of 30 December 2025: no additional fee for accounts and annual returns of
  // 2024-25, if they are filed by 31 January 2026. A filing before the first order: 19 days × 100. A later filing: 94 days × 100
  [{ ...AOC_4, due: '2025-10-30', filed: '2026-01-20' }, '₹300'],
  [{ form: 'mgt-7', capital: '1,00,000', due: '2025-11-29', filed: '2026-01-31' }, '₹300'],
  [{ ...AOC_4, due: '2025-09-27', filed: '2025-10-16' }, '₹2,200'],
  [{ ...AOC_4, due: '2025-10-30', filed: '2026-02-01' }, '₹9,700'],
  // Under General Circular 01/2026, these forms cost only 10% of the additional fee from 15 April to 15 September 2026.
  // 548 days × 100 = 54,800. 10% of this is 5,480; + ₹300
  [
    { ...AOC_4, due: '2024-10-30', filed: '2026-05-01' },
    '₹5,780',
    { note: /10% of the additional fee/ },
  ],
  // 290 days × 100 = 29,000. 10% of this is 2,900; + ₹400. A day later: 29,100 + ₹400
  [{ form: 'mgt-7a', capital: '10,00,000', due: '2025-11-29', filed: '2026-09-15' }, '₹3,300'],
  [{ form: 'mgt-7a', capital: '10,00,000', due: '2025-11-29', filed: '2026-09-16' }, '₹29,500'],
  // 212 days: 12 × 300 = 3,600. 10% of this is 360; + ₹300. The circular does not include DIR-12
  [{ ...ADT_1, due: '2025-10-15', filed: '2026-05-15' }, '₹660'],
  [{ form: 'other', capital: '1,00,000', due: '2025-10-15', filed: '2026-05-15' }, '₹3,900'],
  // The last late form must be older than this one
  [{ ...AGAIN, filed: '2026-10-02', before: '2026-10-02' }, { problem: 'before' }],
  // The day is missing
  [
    { form: 'inc-22', capital: '10,00,000', due: '2026-10-01', filed: '2026-10-02', again: 'yes' },
    { problem: 'before' },
  ],
];

import type { Case } from './case';

/** A GSTR-3B of last year’s turnover up to ₹1.5 crore. */
const SMALL = { return: 'gstr-3b', turnover: 'to-1.5-crore', nil: 'no', due: '2026-10-20' };
/** Up to ₹5 crore. */
const MEDIUM = { return: 'gstr-3b', turnover: 'to-5-crore', nil: 'no', due: '2026-10-20' };
/** Above ₹5 crore. */
const LARGE = { return: 'gstr-3b', turnover: 'above-5-crore', nil: 'no', due: '2026-10-20' };
/** A GSTR-1. */
const SALES = { return: 'gstr-1', turnover: 'to-1.5-crore', nil: 'no', due: '2026-11-11' };

/**
 * Worked from the Central Goods and Services Tax Act, 2017.
 *
 * Fee: section 47(1), "for every day during which such failure continues", lowered to ₹50 a day (₹20 nil) and, by
 * notifications 19/2021 and 20/2021, to at most ₹500 (nil), ₹2,000, ₹5,000 and ₹10,000 by last year's turnover; central
 * and State half together. Interest: section 50(1), 18% a year, "from the day succeeding the day on which such tax was
 * due" (50(2)), on what is paid in cash (rule 88B(1)), by days of a 365-day year. Section 170: each amount "shall be
 * rounded off to the nearest rupee", 50 paise going up; here the interest as a whole. Section 39(11) and 37(5): after 3
 * years from the due date the return is taken no more; the sum then shows what lateness had cost, with a note.
 */
export const cases: readonly Case[] = [
  {
    answers: { ...SMALL, filed: '2026-10-20', tax: '50,000' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'Filed on the due day: not late',
  },
  {
    answers: { ...LARGE, filed: '2026-10-15', tax: '50,000' },
    total: '₹0',
    note: /Filed on time: nothing is due for lateness/,
    working: 'Filed before the due day: not late',
  },
  {
    answers: { ...SMALL, filed: '2026-10-21', tax: '36,500' },
    total: '₹68',
    working: '1 day: fee ₹50; interest 36,500 × 18% × 1 / 365 = ₹18',
  },
  {
    answers: { ...SMALL, filed: '2026-11-29', tax: '36,500' },
    total: '₹2,720',
    working: '11 + 29 = 40 days: fee 40 × 50 = ₹2,000, just the cap; interest 40 × ₹18 = ₹720',
  },
  {
    answers: { ...SMALL, filed: '2026-11-30', tax: '36,500' },
    total: '₹2,738',
    working: '41 days: fee 2,050, capped at ₹2,000; interest goes on: 41 × ₹18 = ₹738',
  },
  {
    answers: { ...MEDIUM, filed: '2027-01-28', tax: '36,500' },
    total: '₹6,800',
    working: '11 + 30 + 31 + 28 = 100 days: fee ₹5,000, just the cap; interest 100 × ₹18 = ₹1,800',
  },
  {
    answers: { ...MEDIUM, filed: '2027-01-29', tax: '36,500' },
    total: '₹6,818',
    working: '101 days: fee 5,050, capped at ₹5,000; interest 101 × ₹18 = ₹1,818',
  },
  {
    answers: { ...LARGE, filed: '2027-05-08', tax: '73,000' },
    total: '₹17,200',
    working:
      '11 + 30 + 31 + 31 + 28 + 31 + 30 + 8 = 200 days: fee ₹10,000, just the cap; interest 200 × ₹36 = ₹7,200',
  },
  {
    answers: { ...LARGE, filed: '2027-05-09', tax: '73,000' },
    total: '₹17,236',
    working: '201 days: fee 10,050, capped at ₹10,000; interest 201 × ₹36 = ₹7,236',
  },
  {
    answers: { ...LARGE, nil: 'yes', filed: '2026-11-14' },
    total: '₹500',
    working: 'Nil, 25 days × 20 = ₹500, just the cap, whatever the turnover',
  },
  {
    answers: { ...LARGE, nil: 'yes', filed: '2026-11-15' },
    total: '₹500',
    working: 'Nil, 26 days × 20 = 520, capped at ₹500',
  },
  {
    answers: { ...MEDIUM, return: 'gstr-1', nil: 'yes', filed: '2026-11-13' },
    total: '₹480',
    working: 'Nil, 24 days × 20',
  },
  {
    answers: { ...SALES, turnover: 'above-5-crore', filed: '2026-11-22', tax: '36,500' },
    total: '₹550',
    working:
      '11 days × 50; no tax is paid with a GSTR-1, so what is left in the field counts for nothing',
  },
  {
    answers: { ...SALES, filed: '2026-12-20' },
    total: '₹1,950',
    working: '19 + 20 = 39 days × 50: a day below the cap',
  },
  {
    answers: { ...SALES },
    today: '2026-11-22',
    total: '₹550',
    working: 'Filed starts at today: 11 days × 50',
  },
  {
    answers: { ...SMALL, filed: '2026-10-23', tax: '0' },
    total: '₹150',
    working: '3 days × 50; all tax set off from credit, so no interest',
  },
  {
    answers: { ...SMALL, due: '2028-02-20', filed: '2028-03-01', tax: '3,65,000' },
    total: '₹2,300',
    working:
      'Leap year: 9 + 1 = 10 days: fee ₹500; interest 3,65,000 × 18% / 365 = ₹180 a day = ₹1,800',
  },
  {
    answers: { ...SMALL, due: '2027-02-20', filed: '2027-03-01', tax: '3,65,000' },
    total: '₹2,070',
    working: 'Common year: 8 + 1 = 9 days: fee ₹450; interest 9 × ₹180 = ₹1,620',
  },
  {
    answers: { ...MEDIUM, due: '2026-12-20', filed: '2027-01-01', tax: '36,500' },
    total: '₹816',
    working: 'Over the year’s end: 11 + 1 = 12 days: fee ₹600; interest 12 × ₹18 = ₹216',
  },
  {
    answers: { ...SMALL, filed: '2026-10-21', tax: '1,00,000' },
    total: '₹99',
    working: 'Fee ₹50; interest 1,00,000 × 18% / 365 = 49.315 → ₹49 (section 170)',
  },
  {
    answers: { ...SMALL, filed: '2026-11-14', tax: '365' },
    total: '₹1,255',
    working:
      '25 days: fee ₹1,250; interest 365 × 18% × 25 / 365 = 4.50 → ₹5, 50 paise go up (section 170)',
  },
  {
    answers: { ...LARGE, filed: '2027-10-20', tax: '1,00,000.50' },
    total: '₹28,000',
    working: '365 days: fee ₹10,000; interest 1,00,000.50 × 18% = 18,000.09 → ₹18,000',
  },
  {
    answers: { ...LARGE, filed: '2027-01-01', tax: '10,00,00,000' },
    total: '₹36,03,650',
    working:
      '73 days, a fifth of the year: interest 10,00,00,000 × 3.6% = ₹36,00,000; fee 73 × 50 = ₹3,650',
  },
  {
    answers: { ...MEDIUM, filed: '2027-01-01', tax: '५००' },
    total: '₹3,668',
    working: '73 days: fee ₹3,650; interest 500 × 3.6% = ₹18',
  },
  {
    answers: { ...SALES, nil: 'yes', due: '2023-10-20', filed: '2026-10-21' },
    total: '₹500',
    note: /3 years/,
    working:
      'Capped at ₹500; but 3 years from the due date ended on 20 October 2026 (section 37(5))',
  },
  {
    answers: { ...SALES, due: '', filed: '2026-10-21' },
    total: { problem: 'due' },
    working: 'No day',
  },
  {
    answers: { ...SALES, due: '2026-02-30', filed: '2026-10-21' },
    total: { problem: 'due' },
    working: 'February has no 30th',
  },
  {
    answers: { ...SALES, due: '2026-10-11', filed: 'yesterday' },
    total: { problem: 'filed' },
    working: 'Letters are no day',
  },
  {
    answers: { ...SMALL, filed: '2026-10-21', tax: 'five hundred' },
    total: { problem: 'tax' },
    working: 'Letters are no amount',
  },
  {
    answers: { ...SMALL, filed: '2026-10-21', tax: '' },
    total: { problem: 'tax' },
    working: 'Nothing typed',
  },
];

import { ON_TIME, type Case } from './case';

/** A GSTR-3B. Last year’s turnover is up to ₹1.5 crore. */
const SMALL = { return: 'gstr-3b', turnover: 'to-1.5-crore', nil: 'no', due: '2026-10-20' };
/** A GSTR-3B with a turnover up to ₹5 crore. */
const MEDIUM = { return: 'gstr-3b', turnover: 'to-5-crore', nil: 'no', due: '2026-10-20' };
/** A GSTR-3B with a turnover above ₹5 crore. */
const LARGE = { return: 'gstr-3b', turnover: 'above-5-crore', nil: 'no', due: '2026-10-20' };
/** A GSTR-1. */
const SALES = { return: 'gstr-1', turnover: 'to-1.5-crore', nil: 'no', due: '2026-11-11' };

/**
 * Calculated by hand from the Central Goods and Services Tax Act, 2017.
 *
 * - Late fee: section 47(1), "for every day during which such failure continues". The central and State fees together are ₹50 a
 *   day, or ₹20 for a nil return. Their cap is ₹500 for a nil return. For other returns, it depends on last year's turnover: ₹2,000,
 *   ₹5,000 or ₹10,000 (notifications 19/2021 and 20/2021).
 * - Interest: section 50(1), 18% a year, "from the day succeeding the day on which such tax was due" (50(2)), on tax paid in cash
 *   (rule 88B(1)). It is counted by days, with 365 days in a year.
 * - Section 170: each amount "shall be rounded off to the nearest rupee", and 50 paise are rounded up. The sums round the
 *   total interest.
 * - Section 39(11) and 37(5): the portal accepts no return later than 3 years after the due date. The answer still has the sum,
 *   and a note.
 */
export const cases: readonly Case[] = [
  // Filed on the due day: in time
  [{ ...SMALL, filed: '2026-10-20', tax: '50,000' }, '₹0', { note: ON_TIME }],
  // Filed before the due day: in time
  [{ ...LARGE, filed: '2026-10-15', tax: '50,000' }, '₹0', { note: ON_TIME }],
  // March 2026: notification 01/2026 moved 20 April to 21 April. The typed due day is the old one, but the filing is in time
  [{ ...SMALL, due: '2026-04-20', filed: '2026-04-21', tax: '50,000' }, '₹0', { note: ON_TIME }],
  // That notification did not move a GSTR-1: 1 day, fee ₹50
  [{ ...SALES, due: '2026-04-20', filed: '2026-04-21' }, '₹50'],
  // 1 day: fee ₹50; interest 36,500 × 18% × 1 / 365 = ₹18
  [{ ...SMALL, filed: '2026-10-21', tax: '36,500' }, '₹68'],
  // 11 + 29 = 40 days: fee 40 × 50 = ₹2,000, exactly the cap; interest 40 × ₹18 = ₹720
  [{ ...SMALL, filed: '2026-11-29', tax: '36,500' }, '₹2,720'],
  // 41 days: fee 2,050, capped at ₹2,000; interest has no cap: 41 × ₹18 = ₹738
  [{ ...SMALL, filed: '2026-11-30', tax: '36,500' }, '₹2,738'],
  // 11 + 30 + 31 + 28 = 100 days: fee ₹5,000, exactly the cap; interest 100 × ₹18 = ₹1,800
  [{ ...MEDIUM, filed: '2027-01-28', tax: '36,500' }, '₹6,800'],
  // 101 days: fee 5,050, capped at ₹5,000; interest 101 × ₹18 = ₹1,818
  [{ ...MEDIUM, filed: '2027-01-29', tax: '36,500' }, '₹6,818'],
  // 11 + 30 + 31 + 31 + 28 + 31 + 30 + 8 = 200 days: fee ₹10,000, exactly the cap; interest 200 × ₹36
  // = ₹7,200
  [{ ...LARGE, filed: '2027-05-08', tax: '73,000' }, '₹17,200'],
  // 201 days: fee 10,050, capped at ₹10,000; interest 201 × ₹36 = ₹7,236
  [{ ...LARGE, filed: '2027-05-09', tax: '73,000' }, '₹17,236'],
  // Nil return: 25 days × 20 = ₹500, exactly the cap for any turnover
  [{ ...LARGE, nil: 'yes', filed: '2026-11-14' }, '₹500'],
  // Nil return, not filed yet: 5 days × 20; only the fee still grows
  [
    { ...SMALL, nil: 'yes' },
    '₹100',
    { today: '2026-10-25', note: /adds ₹20\. The return stays due/ },
  ],
  // Credit covers all tax: only the fee still grows
  [
    { ...SMALL, tax: '0' },
    '₹250',
    { today: '2026-10-25', note: /adds ₹50\. The return stays due/ },
  ],
  [{ ...SMALL, tax: '36,500' }, '₹340', { today: '2026-10-25', note: /stops the fee and/ }], // 5 × 50 + 5 × 18
  // Nil return: 26 days × 20 = 520, capped at ₹500
  [{ ...LARGE, nil: 'yes', filed: '2026-11-15' }, '₹500'],
  [{ ...MEDIUM, return: 'gstr-1', nil: 'yes', filed: '2026-11-13' }, '₹480'], // Nil return: 24 days × 20
  // 11 days × 50. No tax is paid with a GSTR-1, so the tool ignores the tax here
  [{ ...SALES, turnover: 'above-5-crore', filed: '2026-11-22', tax: '36,500' }, '₹550'],
  [{ ...SALES, filed: '2026-12-20' }, '₹1,950'], // 19 + 20 = 39 days × 50: one day before the cap
  [SALES, '₹550', { today: '2026-11-22' }], // `filed` defaults to today: 11 days × 50
  // 3 days × 50; credit covers all tax, so no interest
  [{ ...SMALL, filed: '2026-10-23', tax: '0' }, '₹150'],
  // Leap year: 9 + 1 = 10 days: fee ₹500; interest 3,65,000 × 18% / 365 = ₹180 a day = ₹1,800
  [{ ...SMALL, due: '2028-02-20', filed: '2028-03-01', tax: '3,65,000' }, '₹2,300'],
  // Common year: 8 + 1 = 9 days: fee ₹450; interest 9 × ₹180 = ₹1,620
  [{ ...SMALL, due: '2027-02-20', filed: '2027-03-01', tax: '3,65,000' }, '₹2,070'],
  // From one year to the next: 11 + 1 = 12 days: fee ₹600; interest 12 × ₹18 = ₹216
  [{ ...MEDIUM, due: '2026-12-20', filed: '2027-01-01', tax: '36,500' }, '₹816'],
  // Fee ₹50; interest 1,00,000 × 18% / 365 = 49.315, rounded to ₹49 (section 170)
  [{ ...SMALL, filed: '2026-10-21', tax: '1,00,000' }, '₹99'],
  // 25 days: fee ₹1,250; interest 365 × 18% × 25 / 365 = 4.50, rounded up to ₹5 (section 170)
  [{ ...SMALL, filed: '2026-11-14', tax: '365' }, '₹1,255'],
  // 365 days: fee ₹10,000; interest 1,00,000.50 × 18% = 18,000.09, rounded to ₹18,000
  [{ ...LARGE, filed: '2027-10-20', tax: '1,00,000.50' }, '₹28,000'],
  // 73 days, a fifth of the year: interest 10,00,00,000 × 3.6% = ₹36,00,000; fee 73 × 50 = ₹3,650
  [{ ...LARGE, filed: '2027-01-01', tax: '10,00,00,000' }, '₹36,03,650'],
  // 73 days: fee ₹3,650; interest 500 × 3.6% = ₹18
  [{ ...MEDIUM, filed: '2027-01-01', tax: '५००' }, '₹3,668'],
  // Capped at ₹500. The 3 years from the due date ended on 20 October 2026 (section 37(5))
  [{ ...SALES, nil: 'yes', due: '2023-10-20', filed: '2026-10-21' }, '₹500', { note: /3 years/ }],
  // On 20 October 2026, the portal still accepted the return
  [
    { ...SALES, nil: 'yes', due: '2023-10-20', filed: '2026-10-20' },
    '₹500',
    { note: /^(?![^]*took this return)/ },
  ],
  [{ ...SALES, due: '', filed: '2026-10-21' }, { problem: 'due' }], // The day is missing
  // February has no 30th
  [{ ...SALES, due: '2026-02-30', filed: '2026-10-21' }, { problem: 'due' }],
  [{ ...SALES, due: '2026-10-11', filed: 'yesterday' }, { problem: 'filed' }], // Not a day
  // Not an amount
  [{ ...SMALL, filed: '2026-10-21', tax: 'five hundred' }, { problem: 'tax' }],
  [{ ...SMALL, filed: '2026-10-21', tax: '' }, { problem: 'tax' }], // Nothing typed
];

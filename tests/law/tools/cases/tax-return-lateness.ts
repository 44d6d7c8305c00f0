import { ON_TIME, type Case } from './case';

/** A return of 2025-26 without an audit. The income of this return, and of the ones below, is more than ₹5 lakh. */
const JULY = { income: 'above-5-lakh', due: '2026-07-31' };
/** With an audit. */
const OCTOBER = { income: 'above-5-lakh', due: '2026-10-31' };
/** With an audit, by the day to which Circular 7/2026 moved the due date. */
const MOVED = { income: 'above-5-lakh', due: '2026-11-21' };
/** With a transfer pricing report. */
const NOVEMBER = { income: 'above-5-lakh', due: '2026-11-30' };
/** Of 2020-21. */
const OF_2020 = { income: 'above-5-lakh', due: '2021-12-31' };
/** Of 2021-22. */
const OF_2021 = { income: 'above-5-lakh', due: '2022-07-31' };
/** Of 2026-27, with an audit. */
const OF_2026 = { income: 'above-5-lakh', due: '2027-10-31' };

/**
 * Worked from the Income-tax Act, 2025. Sections 234F and 234A of the Act of 1961 have the same rules for 2025-26 and earlier
 * years.
 *
 * - Fee: section 428, ₹5,000 if "total income exceeds five lakh rupees", not more than ₹1,000 in any other case. No fee if the
 *   income is so low that no return is required.
 * - Interest: section 423, 1% of the tax for each of the months "comprised in the period commencing on the date immediately
 *   following" the due date "and ending on" the day of the return. A part of a month counts as a month. Months are counted from the
 *   day after the due date: after 30 November, the first month is 1 to 31 December.
 * - Rule 269(c) of 2026, and rule 119A of 1962 for earlier years: of the tax "any fraction of one hundred rupees shall be ignored".
 * - After 31 December only an updated return is possible. The sum does not include its additional tax.
 */
export const cases: readonly Case[] = [
  // On the due day: not late
  [{ ...JULY, filed: '2026-07-31', tax: '10,000' }, '₹0', { note: ON_TIME }],
  // Before the due day: not late
  [{ ...JULY, filed: '2026-06-15', tax: '10,000' }, '₹0', { note: ON_TIME }],
  // Fee ₹5,000; no tax unpaid, so no interest
  [{ ...JULY, filed: '2026-08-01', tax: '0' }, '₹5,000'],
  // Fee ₹1,000; no interest
  [{ ...JULY, income: 'to-5-lakh', filed: '2026-08-01', tax: '0' }, '₹1,000'],
  // No fee below the limit; no tax, so no interest
  [{ ...JULY, income: 'to-limit', filed: '2026-08-01', tax: '0' }, '₹0'],
  // Fee ₹5,000; 1 day, so 1 month × 1% of 10,000 = ₹100
  [{ ...JULY, filed: '2026-08-01', tax: '10,000' }, '₹5,100'],
  [{ ...JULY, filed: '2026-08-31', tax: '10,000' }, '₹5,100'], // 1 to 31 August: 1 month
  // 1 August to 1 September: 2 months × ₹100
  [{ ...JULY, filed: '2026-09-01', tax: '10,000' }, '₹5,200'],
  // Due on 21 November by Circular 7/2026: 1 month × ₹1,000 + ₹5,000
  [{ ...OCTOBER, filed: '2026-11-30', tax: '1,00,000' }, '₹6,000'],
  // Circular 7/2026 moved 31 October to 21 November: 22 November to 1 December, 1 month × ₹1,000 +
  // ₹5,000
  [{ ...OCTOBER, filed: '2026-12-01', tax: '1,00,000' }, '₹6,000', { note: /2 months, ₹2,000/ }],
  // 1 to 31 December: 1 month × ₹1,000 + ₹5,000
  [{ ...NOVEMBER, filed: '2026-12-31', tax: '1,00,000' }, '₹6,000'],
  // The default of `filed` is today: September, October, part of November: 3 × ₹25,000 + ₹5,000
  [{ ...JULY, due: '2026-08-31', tax: '25,00,000' }, '₹80,000', { today: '2026-11-22' }],
  // August to December: 5 months × ₹1,000 + ₹5,000; the last day of a belated return
  [{ ...JULY, filed: '2026-12-31', tax: '1,00,000' }, '₹10,000'],
  // August to part of January: 6 months × ₹1,000 + ₹5,000; only an updated return is possible
  [
    { ...JULY, filed: '2027-01-01', tax: '1,00,000' },
    '₹11,000',
    { note: /updated return[^]*^section 140B$/im },
  ],
  // 1 November to 29 February, its last day: 4 months × ₹500 + ₹5,000
  [
    { ...OF_2026, filed: '2028-02-29', tax: '50,000' },
    '₹7,000',
    { note: /updated return[^]*^section 267$/im },
  ],
  // 1 November to 1 March: 5 months × ₹500 + ₹5,000
  [{ ...OF_2026, filed: '2028-03-01', tax: '50,000' }, '₹7,500', { note: /updated return/i }],
  // ₹12,399 counts as ₹12,300 (rule 119A); August and September: 2 × ₹123 = ₹246 + ₹1,000
  [{ ...JULY, income: 'to-5-lakh', filed: '2026-09-30', tax: '12,399' }, '₹1,246'],
  // Devanagari digits: 1 month × ₹100 + ₹1,000
  [{ ...JULY, income: 'to-5-lakh', filed: '2026-08-01', tax: '१०,०००' }, '₹1,100'],
  [{ ...JULY, filed: '2026-08-01', tax: 'none' }, { problem: 'tax' }], // Letters are no amount
  // Not a day as the field writes it
  [{ ...JULY, due: '31 July 2026', filed: '2026-08-01', tax: '0' }, { problem: 'due' }],
  // Moved to 21 November: in time
  [
    { ...OCTOBER, filed: '2026-11-20', tax: '2,00,000' },
    '₹0',
    { note: /21 November 2026[^]*1 month, ₹2,000/ },
  ],
  // The last day
  [{ ...MOVED, filed: '2026-11-21', tax: '2,00,000' }, '₹0', { note: /21 November 2026/ }],
  [{ ...MOVED, filed: '2026-11-22', tax: '0' }, '₹5,000'], // 1 day late, no tax
  [{ ...MOVED, filed: '2026-11-30', tax: '1,50,000' }, '₹6,500'], // 1 × 1,500 + 5,000
  // 22 November to 21 December: 1 × 2,000 + 5,000
  [{ ...MOVED, filed: '2026-12-21', tax: '2,00,000' }, '₹7,000', { note: /2 months, ₹4,000/ }],
  [{ ...MOVED, filed: '2026-12-22', tax: '2,00,000' }, '₹9,000'], // 2 × 2,000 + 5,000
  [{ ...JULY, due: '2026-08-31', filed: '2026-11-23', tax: '45,678' }, '₹6,368'], // 456 × 3 + 5,000
  [{ ...JULY, filed: '2026-12-31', tax: '99,999' }, '₹9,995'], // 999 × 5 + 5,000
  [{ ...JULY, filed: '2026-11-23', tax: '99' }, '₹5,000'], // Base 0
  // 2 × 10,000 + 5,000; the additional tax is 25% of 10,20,000
  [
    { ...NOVEMBER, filed: '2027-01-01', tax: '10,00,000' },
    '₹25,000',
    { note: /₹2,55,000[^]*31 March 2031/ },
  ],
  // 3 × 500 + 5,000; still belated (Circular 17/2021)
  [{ ...OF_2020, filed: '2022-03-31', tax: '50,000' }, '₹6,500'],
  // 4 × 500 + 5,000
  [
    { ...OF_2020, filed: '2022-04-01', tax: '50,000' },
    '₹7,000',
    { note: /31 March 2022[^]*31 March 2026/ },
  ],
  // 51 × 400 + 5,000; the last day
  [{ ...OF_2020, filed: '2026-03-31', tax: '40,000' }, '₹25,400', { note: /70%/ }],
  // 59 × 400 + 5,000, but no return is possible
  [
    { ...OF_2020, filed: '2026-11-23', tax: '40,000' },
    '₹28,600',
    { note: /can’t file a return[^]*31 March 2026/ },
  ],
  // 52 × 200 + 1,000; the additional tax is 70% of 30,400
  [
    { ...OF_2021, income: 'to-5-lakh', filed: '2026-11-23', tax: '20,000' },
    '₹11,400',
    { note: /₹21,280|31 March 2027/ },
  ],
  // 56 × 200 + 5,000: the last day
  [{ ...OF_2021, filed: '2027-03-31', tax: '20,000' }, '₹16,200', { note: /until 31 March 2027/ }],
  // 57 × 200 + 5,000, but too late
  [
    { ...OF_2021, filed: '2027-04-01', tax: '20,000' },
    '₹16,400',
    { note: /can’t file a return[^]*31 March 2027/ },
  ],
  // 40 × 100 + 1,000
  [
    { ...JULY, income: 'to-5-lakh', due: '2023-07-31', filed: '2026-11-23', tax: '10,000' },
    '₹5,000',
    { note: /60%[^]*31 March 2028/ },
  ],
  [{ ...JULY, due: '2025-09-16', filed: '2025-12-31', tax: '30,050' }, '₹6,200'], // 300 × 4 + 5,000
  // 1 × 5,000 + 5,000
  [{ ...JULY, due: '2025-12-10', filed: '2025-12-31', tax: '5,00,000' }, '₹10,000'],
  // 2 × 1,000 + 5,000
  [{ ...JULY, due: '2024-11-15', filed: '2025-01-10', tax: '1,00,000' }, '₹7,000'],
  // 6 × 1,000 + 5,000: belated in time for a resident individual, by Circular 21/2024
  [
    { ...JULY, due: '2024-07-31', filed: '2025-01-15', tax: '1,00,000' },
    '₹11,000',
    { note: /^(?![^]*updated return)[^]*resident individuals[^]*15 January 2025/ },
  ],
  // The day after
  [
    { ...JULY, due: '2024-07-31', filed: '2025-01-16', tax: '1,00,000' },
    '₹11,000',
    { note: /After 15 January 2025 you can only file an updated return/ },
  ],
  // A return of 2019-20, due until 31 March 2021. The site does not have the law of that year
  [{ ...JULY, due: '2021-01-10', filed: '2021-03-01', tax: '0' }, { problem: 'due' }],
  [{ ...JULY, due: '2021-04-01', filed: '2021-04-01', tax: '0' }, '₹0', { note: ON_TIME }],
  // No tax, so no additional tax: section 267(1) is about a return with tax to pay
  [
    { ...OF_2026, income: 'to-limit', filed: '2028-02-29', tax: '0' },
    '₹0',
    { note: /^(?![^]*so far)[^]*usually not accepted/ },
  ],
  // From 2026-27 the fee is ₹1,000 (section 428(a)(i)). Before, it was at most ₹1,000 (section 234F)
  [
    { ...OF_2026, income: 'to-limit', filed: '2027-11-01', tax: '0' },
    '₹0',
    { note: /the fee is ₹1,000/ },
  ],
  [
    { ...JULY, income: 'to-limit', filed: '2026-08-01', tax: '0' },
    '₹0',
    { note: /the fee is up to ₹1,000/ },
  ],
  // Due in the middle of a month: 22 November to 5 December is 1 month by days, and touches 2 calendar months
  [
    { ...MOVED, filed: '2026-12-05', tax: '5,00,000' },
    '₹10,000',
    { note: /by the calendar, it would be 2 months, ₹10,000/ },
  ],
];

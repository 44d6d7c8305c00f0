import { ON_TIME, type Case } from './case';

/** A return for 2025-26 without an audit. In all these returns, the income is more than ₹5 lakh. */
const NO_AUDIT = { income: 'above-5-lakh', due: '2026-07-31' };
/** A return with an audit. */
const AUDITED = { income: 'above-5-lakh', due: '2026-10-31' };
/** A return with an audit. Circular 7/2026 moved the due date to this day. */
const MOVED = { income: 'above-5-lakh', due: '2026-11-21' };
/** A return with a transfer pricing report. */
const PRICING = { income: 'above-5-lakh', due: '2026-11-30' };
/** A return for 2020-21. */
const OF_2020 = { income: 'above-5-lakh', due: '2021-12-31' };
/** A return for 2021-22. */
const OF_2021 = { income: 'above-5-lakh', due: '2022-07-31' };
/** A return for 2026-27, with an audit. */
const OF_2026 = { income: 'above-5-lakh', due: '2027-10-31' };

/**
 * Calculated by hand from the Income-tax Act, 2025. Sections 234F and 234A of the Act of 1961 have the same rules for 2025-26 and earlier
 * years.
 *
 * - Fee: section 428, ₹5,000 if "total income exceeds five lakh rupees", otherwise not more than ₹1,000. No fee if the income is
 *   so low that no return is required.
 * - Interest: section 423, 1% of the tax for each of the months "comprised in the period commencing on the date immediately
 *   following" the due date "and ending on" the day of the return. A part of a month counts as a month. Months are counted from the
 *   day after the due date: after 30 November, the first month is 1 to 31 December.
 * - Rule 269(c) of 2026, and rule 119A of 1962 for earlier years: of the tax "any fraction of one hundred rupees shall be ignored".
 * - After 31 December only an updated return is possible. The sum does not include its additional tax.
 */
export const cases: readonly Case[] = [
  // Filed on the due day: in time
  [{ ...NO_AUDIT, filed: '2026-07-31', tax: '10,000' }, '₹0', { note: ON_TIME }],
  // Filed before the due day: in time
  [{ ...NO_AUDIT, filed: '2026-06-15', tax: '10,000' }, '₹0', { note: ON_TIME }],
  // Fee ₹5,000. No tax is unpaid, so no interest
  [{ ...NO_AUDIT, filed: '2026-08-01', tax: '0' }, '₹5,000'],
  // Fee ₹1,000; no interest
  [{ ...NO_AUDIT, income: 'to-5-lakh', filed: '2026-08-01', tax: '0' }, '₹1,000'],
  // Income below the limit: no fee. No tax, so no interest
  [{ ...NO_AUDIT, income: 'to-limit', filed: '2026-08-01', tax: '0' }, '₹0'],
  // Fee ₹5,000; 1 day, so 1 month × 1% of 10,000 = ₹100
  [{ ...NO_AUDIT, filed: '2026-08-01', tax: '10,000' }, '₹5,100'],
  [{ ...NO_AUDIT, filed: '2026-08-31', tax: '10,000' }, '₹5,100'], // 1 to 31 August: 1 month
  // 1 August to 1 September: 2 months × ₹100
  [{ ...NO_AUDIT, filed: '2026-09-01', tax: '10,000' }, '₹5,200'],
  // Due on 21 November by Circular 7/2026: 1 month × ₹1,000 + ₹5,000
  [{ ...AUDITED, filed: '2026-11-30', tax: '1,00,000' }, '₹6,000'],
  // 22 November to 1 December: 1 month × ₹1,000 + ₹5,000
  [{ ...AUDITED, filed: '2026-12-01', tax: '1,00,000' }, '₹6,000', { note: /2 months, ₹2,000/ }],
  // 1 to 31 December: 1 month × ₹1,000 + ₹5,000
  [{ ...PRICING, filed: '2026-12-31', tax: '1,00,000' }, '₹6,000'],
  // `filed` defaults to today. September, October and part of November: 3 months × ₹25,000 + ₹5,000
  [{ ...NO_AUDIT, due: '2026-08-31', tax: '25,00,000' }, '₹80,000', { today: '2026-11-22' }],
  // August to December: 5 months × ₹1,000 + ₹5,000. This is the last day for a belated return
  [{ ...NO_AUDIT, filed: '2026-12-31', tax: '1,00,000' }, '₹10,000'],
  // August to part of January: 6 months × ₹1,000 + ₹5,000. Only an updated return is possible
  [
    { ...NO_AUDIT, filed: '2027-01-01', tax: '1,00,000' },
    '₹11,000',
    { note: /updated return[^]*^section 140B$/im },
  ],
  // 1 November to 29 February: 4 months × ₹500 + ₹5,000
  [
    { ...OF_2026, filed: '2028-02-29', tax: '50,000' },
    '₹7,000',
    { note: /updated return[^]*^section 267$/im },
  ],
  // 1 November to 1 March: 5 months × ₹500 + ₹5,000
  [{ ...OF_2026, filed: '2028-03-01', tax: '50,000' }, '₹7,500', { note: /updated return/i }],
  // ₹12,399 counts as ₹12,300 (rule 119A). August and September: 2 months × ₹123 + ₹1,000
  [{ ...NO_AUDIT, income: 'to-5-lakh', filed: '2026-09-30', tax: '12,399' }, '₹1,246'],
  // ₹10,000 in Devanagari digits: 1 month × ₹100 + ₹1,000
  [{ ...NO_AUDIT, income: 'to-5-lakh', filed: '2026-08-01', tax: '१०,०००' }, '₹1,100'],
  [{ ...NO_AUDIT, filed: '2026-08-01', tax: 'none' }, { problem: 'tax' }], // An amount can’t be letters
  // The field writes this day as 2026-07-31
  [{ ...NO_AUDIT, due: '31 July 2026', filed: '2026-08-01', tax: '0' }, { problem: 'due' }],
  // The due date moved to 21 November: in time
  [
    { ...AUDITED, filed: '2026-11-20', tax: '2,00,000' },
    '₹0',
    { note: /21 November 2026[^]*1 month, ₹2,000/ },
  ],
  // Filed on the last day: in time
  [{ ...MOVED, filed: '2026-11-21', tax: '2,00,000' }, '₹0', { note: /21 November 2026/ }],
  [{ ...MOVED, filed: '2026-11-22', tax: '0' }, '₹5,000'], // 1 day late, no tax to pay
  [{ ...MOVED, filed: '2026-11-30', tax: '1,50,000' }, '₹6,500'], // 1 month × 1,500 + 5,000
  // 22 November to 21 December: 1 month × 2,000 + 5,000
  [{ ...MOVED, filed: '2026-12-21', tax: '2,00,000' }, '₹7,000', { note: /2 months, ₹4,000/ }],
  [{ ...MOVED, filed: '2026-12-22', tax: '2,00,000' }, '₹9,000'], // 2 months × 2,000 + 5,000
  [{ ...NO_AUDIT, due: '2026-08-31', filed: '2026-11-23', tax: '45,678' }, '₹6,368'], // 3 months × 456 + 5,000
  [{ ...NO_AUDIT, filed: '2026-12-31', tax: '99,999' }, '₹9,995'], // 5 months × 999 + 5,000
  [{ ...NO_AUDIT, filed: '2026-11-23', tax: '99' }, '₹5,000'], // No interest on less than ₹100
  // 2 months × 10,000 + 5,000. The additional tax is 25% of 10,20,000
  [
    { ...PRICING, filed: '2027-01-01', tax: '10,00,000' },
    '₹25,000',
    { note: /₹2,55,000[^]*31 March 2031/ },
  ],
  // 3 months × 500 + 5,000. A belated return is still possible (Circular 17/2021)
  [{ ...OF_2020, filed: '2022-03-31', tax: '50,000' }, '₹6,500'],
  // 4 months × 500 + 5,000
  [
    { ...OF_2020, filed: '2022-04-01', tax: '50,000' },
    '₹7,000',
    { note: /31 March 2022[^]*31 March 2026/ },
  ],
  // 51 months × 400 + 5,000. The last day for an updated return
  [{ ...OF_2020, filed: '2026-03-31', tax: '40,000' }, '₹25,400', { note: /70%/ }],
  // 59 months × 400 + 5,000, but no return is possible any more
  [
    { ...OF_2020, filed: '2026-11-23', tax: '40,000' },
    '₹28,600',
    { note: /can’t file a return[^]*31 March 2026/ },
  ],
  // 52 months × 200 + 1,000. The additional tax is 70% of 30,400
  [
    { ...OF_2021, income: 'to-5-lakh', filed: '2026-11-23', tax: '20,000' },
    '₹11,400',
    { note: /₹21,280|31 March 2027/ },
  ],
  // 56 months × 200 + 5,000. The last day for an updated return
  [{ ...OF_2021, filed: '2027-03-31', tax: '20,000' }, '₹16,200', { note: /until 31 March 2027/ }],
  // 57 months × 200 + 5,000, but no return is possible any more
  [
    { ...OF_2021, filed: '2027-04-01', tax: '20,000' },
    '₹16,400',
    { note: /can’t file a return[^]*31 March 2027/ },
  ],
  // 40 months × 100 + 1,000
  [
    { ...NO_AUDIT, income: 'to-5-lakh', due: '2023-07-31', filed: '2026-11-23', tax: '10,000' },
    '₹5,000',
    { note: /60%[^]*31 March 2028/ },
  ],
  [{ ...NO_AUDIT, due: '2025-09-16', filed: '2025-12-31', tax: '30,050' }, '₹6,200'], // 4 months × 300 + 5,000
  // 1 month × 5,000 + 5,000
  [{ ...NO_AUDIT, due: '2025-12-10', filed: '2025-12-31', tax: '5,00,000' }, '₹10,000'],
  // 2 months × 1,000 + 5,000
  [{ ...NO_AUDIT, due: '2024-11-15', filed: '2025-01-10', tax: '1,00,000' }, '₹7,000'],
  // 6 months × 1,000 + 5,000. By Circular 21/2024, a resident individual can still file a belated return
  [
    { ...NO_AUDIT, due: '2024-07-31', filed: '2025-01-15', tax: '1,00,000' },
    '₹11,000',
    { note: /^(?![^]*updated return)[^]*resident individuals[^]*15 January 2025/ },
  ],
  // The day after: only an updated return is possible
  [
    { ...NO_AUDIT, due: '2024-07-31', filed: '2025-01-16', tax: '1,00,000' },
    '₹11,000',
    { note: /After 15 January 2025 you can only file an updated return/ },
  ],
  // A return for 2019-20. The site does not have the law of that year
  [{ ...NO_AUDIT, due: '2021-01-10', filed: '2021-03-01', tax: '0' }, { problem: 'due' }],
  [{ ...NO_AUDIT, due: '2021-04-01', filed: '2021-04-01', tax: '0' }, '₹0', { note: ON_TIME }],
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
    { ...NO_AUDIT, income: 'to-limit', filed: '2026-08-01', tax: '0' },
    '₹0',
    { note: /the fee is up to ₹1,000/ },
  ],
  // The due date is within a month. 22 November to 5 December is 1 month by days, but touches 2 calendar months
  [
    { ...MOVED, filed: '2026-12-05', tax: '5,00,000' },
    '₹10,000',
    { note: /By calendar months, it would be 2 months, ₹10,000/ },
  ],
];

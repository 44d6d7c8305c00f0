import { ON_TIME, type Case } from './case';

const CMP_08 = { return: 'cmp-08', due: '2026-10-18' };
const GSTR_4 = { return: 'gstr-4', nil: 'no', due: '2026-06-30' };
const NIL_GSTR_4 = { ...GSTR_4, nil: 'yes' };

/**
 * Calculated by hand from the Central Goods and Services Tax Act, 2017.
 *
 * - CMP-08 is a statement, not a return under section 47, so it has no late fee. Interest is 18% a year, counted by days, with 365
 *   days in a year. It is rounded to the nearest rupee (sections 50(1) and 170).
 * - GSTR-4 has a central late fee of ₹25 a day, or ₹10 a day "where the total amount payable in lieu of central tax in the said
 *   return is nil" (notification 73/2017). With the State's fee, it is ₹50 or ₹20. The central fee is at most ₹1,000, or ₹250 for a
 *   nil return (21/2021). With the State's fee, it is at most ₹2,000 or ₹500.
 */
export const cases: readonly Case[] = [
  // Filed on the due day: in time
  [{ ...CMP_08, filed: '2026-10-18', tax: '36,500' }, '₹0', { note: ON_TIME }],
  [{ ...CMP_08, filed: '2026-10-19', tax: '36,500' }, '₹18'], // 36,500 × 18% × 1 / 365
  [{ ...CMP_08, filed: '2026-11-17', tax: '36,500' }, '₹540'], // 13 + 17 = 30 days × ₹18
  [{ ...CMP_08, filed: '2027-10-18', tax: '1,00,000' }, '₹18,000'], // 365 days: 18% of ₹1,00,000
  // 7 days: 10,000 × 18% × 7 / 365 = 34.52 → ₹35 (section 170)
  [{ ...CMP_08, filed: '2026-10-25', tax: '10,000' }, '₹35'],
  // There is no tax, so no interest. CMP-08 has no late fee
  [{ ...CMP_08, nil: 'yes', filed: '2026-11-17', tax: '0' }, '₹0'],
  [{ ...GSTR_4, filed: '2026-06-30' }, '₹0', { note: ON_TIME }], // Filed on the due day: in time
  // 1 day × 50. The tax is paid with CMP-08, so the tool ignores the tax here
  [{ ...GSTR_4, filed: '2026-07-01', tax: '36,500' }, '₹50'],
  [{ ...GSTR_4, filed: '2026-08-08' }, '₹1,950'], // 31 + 8 = 39 days × 50
  [{ ...GSTR_4, filed: '2026-08-09' }, '₹2,000'], // 40 days × 50, exactly the cap
  [{ ...GSTR_4, filed: '2026-08-10' }, '₹2,000'], // 41 days × 50 = 2,050, capped
  // 1 day × 20 (first proviso of notification 73/2017)
  [{ ...NIL_GSTR_4, filed: '2026-07-01' }, '₹20'],
  [{ ...NIL_GSTR_4, filed: '2026-07-24' }, '₹480'], // 24 days × 20
  [{ ...NIL_GSTR_4, filed: '2026-07-25' }, '₹500'], // 25 days × 20, exactly the cap
  [{ ...NIL_GSTR_4, filed: '2026-07-26' }, '₹500'], // 26 days × 20 = 520, capped
  [GSTR_4, '₹500', { today: '2026-07-10' }], // `filed` defaults to today: 10 days × 50
  // An amount can’t be letters
  [{ ...CMP_08, filed: '2026-10-19', tax: 'all of it' }, { problem: 'tax' }],
  // The field writes this day as 2026-06-30
  [{ ...GSTR_4, due: '30-06-2026', filed: '2026-07-01' }, { problem: 'due' }],
];

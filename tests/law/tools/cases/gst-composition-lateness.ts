import { ON_TIME, type Case } from './case';

/**
 * Worked from the Central Goods and Services Tax Act, 2017.
 *
 * CMP-08: a statement, not one of the returns of section 47, so interest only (section 50(1): 18% a year, days of 365,
 * rounded by section 170 to the nearest rupee). GSTR-4: notification 73/2017, ₹25 a day and, "where the total amount
 * payable in lieu of central tax in the said return is nil", ₹10 a day; with the State's half ₹50 and ₹20. By 21/2021 at
 * most ₹1,000 and, nil, ₹250 of central fee: ₹2,000 and ₹500.
 */
export const cases: readonly Case[] = [
  // On the due day: not late
  [
    { return: 'cmp-08', due: '2026-10-18', filed: '2026-10-18', tax: '36,500' },
    '₹0',
    { note: ON_TIME },
  ],
  // 36,500 × 18% × 1 / 365
  [{ return: 'cmp-08', due: '2026-10-18', filed: '2026-10-19', tax: '36,500' }, '₹18'],
  // 13 + 17 = 30 days × ₹18
  [{ return: 'cmp-08', due: '2026-10-18', filed: '2026-11-17', tax: '36,500' }, '₹540'],
  // 365 days: 18% of ₹1,00,000
  [{ return: 'cmp-08', due: '2026-10-18', filed: '2027-10-18', tax: '1,00,000' }, '₹18,000'],
  // 7 days: 10,000 × 18% × 7 / 365 = 34.52 → ₹35 (section 170)
  [{ return: 'cmp-08', due: '2026-10-18', filed: '2026-10-25', tax: '10,000' }, '₹35'],
  // No tax, so no interest; and no late fee
  [{ return: 'cmp-08', nil: 'yes', due: '2026-10-18', filed: '2026-11-17', tax: '0' }, '₹0'],
  // On the due day: not late
  [
    { return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-06-30' },
    '₹0',
    { note: ON_TIME },
  ],
  // 1 day × 50; tax is paid with CMP-08, so what is left in the field counts for nothing
  [{ return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-07-01', tax: '36,500' }, '₹50'],
  // 31 + 8 = 39 days × 50
  [{ return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-08-08' }, '₹1,950'],
  // 40 days × 50, just the cap
  [{ return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-08-09' }, '₹2,000'],
  // 41 days × 50 = 2,050, capped
  [{ return: 'gstr-4', nil: 'no', due: '2026-06-30', filed: '2026-08-10' }, '₹2,000'],
  // Nil: 1 day × 20 (first proviso of notification 73/2017)
  [{ return: 'gstr-4', nil: 'yes', due: '2026-06-30', filed: '2026-07-01' }, '₹20'],
  // Nil: 24 days × 20
  [{ return: 'gstr-4', nil: 'yes', due: '2026-06-30', filed: '2026-07-24' }, '₹480'],
  // Nil: 25 days × 20, just the cap
  [{ return: 'gstr-4', nil: 'yes', due: '2026-06-30', filed: '2026-07-25' }, '₹500'],
  // Nil: 26 days × 20 = 520, capped
  [{ return: 'gstr-4', nil: 'yes', due: '2026-06-30', filed: '2026-07-26' }, '₹500'],
  // Filed starts at today: 10 days × 50
  [{ return: 'gstr-4', nil: 'no', due: '2026-06-30' }, '₹500', { today: '2026-07-10' }],
  // Letters are no amount
  [
    { return: 'cmp-08', due: '2026-10-18', filed: '2026-10-19', tax: 'all of it' },
    { problem: 'tax' },
  ],
  // Not a day as the field writes it
  [{ return: 'gstr-4', nil: 'no', due: '30-06-2026', filed: '2026-07-01' }, { problem: 'due' }],
];

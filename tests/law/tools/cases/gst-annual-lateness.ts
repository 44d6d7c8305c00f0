import { ON_TIME, type Case } from './case';

/** The return of 2025-26. */
const YEAR = { due: '2026-12-31' };
/** ₹3 crore, all of it in one State. */
const THREE = { turnover: '3,00,00,000', state: '3,00,00,000', due: '2026-12-31' };
/** ₹5 crore, all of it in one State. */
const FIVE = { turnover: '5,00,00,000', state: '5,00,00,000', due: '2026-12-31' };

/**
 * Calculated by hand from section 47(2) of the Central Goods and Services Tax Act, 2017 with notification 07/2023. Each amount is the
 * central fee plus the State fee.
 *
 * - Turnover "up to five crore rupees": ₹50 a day, at most 0.04% of the turnover in the State.
 * - "More than five crores and up to twenty crore": ₹100 a day, at most 0.04%.
 * - Above ₹20 crore: ₹200 a day, at most 0.50%.
 *
 * With a turnover "up to two crore rupees" no return is needed (notification 15/2025). Section 170 rounds to the nearest rupee.
 */
export const cases: readonly Case[] = [
  // Up to ₹2 crore: no return is due
  [
    { ...YEAR, turnover: '2,00,00,000', state: '2,00,00,000', filed: '2027-01-31' },
    '₹0',
    { note: /2 crore/ },
  ],
  // One paisa above ₹2 crore: 1 day × 50; cap 0.04% of ₹2 crore = ₹8,000
  [{ ...YEAR, turnover: '2,00,00,000.01', state: '2,00,00,000', filed: '2027-01-01' }, '₹50'],
  [{ ...THREE, filed: '2026-12-31' }, '₹0', { note: ON_TIME }], // Filed on the due day: in time
  [{ ...THREE, filed: '2026-11-22' }, '₹0', { note: ON_TIME }], // Filed before the due day: in time
  [{ ...FIVE, filed: '2027-01-10' }, '₹500'], // Equal to ₹5 crore: 10 days × 50
  // 365 + 31 + 4 = 400 days × 50 = ₹20,000; exactly the cap, 0.04% of ₹5 crore
  [{ ...FIVE, filed: '2028-02-04' }, '₹20,000'],
  [{ ...FIVE, filed: '2028-02-05' }, '₹20,000'], // 401 days × 50 = 20,050, capped at ₹20,000
  // One rupee above ₹5 crore: 10 days × 100
  [{ ...YEAR, turnover: '5,00,00,001', state: '5,00,00,001', filed: '2027-01-10' }, '₹1,000'],
  // Equal to ₹20 crore: 400 days × 100 = ₹40,000; exactly the cap, 0.04% of ₹10 crore
  [{ ...YEAR, turnover: '20,00,00,000', state: '10,00,00,000', filed: '2028-02-04' }, '₹40,000'],
  // 401 days × 100 = 40,100, capped at ₹40,000
  [{ ...YEAR, turnover: '20,00,00,000', state: '10,00,00,000', filed: '2028-02-05' }, '₹40,000'],
  // One rupee above ₹20 crore: 31 days × 200; the cap, 0.50%, is about ₹10 lakh
  [{ ...YEAR, turnover: '20,00,00,001', state: '20,00,00,001', filed: '2027-01-31' }, '₹6,200'],
  // 25 days × 200 = ₹5,000; exactly the cap, 0.50% of ₹10 lakh
  [{ ...YEAR, turnover: '25,00,00,000', state: '10,00,000', filed: '2027-01-25' }, '₹5,000'],
  // 26 days × 200 = 5,200, capped at ₹5,000
  [{ ...YEAR, turnover: '25,00,00,000', state: '10,00,000', filed: '2027-01-26' }, '₹5,000'],
  // 19 days × 50; cap 0.04% of ₹25 lakh = ₹1,000
  [{ ...THREE, state: '25,00,000', filed: '2027-01-19' }, '₹950'],
  // 21 days × 50 = 1,050, capped at ₹1,000: only the turnover in the State counts
  [{ ...THREE, state: '25,00,000', filed: '2027-01-21' }, '₹1,000'],
  // 31 days × 50 = 1,550; cap 0.04% of 12,34,567 = 493.83, rounded to ₹494 (section 170)
  [{ ...THREE, state: '12,34,567', filed: '2027-01-31' }, '₹494'],
  // Leap year: 31 + 29 + 1 = 61 days × 50
  [{ ...THREE, due: '2027-12-31', filed: '2028-03-01' }, '₹3,050'],
  // 1,097 days × 50 = 54,850, capped at 0.04% of ₹3 crore = ₹12,000. After 3 years, no return can be
  // filed (section 44(2)). A note says so
  [{ ...THREE, due: '2023-12-31', filed: '2027-01-01' }, '₹12,000', { note: /3 years/ }],
  // ₹5 crore in Devanagari digits: 10 days × 50
  [{ ...YEAR, turnover: '५,००,००,०००', state: '५,००,००,०००', filed: '2027-01-10' }, '₹500'],
  // An amount can’t be letters
  [{ ...FIVE, turnover: 'five crore', filed: '2027-01-10' }, { problem: 'turnover' }],
  [{ ...FIVE, state: '', filed: '2027-01-10' }, { problem: 'state' }], // Nothing typed
  [{ ...FIVE, filed: '2027-13-01' }, { problem: 'filed' }], // No year has a 13th month
];

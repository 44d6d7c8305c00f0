import type { Case } from './case';

/**
 * Worked from the Handbook of Procedures 2023, Appendix 2K, and paragraph 2.05 of the Foreign Trade Policy: new code
 * ₹500; yearly update from April to June nil; update after the window ₹200; any other amendment ₹200.
 */
export const cases: readonly Case[] = [
  [{}, '₹500'], // The start is a new code: ₹500
  [{ filing: 'new' }, '₹500'], // ₹500
  [{ filing: 'update-on-time' }, '₹0'], // April to June: nil
  [{ filing: 'update-late' }, '₹200'], // After 30 June: ₹200
  [{ filing: 'amendment' }, '₹200'], // ₹200
  [{ filing: '' }, { problem: 'filing' }], // Nothing chosen
  [{ filing: 'NEW' }, { problem: 'filing' }], // Not in the list
  // Not in the list, though every object has one
  [{ filing: 'constructor' }, { problem: 'filing' }],
];

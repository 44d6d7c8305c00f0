import type { Case } from './case';

/**
 * Worked from the Handbook of Procedures 2023, Appendix 2K, and paragraph 2.05 of the Foreign Trade Policy: new code
 * ₹500; yearly update from April to June nil; update after the window ₹200; any other amendment ₹200.
 */
export const cases: readonly Case[] = [
  { answers: {}, total: '₹500', working: 'The start is a new code: ₹500' },
  { answers: { filing: 'new' }, total: '₹500', working: '₹500' },
  { answers: { filing: 'update-on-time' }, total: '₹0', working: 'April to June: nil' },
  { answers: { filing: 'update-late' }, total: '₹200', working: 'After 30 June: ₹200' },
  { answers: { filing: 'amendment' }, total: '₹200', working: '₹200' },
  { answers: { filing: '' }, total: { problem: 'filing' }, working: 'Nothing chosen' },
  { answers: { filing: 'NEW' }, total: { problem: 'filing' }, working: 'Not in the list' },
  {
    answers: { filing: 'constructor' },
    total: { problem: 'filing' },
    working: 'Not in the list, though every object has one',
  },
];

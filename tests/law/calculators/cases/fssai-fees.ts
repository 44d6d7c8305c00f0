import type { Case } from './case';

/**
 * Worked from the licensing portal's table of kinds of business of 1 April 2026, a year and premises: registration ₹100,
 * State licence ₹5,000, central licence ₹7,500. Until March 2026 a State licence cost ₹2,000 to ₹5,000 by kind, so that
 * its cases were left open here.
 */
export const cases: readonly Case[] = [
  [{ kind: 'registration', years: '1' }, '₹100'], // 1 × ₹100
  [{ kind: 'registration', years: '5' }, '₹500'], // 5 × ₹100
  [{ kind: 'registration', years: '२' }, '₹200'], // 2 × ₹100; २ is 2
  [{ kind: 'central', years: '1' }, '₹7,500'], // 1 × ₹7,500
  [{ kind: 'central', years: '3' }, '₹22,500'], // 3 × ₹7,500
  [{ kind: 'central', years: '5' }, '₹37,500'], // 5 × ₹7,500
  [{ kind: 'state', years: '1' }, '₹5,000'], // 1 × ₹5,000
  [{ kind: 'state', years: '4' }, '₹20,000'], // 4 × ₹5,000
  [{ kind: 'registration', years: '0' }, { problem: 'years' }], // At least a year
  // One above the most that is asked, 5
  [{ kind: 'registration', years: '6' }, { problem: 'years' }],
  [{ kind: 'central', years: '' }, { problem: 'years' }], // Nothing typed
  [{ kind: 'state', years: '3', premises: '2' }, '₹30,000'], // 3 × 2 × ₹5,000
  [{ kind: 'any', years: '1' }, '₹7,500'], // Importer of any size
  [{ kind: 'any', years: '5' }, '₹37,500'], // 5 × ₹7,500
  [{ kind: 'any', years: '2' }, '₹15,000'], // Online platform, 2 × ₹7,500
  [{ kind: 'central', years: '5', premises: '3' }, '₹1,12,500'], // 5 × 3 × ₹7,500
  // 2 × ₹100
  [{ kind: 'registration', years: '1', premises: '2' }, '₹200', { note: /head office/ }],
  // Hawkers pay nothing
  [{ kind: 'registration', years: '1' }, '₹100', { note: /Hawkers pay nothing/ }],
  [{ kind: 'state', years: '1', premises: '0' }, { problem: 'premises' }], // At least one
];

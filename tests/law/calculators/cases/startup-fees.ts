import type { Case } from './case';

/**
 * Worked from G.S.R. 108(E) of 4 February 2026 and section 140 of the Income-tax Act, 2025: neither recognition nor the
 * Board's certificate has a government fee.
 */
export const cases: readonly Case[] = [
  { answers: {}, total: '₹0', working: 'The start is recognition: nil' },
  { answers: { step: 'recognition' }, total: '₹0', working: 'Nil' },
  { answers: { step: 'tax-exemption' }, total: '₹0', working: 'Nil' },
  { answers: { step: '' }, total: { problem: 'step' }, working: 'Nothing chosen' },
  {
    answers: { step: 'renewal' },
    total: { problem: 'step' },
    working: 'Recognition has no renewal',
  },
  {
    answers: { step: '__proto__' },
    total: { problem: 'step' },
    working: 'Not in the list, though every object has one',
  },
];

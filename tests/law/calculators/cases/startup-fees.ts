import type { Case } from './case';

/**
 * Worked from G.S.R. 108(E) of 4 February 2026 and section 140 of the Income-tax Act, 2025: neither recognition nor the
 * Board's certificate has a government fee.
 */
export const cases: readonly Case[] = [
  [{}, '₹0'], // The start is recognition: nil
  [{ step: 'recognition' }, '₹0'], // Nil
  [{ step: 'tax-exemption' }, '₹0'], // Nil
  [{ step: '' }, { problem: 'step' }], // Nothing chosen
  [{ step: 'renewal' }, { problem: 'step' }], // Recognition has no renewal
  [{ step: '__proto__' }, { problem: 'step' }], // Not in the list, though every object has one
];

import type { Case } from './case';

/** Worked from S.O. 2119(E) of 26 June 2020, paragraph 6: no fee for registering, updating or the certificate. */
export const cases: readonly Case[] = [
  [{}, '₹0'], // The start is a new registration: nil
  [{ step: 'new' }, '₹0'], // Nil
  [{ step: 'update' }, '₹0'], // Nil
  [{ step: '' }, { problem: 'step' }], // Nothing chosen
  [{ step: 'renewal' }, { problem: 'step' }], // Udyam has no renewal
  [{ step: 'toString' }, { problem: 'step' }], // Not in the list, though every object has one
];

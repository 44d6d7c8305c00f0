import type { Case } from './case';

/** Worked from S.O. 2119(E) of 26 June 2020, paragraph 6: no fee for registering, updating or the certificate. */
export const cases: readonly Case[] = [
  { answers: {}, total: '₹0', working: 'The start is a new registration: nil' },
  { answers: { step: 'new' }, total: '₹0', working: 'Nil' },
  { answers: { step: 'update' }, total: '₹0', working: 'Nil' },
  { answers: { step: '' }, total: { problem: 'step' }, working: 'Nothing chosen' },
  { answers: { step: 'renewal' }, total: { problem: 'step' }, working: 'Udyam has no renewal' },
  {
    answers: { step: 'toString' },
    total: { problem: 'step' },
    working: 'Not in the list, though every object has one',
  },
];

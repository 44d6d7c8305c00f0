import type { Case } from './case';

/**
 * Worked from the licensing portal's table of kinds of business of 1 April 2026, a year and premises: registration ₹100,
 * State licence ₹5,000, central licence ₹7,500. Until March 2026 a State licence cost ₹2,000 to ₹5,000 by kind, so that
 * its cases were left open here.
 */
export const cases: readonly Case[] = [
  { answers: { kind: 'registration', years: '1' }, total: '₹100', working: '1 × ₹100' },
  { answers: { kind: 'registration', years: '5' }, total: '₹500', working: '5 × ₹100' },
  { answers: { kind: 'registration', years: '२' }, total: '₹200', working: '2 × ₹100; २ is 2' },
  { answers: { kind: 'central', years: '1' }, total: '₹7,500', working: '1 × ₹7,500' },
  { answers: { kind: 'central', years: '3' }, total: '₹22,500', working: '3 × ₹7,500' },
  { answers: { kind: 'central', years: '5' }, total: '₹37,500', working: '5 × ₹7,500' },
  { answers: { kind: 'state', years: '1' }, total: '₹5,000', working: '1 × ₹5,000' },
  { answers: { kind: 'state', years: '4' }, total: '₹20,000', working: '4 × ₹5,000' },
  {
    answers: { kind: 'registration', years: '0' },
    total: { problem: 'years' },
    working: 'At least a year',
  },
  {
    answers: { kind: 'registration', years: '6' },
    total: { problem: 'years' },
    working: 'One above the most that is asked, 5',
  },
  {
    answers: { kind: 'central', years: '' },
    total: { problem: 'years' },
    working: 'Nothing typed',
  },
  {
    answers: { kind: 'state', years: '3', premises: '2' },
    total: '₹30,000',
    working: '3 × 2 × ₹5,000',
  },
  {
    answers: { kind: 'any', years: '1' },
    total: '₹7,500',
    working: 'Importer of any size',
  },
  {
    answers: { kind: 'any', years: '5' },
    total: '₹37,500',
    working: '5 × ₹7,500',
  },
  {
    answers: { kind: 'any', years: '2' },
    total: '₹15,000',
    working: 'Online platform, 2 × ₹7,500',
  },
  {
    answers: { kind: 'central', years: '5', premises: '3' },
    total: '₹1,12,500',
    working: '5 × 3 × ₹7,500',
  },
  {
    answers: { kind: 'registration', years: '1', premises: '2' },
    total: '₹200',
    note: /head office/,
    working: '2 × ₹100',
  },
  {
    answers: { kind: 'registration', years: '1' },
    total: '₹100',
    note: /Hawkers pay nothing/,
    working: 'Hawkers pay nothing',
  },
  {
    answers: { kind: 'state', years: '1', premises: '0' },
    total: { problem: 'premises' },
    working: 'At least one',
  },
];

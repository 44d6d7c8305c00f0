import type { Case } from './case';

/**
 * Worked from the Food Safety and Standards (Licensing and Registration of Food Businesses) Regulations, 2011, Schedule
 * 3, a year: registration ₹100, central licence ₹7,500. The State licence costs ₹2,000 to ₹5,000 by kind and capacity;
 * no one figure is firm, so nothing is added up and a note names the range.
 */
export const cases: readonly Case[] = [
  { answers: { kind: 'registration', years: '1' }, total: '₹100', working: '1 × ₹100' },
  { answers: { kind: 'registration', years: '5' }, total: '₹500', working: '5 × ₹100' },
  { answers: { kind: 'registration', years: '२' }, total: '₹200', working: '2 × ₹100; २ is 2' },
  { answers: { kind: 'central', years: '1' }, total: '₹7,500', working: '1 × ₹7,500' },
  { answers: { kind: 'central', years: '3' }, total: '₹22,500', working: '3 × ₹7,500' },
  { answers: { kind: 'central', years: '5' }, total: '₹37,500', working: '5 × ₹7,500' },
  {
    answers: { kind: 'state', years: '1' },
    total: '₹0',
    note: /₹2,000 to ₹5,000/,
    working: 'Left open: between ₹2,000 and ₹5,000 a year',
  },
  {
    answers: { kind: 'state', years: '4' },
    total: '₹0',
    note: /₹2,000 to ₹5,000/,
    working: 'Left open for each of the years',
  },
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
];

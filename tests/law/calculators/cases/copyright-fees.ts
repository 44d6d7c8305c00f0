import type { Case } from './case';

/**
 * Worked from the Copyright Rules, 2013, Second Schedule, per work: literary, dramatic, musical or artistic ₹500 (a
 * computer programme is a literary work, section 2(o)); literary or artistic work used or capable of being used on goods
 * or services ₹2,000; sound recording ₹2,000; cinematograph film ₹5,000.
 *
 * An artistic work on goods also needs the Trade Marks Registry's certificate (section 45(1), proviso; form TM-C, Trade
 * Marks Rules, First Schedule: ₹9,000, expedited ₹30,000); a literary work does not. Each work has its own.
 */
export const cases: readonly Case[] = [
  { answers: { work: 'literary', works: '1' }, total: '₹500', working: '1 × ₹500' },
  { answers: { work: 'literary', works: '2' }, total: '₹1,000', working: '2 × ₹500' },
  { answers: { work: 'literary', works: '50' }, total: '₹25,000', working: '50 × ₹500' },
  { answers: { work: 'literary', works: '५' }, total: '₹2,500', working: '5 × ₹500; ५ is 5' },
  { answers: { work: 'film', works: '1' }, total: '₹5,000', working: '1 × ₹5,000' },
  { answers: { work: 'film', works: '7' }, total: '₹35,000', working: '7 × ₹5,000' },
  { answers: { work: 'film', works: '50' }, total: '₹2,50,000', working: '50 × ₹5,000' },
  { answers: { work: 'sound', works: '1' }, total: '₹2,000', working: '1 × ₹2,000' },
  { answers: { work: 'sound', works: '12' }, total: '₹24,000', working: '12 × ₹2,000' },
  {
    answers: { work: 'literary', works: '0' },
    total: { problem: 'works' },
    working: 'One work, one application: at least 1',
  },
  {
    answers: { work: 'film', works: '51' },
    total: { problem: 'works' },
    working: 'One above the most that is asked, 50',
  },
  { answers: { work: 'sound', works: '' }, total: { problem: 'works' }, working: 'Nothing typed' },
  {
    answers: { work: 'sound', works: '<b>1</b>' },
    total: { problem: 'works' },
    working: 'Markup is no number',
  },
  {
    answers: { work: 'goods', works: '1' },
    total: '₹11,000',
    note: /TM-C/,
    working: 'label: 2,000 + TM-C 9,000',
  },
  { answers: { work: 'goods', works: '2' }, total: '₹22,000', note: /TM-C/, working: '2 × 11,000' },
  { answers: { work: 'goods', works: '3' }, total: '₹33,000', note: /TM-C/, working: '3 × 11,000' },
  {
    answers: { work: 'goods', works: '12' },
    total: '₹1,32,000',
    note: /TM-C/,
    working: '12 × 11,000',
  },
  {
    answers: { work: 'goods', works: '50' },
    total: '₹5,50,000',
    note: /TM-C/,
    working: '50 × 11,000',
  },
  {
    answers: { work: 'goods', works: '1', certificate: 'fast' },
    total: '₹32,000',
    note: /TM-C/,
    working: '2,000 + 30,000',
  },
  {
    answers: { work: 'goods', works: '2', certificate: 'fast' },
    total: '₹64,000',
    note: /TM-C/,
    working: '2 × 32,000',
  },
  {
    answers: { work: 'words', works: '1' },
    total: '₹2,000',
    working: 'words on goods: no certificate, not artistic',
  },
  { answers: { work: 'words', works: '4' }, total: '₹8,000', working: '4 × 2,000' },
  {
    answers: { work: 'words', works: '1', certificate: 'fast' },
    total: '₹2,000',
    working: 'What is not asked does not count',
  },
  {
    answers: { work: 'goods', works: '५' },
    total: '₹55,000',
    note: /TM-C/,
    working: 'Devanagari 5 × 11,000',
  },
];

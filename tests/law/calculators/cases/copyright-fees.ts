import type { Case } from './case';

/**
 * Worked from the Copyright Rules, 2013, Second Schedule, per work: literary, dramatic, musical or artistic ₹500 (a
 * computer programme is a literary work, section 2(o)); literary or artistic work used or capable of being used on goods
 * or services ₹2,000; sound recording ₹2,000; cinematograph film ₹5,000.
 *
 * An artistic work on goods also needs the Trade Marks Registry's certificate (section 45(1), Form TM-C, ₹9,000): a fee
 * of another office, for artistic work only, so not in the sum; a note names it.
 */
export const cases: readonly Case[] = [
  { answers: { work: 'literary', works: '1' }, total: '₹500', working: '1 × ₹500' },
  { answers: { work: 'literary', works: '2' }, total: '₹1,000', working: '2 × ₹500' },
  { answers: { work: 'literary', works: '50' }, total: '₹25,000', working: '50 × ₹500' },
  { answers: { work: 'literary', works: '५' }, total: '₹2,500', working: '5 × ₹500; ५ is 5' },
  {
    answers: { work: 'goods', works: '1' },
    total: '₹2,000',
    note: /TM-C/,
    working: '1 × ₹2,000; the certificate on Form TM-C is named, not added',
  },
  { answers: { work: 'goods', works: '3' }, total: '₹6,000', note: /TM-C/, working: '3 × ₹2,000' },
  { answers: { work: 'goods', works: '50' }, total: '₹1,00,000', working: '50 × ₹2,000' },
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
];

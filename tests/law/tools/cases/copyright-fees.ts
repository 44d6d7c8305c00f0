import type { Case } from './case';

/**
 * Calculated by hand from the Copyright Rules, 2013, Second Schedule. The fee of a work is
 * - ₹500 for a literary, dramatic, musical or artistic work (a computer programme is a literary work, section 2(o));
 * - ₹2,000 for a literary or artistic work used or capable of being used on goods or services;
 * - ₹2,000 for a sound recording;
 * - ₹5,000 for a cinematograph film.
 *
 * Each artistic work on goods also needs a certificate of the Trade Marks Registry (section 45(1), proviso). A literary work does not
 * need it. The request for it, form TM-C, costs ₹9,000, or ₹30,000 if expedited (Trade Marks Rules, First Schedule).
 */
export const cases: readonly Case[] = [
  [{ work: 'literary', works: '1' }, '₹500'], // 1 × ₹500
  [{ work: 'literary', works: '2' }, '₹1,000'], // 2 × ₹500
  [{ work: 'literary', works: '50' }, '₹25,000'], // 50 × ₹500
  [{ work: 'literary', works: '५' }, '₹2,500'], // 5 × ₹500; ५ is 5
  [{ work: 'film', works: '1' }, '₹5,000'], // 1 × ₹5,000
  [{ work: 'film', works: '7' }, '₹35,000'], // 7 × ₹5,000
  [{ work: 'film', works: '50' }, '₹2,50,000'], // 50 × ₹5,000
  [{ work: 'sound', works: '1' }, '₹2,000'], // 1 × ₹2,000
  [{ work: 'sound', works: '12' }, '₹24,000'], // 12 × ₹2,000
  [{ work: 'literary', works: '0' }, { problem: 'works' }], // At least 1 work
  [{ work: 'film', works: '51' }, { problem: 'works' }], // One above the field's maximum, 50
  [{ work: 'sound', works: '' }, { problem: 'works' }], // Nothing typed
  [{ work: 'sound', works: '<b>1</b>' }, { problem: 'works' }], // Markup is not a number
  [{ work: 'artForGoods', works: '1' }, '₹11,000', { note: /TM-C/ }], // A label: 2,000 + TM-C 9,000
  [{ work: 'artForGoods', works: '2' }, '₹22,000', { note: /TM-C/ }], // 2 × 11,000
  [{ work: 'artForGoods', works: '3' }, '₹33,000', { note: /TM-C/ }], // 3 × 11,000
  [{ work: 'artForGoods', works: '12' }, '₹1,32,000', { note: /TM-C/ }], // 12 × 11,000
  [{ work: 'artForGoods', works: '50' }, '₹5,50,000', { note: /TM-C/ }], // 50 × 11,000
  // 2,000 + 30,000
  [{ work: 'artForGoods', works: '1', certificate: 'fast' }, '₹32,000', { note: /TM-C/ }],
  [{ work: 'artForGoods', works: '2', certificate: 'fast' }, '₹64,000', { note: /TM-C/ }], // 2 × 32,000
  [{ work: 'writingForGoods', works: '1' }, '₹2,000'], // Words on goods are not artistic: no certificate
  [{ work: 'writingForGoods', works: '4' }, '₹8,000'], // 4 × 2,000
  // For a literary work, the tool does not ask about a certificate, so it ignores this answer
  [{ work: 'writingForGoods', works: '1', certificate: 'fast' }, '₹2,000'],
  [{ work: 'artForGoods', works: '५' }, '₹55,000', { note: /TM-C/ }], // 5 × 11,000; ५ is 5
];

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsOf, ringsOf } from '@/lib/guilloche';

test('a name has one rosette, however it is spaced and capitalised', () => {
  expect(ringsOf('  MEERA   textiles ')).toEqual(ringsOf('Meera Textiles'));
});

test('names that differ by a letter have rosettes that differ', () => {
  const names = ['Meera Textiles', 'Meera Textile', 'Meena Textiles', 'मीरा टेक्सटाइल्स', ''];
  expect(new Set(names.map((name) => JSON.stringify(ringsOf(name)))).size).toBe(names.length);
});

test('whatever the name, no line leaves the rosette', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      for (const ring of ringsOf(name)) {
        const distances = pointsOf(ring, 0).map(({ x, y }) => Math.hypot(x, y));
        expect(Math.max(...distances)).toBeLessThanOrEqual(1);
        expect(Math.min(...distances)).toBeGreaterThan(0);
      }
    }),
    { numRuns: 50 },
  );
});

import { expect, test } from 'vitest';
import { longDate } from '@/lib/dates';

test.each([
  ['2026-11-20', '20 November 2026'],
  ['2027-01-01', '1 January 2027'],
  ['2026-02-28', '28 February 2026'],
])('prints %s as %s', (iso, printed) => {
  expect(longDate(iso)).toBe(printed);
});

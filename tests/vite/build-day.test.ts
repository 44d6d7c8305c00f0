import { expect, test, vi } from 'vitest';
import { buildDay } from '../../vite/build-day';

test('a build is of today in India, or of the day that it is given', () => {
  vi.setSystemTime(new Date('2026-11-20T18:30:00Z'));
  expect(buildDay({})).toBe('2026-11-21');
  expect(buildDay({ SOURCE_DATE_EPOCH: '1798761600' })).toBe('2027-01-01');
});

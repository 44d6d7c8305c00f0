import { expect, test, vi } from 'vitest';
import { buildDay } from '../../vite/build-day';

test('the build day is today in India, or the day of SOURCE_DATE_EPOCH', () => {
  vi.setSystemTime(new Date('2026-11-20T18:30:00Z'));
  expect(buildDay({})).toBe('2026-11-21');
  expect(buildDay({ SOURCE_DATE_EPOCH: '1798761600' })).toBe('2027-01-01');
});

import { expect, test, vi } from 'vitest';
import { buildDay } from '../../vite/build-day';

test('the day of the build is the day in India', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T18:29:00Z') });
  expect(buildDay({})).toBe('2026-11-20');
  vi.setSystemTime(new Date('2026-11-20T18:30:00Z'));
  expect(buildDay({})).toBe('2026-11-21');
});

test('a build can be made for another day', () => {
  expect(buildDay({ SOURCE_DATE_EPOCH: '1798761600' })).toBe('2027-01-01');
});

import { expect, test } from 'vitest';
import { profileIds } from '@/law/due-dates/profile-ids';
import { readBuilt } from '../support/built-pages';
import { brokenLines, readCalendar } from '../support/calendar-file';

const fileOf = (id: string) => readBuilt(`calendars/${id}.ics`);

test.each(profileIds)('the build has written calendars/%s.ics', (id) => {
  expect(brokenLines(fileOf(id))).toEqual([]);
  expect(readCalendar(fileOf(id)).events.length).toBeGreaterThan(9);
});

test('the page lists what the file of the same build holds', () => {
  const page = readBuilt('services/corporate-governance.html');
  const list = /id="due-dates".*?<\/ol>/s.exec(page)?.[0] ?? '';
  const days = [...list.matchAll(/dateTime="([\d-]+)"/gi)].map(([, day]) => day);
  expect(days.length).toBeGreaterThan(2);
  const known = new Set(readCalendar(fileOf('company')).events.map(({ start }) => start));
  expect(days.filter((day) => !known.has(day ?? ''))).toEqual([]);
});

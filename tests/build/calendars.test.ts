// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as anyTest } from 'vitest';
import { profileIds } from '@/content/due-date-pages';
import { brokenLines, readCalendar } from '../support/calendar-file';

/* Reads what the last build has written; `budget.test.ts` says so where there is none. */

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const test = anyTest.skipIf(!existsSync(dist));

const fileOf = (id: string) => readFileSync(join(dist, `calendars/${id}.ics`), 'utf8');

test.each(profileIds)('the build has written calendars/%s.ics', (id) => {
  expect(brokenLines(fileOf(id))).toEqual([]);
  expect(readCalendar(fileOf(id)).events.length).toBeGreaterThan(9);
});

test('the page lists what the file of the same build holds', () => {
  const page = readFileSync(join(dist, 'services/corporate-governance.html'), 'utf8');
  const list = /<div class="due-dates.*?<\/ol>/s.exec(page)?.[0] ?? '';
  const days = [...list.matchAll(/dateTime="([\d-]+)"/gi)].map(([, day]) => day);
  expect(days.length).toBeGreaterThan(2);
  const known = new Set(readCalendar(fileOf('company')).events.map(({ start }) => start));
  expect(days.filter((day) => !known.has(day ?? ''))).toEqual([]);
});

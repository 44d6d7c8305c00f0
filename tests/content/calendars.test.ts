import { expect, test } from 'vitest';
import { calendarOf } from '@/content/calendars';
import { profileIds, type ProfileId } from '@/law/due-dates/profile-ids';
import { duesOf } from '@/law/due-dates/dues';
import { profiles } from '@/law/due-dates/profiles';
import { addDays } from '@/lib/days';
import { readCalendar } from '../support/calendar-file';

const BUILT = '2026-11-21';

function read(id: ProfileId, builtOn = BUILT) {
  return readCalendar(calendarOf(id, builtOn));
}

test.each(profileIds)(
  'the calendar of %s has every date for 24 months, and a later build writes the same events',
  (id) => {
    const { name, description, events } = read(id);
    expect(name).toContain(profiles[id].title);
    expect(description).toMatch(/from 1 November 2026 to 31 October 2028.*by notification/);
    expect(events.map(({ start, summary }) => `${start} ${summary}`)).toEqual(
      duesOf(profiles[id].duties, '2026-11-01', '2028-10-31').map(
        ({ day, title }) => `${day} ${title}`,
      ),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const event of events) {
      expect(event.stamp).toBe('2026-11-20T00:00:00Z');
      expect(event.uid).toMatch(/^[a-z0-9-]+-\d{4}-\d\d@www\.example\.com$/);
      expect(event.url).toMatch(/^https:\/\/www\.example\.com\/services\/[a-z-]+$/);
      expect(event.description).toMatch(
        /^.+\.\n(?:Moved from .+\n)?Who: .+\nIf late: .+\nSource: .+ Last reviewed on .+\nA notification may/,
      );
    }
    const later = new Map(read(id, addDays(BUILT, 200)).events.map((event) => [event.uid, event]));
    const kept = events.filter(({ uid }) => later.has(uid));
    expect(kept).not.toEqual([]);
    expect(kept.map(({ uid }) => later.get(uid))).toEqual(kept);
  },
);

test('if a date has moved, the calendar updates the same event', () => {
  const event = (builtOn: string) =>
    calendarOf('company', builtOn)
      .split('BEGIN:VEVENT')
      .find((text) => text.includes('income-tax-return-company-2026-03@'));
  const before = event('2026-03-01');
  expect(before).toContain('DTSTART;VALUE=DATE:20261031');
  expect(before).not.toContain('SEQUENCE');
  const after = event('2026-11-22');
  expect(after).toContain('DTSTART;VALUE=DATE:20261121');
  expect(after).toContain('SEQUENCE:1');
});

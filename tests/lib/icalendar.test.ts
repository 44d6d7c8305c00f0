import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@/lib/days';
import { writeCalendar, type CalendarEvent } from '@/lib/icalendar';
import { readCalendar } from '../support/calendar-file';
import { anyCharacter } from '../support/hostile-strings';
import { property } from '../support/property';

const event: CalendarEvent = {
  uid: 'gstr-1-2026-11@www.example.com',
  day: '2026-12-11',
  summary: 'GSTR-1 for November 2026',
  description: 'Details of sales.\nIf late: ₹50 a day, up to a cap; see C:\\GST',
  url: 'https://www.example.com/services/gst-filing',
  stamp: '2026-11-20',
};

const calendar = { name: 'Due dates', description: 'All of them', product: 'Sthapana' };
const write = (events: CalendarEvent[], more = {}) =>
  writeCalendar({ ...calendar, events, ...more });

test('a calendar file follows RFC 5545', () => {
  const source = 'https://www.example.com/calendars/company.ics';
  expect(write([{ ...event, description: 'a; b, c\\d\ne' }], { source })).toBe(
    readFileSync(new URL('./calendar.ics', import.meta.url), 'utf8'),
  );
  expect(write([event])).not.toContain('REFRESH-INTERVAL');
});

/** Any characters, many of them with a meaning in the format. Control characters are left out: the format can't hold them. */
const marks = fc.constantFrom('₹', '👩‍💼', '\\', ';', ',', '\n', ':', '"', ' ', '\t', 'é');
const readable = fc
  .string({ unit: fc.oneof(marks, anyCharacter), maxLength: 120, size: 'max' })
  .map((text) => text.replace(/(?![\n\t])\p{Cc}/gu, ''));
const anyDay = fc.integer({ min: 0, max: 3652 }).map((count) => addDays('2026-01-01', count));

property(
  'another program reads any text and day unchanged, and no line is longer than 75 octets',
  [readable, readable, anyDay],
  (summary, description, day) => {
    const text = write([{ ...event, summary, description, day }]);
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // A line that ends inside a character is not valid UTF-8.
      expect(Buffer.from(line).toString()).toBe(line);
      expect(line).toMatch(/^[^\r\n]+$/);
    }
    const { events } = readCalendar(text);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      summary,
      description,
      start: day,
      end: addDays(day, 1),
      isWholeDay: true,
    });
  },
);

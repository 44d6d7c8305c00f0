import { addDays, type Day } from '@/lib/days';

/*
 * Writes calendar files (RFC 5545). Programs differ in folding, escaping and time zones, so the files only use the common
 * subset: whole days, plain text, lines of 75 octets that end in CRLF.
 */

export interface CalendarEvent {
  /** It stays the same in every file, so that a program replaces the event instead of adding it twice. */
  uid: string;
  day: Day;
  summary: string;
  description: string;
  /** A page with more information (https). */
  url: string;
  /** The day on which the event was last reviewed. The day of the build would change every file. */
  stamp: Day;
  /** The number of times its day was moved. Programs keep the event with the higher number. */
  sequence?: number;
}

export interface Calendar {
  name: string;
  description: string;
  /** The writing program, for PRODID. */
  product: string;
  events: readonly CalendarEvent[];
  /** The address for subscriptions. Missing if the file never gets updates. */
  source?: string;
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Octets in a line, without its CRLF (RFC 5545, section 3.1). */
const LINE = 75;

/** At 9 in the morning, 7 days and 1 day before. The times count back from the midnight at which the day begins. */
const REMINDERS = ['-P6DT15H', '-PT15H'];

/** The text of a calendar's file. The same calendar always gives the same text. */
export function writeCalendar({ name, description, product, events, source }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Due dates//EN`,
    'CALSCALE:GREGORIAN',
    // Each value is written twice, because programs read different properties.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    ...(source
      ? [`SOURCE;VALUE=URI:${source}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']
      : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { day, stamp, sequence = 0 } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${compact(stamp)}T000000Z`,
    ...(sequence > 0 ? [`SEQUENCE:${sequence}`] : []),
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    // A due date leaves the day free for meetings.
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(event.summary)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** The value of a text property (RFC 5545, section 3.3.11). The site's texts have no control characters except line ends. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\n/g, '\\n');
}

const utf8 = new TextEncoder();

/** Breaks a line into pieces of at most 75 octets, never within a character; each later piece begins with a blank. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const compact = (day: Day) => day.replaceAll('-', '');

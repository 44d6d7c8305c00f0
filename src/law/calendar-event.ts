import { detailsOf, entryMarks } from '@/law/answer';
import { EXTENSION_NOTE } from '@/law/due-dates/duty';
import { sourcesInWords } from '@/law/source';
import type { DatedEntry } from '@/law/tool';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import type { CalendarEvent } from '@/lib/icalendar';

/**
 * Turns a dated entry of a tool's result into a calendar event.
 *
 * @param checked the day on which we last checked the law behind this date
 */
export function eventOf(
  { day, when, title, kind, citations = [], ...entry }: DatedEntry & { day: Day },
  { uid, url, checked }: Pick<CalendarEvent, 'uid' | 'url'> & { checked: Day },
): CalendarEvent {
  return {
    uid,
    day,
    summary: kind && kind !== 'duty' ? `${title} (${entryMarks[kind]})` : title,
    description: [
      ...(when ? [`${when}.`] : []),
      ...detailsOf(entry).map(({ label, text }) => (label ? `${label}: ${text}` : text)),
      [
        ...(citations.length > 0 ? [`Source: ${sourcesInWords(citations)}.`] : []),
        `Last reviewed on ${longDate(checked)}.`,
      ].join(' '),
      EXTENSION_NOTE,
      url,
    ].join('\n'),
    url,
    stamp: checked,
  };
}

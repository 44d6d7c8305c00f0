import { detailsOf, entryMarks } from '@/law/answer';
import { EXTENSION_NOTE } from '@/law/due-dates/duty';
import { sourcesInWords } from '@/law/source';
import type { DatedEntry } from '@/law/tool';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import type { CalendarEvent } from '@/lib/icalendar';

/** A date of an answer as the event of a calendar. @param checked the day of the last check of its law */
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

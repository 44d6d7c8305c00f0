import { site } from '@/content/site';
import { CHECKED } from '@/law/knowledge';
import { sourcesOf } from '@/law/source';
import type { Answer } from '@/law/tool';
import { writeCalendar } from '@/lib/icalendar';

/**
 * The dates of an answer as a calendar file. Importing it again for the same answers replaces its events instead of adding
 * them twice.
 *
 * @param name of the tool on its page, such as "first-year-llp-registration"
 * @param said the visitor's answers in words, which tell the events of other answers apart
 */
export function calendarOf(name: string, title: string, answer: Answer, said: string): string {
  const url = location.origin + location.pathname;
  const entries = answer.dates?.flatMap((group) => group.entries) ?? [];
  return writeCalendar({
    name: title,
    description: [answer.verdict, ...(answer.notes ?? [])].join('. '),
    product: site.name,
    events: entries.flatMap(({ id, day, title: what, kind, when, lines = [], law = [] }) =>
      day
        ? {
            uid: `${name}-${id}-${said.replace(/\D+/g, '-')}@${location.hostname}`,
            day,
            summary: kind && kind !== 'duty' ? `${what} (${notes[kind]})` : what,
            description: [
              `${when}.`,
              ...lines,
              ...sourcesOf(law).map((source) => `Source: ${source.title}, ${source.places}`),
              url,
            ].join('\n'),
            url,
            stamp: CHECKED,
          }
        : [],
    ),
  });
}

const notes = { condition: 'if it applies', option: 'option' };

import { pageOfDuty } from '@/content/services/duty-pages';
import { profileIds, type ProfileId } from '@/law/due-dates/profile-ids';
import { reliefInWords } from '@/law/due';
import { datesEnd, duesOf, type Due } from '@/law/due-dates/dues';
import { profiles } from '@/law/due-dates/profiles';
import { reviewedSentence } from '@/law/knowledge';
import { sourcesOf } from '@/law/source';
import { site } from '@/content/site';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { writeCalendar, type CalendarEvent } from '@/lib/icalendar';
import { paths } from '@/paths';

/**
 * The calendar files, one for each profile. They start with the month of the build, so each build moves them on, and a
 * program that subscribes to one updates its events by their ids. Each date is an event of its own: programs disagree on
 * repeating events that fall on the end of a month.
 *
 * @returns paths inside the built folder, and what the files hold
 */
export function calendarFiles(builtOn: Day = buildDay): { file: string; text: string }[] {
  return profileIds.map((id) => ({
    file: paths.calendar(id).slice(1),
    text: calendarOf(id, builtOn),
  }));
}

/** The text of one profile's file. */
export function calendarOf(id: ProfileId, builtOn: Day): string {
  const from = `${builtOn.slice(0, 7)}-01`;
  const until = datesEnd(builtOn);
  const { title, duties } = profiles[id];
  return writeCalendar({
    name: `Due dates: ${title} (${site.name})`,
    description: [
      `Due dates from ${longDate(from)} to ${longDate(until)}.`,
      reviewedSentence(duties.map(({ due }) => due)),
      'The file is written anew from time to time and later dates are added.',
      'Extensions are made by notification: those of which we know are in it.',
    ].join(' '),
    product: site.name,
    source: site.origin + paths.calendar(id),
    events: duesOf(duties, from, until, builtOn).map(eventOf),
  });
}

function eventOf({ duty, day, moved, relief, title, key, law }: Due): CalendarEvent {
  const url = site.origin + paths.service(pageOfDuty(duty));
  const sources = sourcesOf(law).map((source) =>
    [source.title, source.places].filter(Boolean).join(': '),
  );
  return {
    uid: `${key}@${new URL(site.origin).hostname}`,
    day,
    summary: title,
    description: [
      `${duty.what}.`,
      ...(moved
        ? [`Moved from ${longDate(moved.from)} by ${moved.place} of ${longDate(moved.ordered)}.`]
        : []),
      ...(relief ? [reliefInWords(relief)] : []),
      `Who: ${duty.who}`,
      `If late: ${duty.late}`,
      `Source: ${sources.join('; ')}. Last reviewed on ${longDate(duty.due.checked)}.`,
      'Extensions are made by notification: look at the portal before the day.',
      url,
    ].join('\n'),
    url,
    stamp: moved && moved.ordered > duty.due.checked ? moved.ordered : duty.due.checked,
    ...(moved && { sequence: moved.times }),
  };
}

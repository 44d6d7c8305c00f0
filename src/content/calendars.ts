import { pageOfDuty } from '@/content/services/duty-pages';
import { profileIds, type ProfileId } from '@/law/due-dates/profile-ids';
import { eventOf } from '@/law/calendar-event';
import { datesEnd, duesOf, ordersOf, type Due } from '@/law/due-dates/dues';
import { profiles } from '@/law/due-dates/profiles';
import { reviewedSentence } from '@/law/knowledge';
import { site } from '@/content/site';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { writeCalendar, type CalendarEvent } from '@/lib/icalendar';
import { paths } from '@/paths';

/**
 * The calendar files, one for each profile, made by the build. They start with the month of the build. A calendar program that
 * subscribes to a file updates known events by their ids. Each date is a separate event, because programs disagree on repeating
 * events at the end of a month.
 *
 * @returns the texts of the files, by path inside the built folder
 */
export function calendarFiles(): Record<string, string> {
  return Object.fromEntries(
    profileIds.map((id) => [paths.calendar(id).slice(1), calendarOf(id, buildDay)]),
  );
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
      'We update this file from time to time and add later dates.',
      'It has the extensions that we know of. An extension is made by notification.',
    ].join(' '),
    product: site.name,
    source: site.origin + paths.calendar(id),
    events: duesOf(duties, from, until, builtOn).map(eventOfDue),
  });
}

function eventOfDue(due: Due): CalendarEvent {
  const { duty, moved, key: id, day, title, citations } = due;
  const { what, who, late } = duty;
  const { checked } = duty.due;
  const lines = [`${what}.`, ...ordersOf(due)];
  return {
    ...eventOf(
      { id, day, title, lines, who, cost: { if: 'late', text: late }, citations },
      {
        uid: `${id}@${new URL(site.origin).hostname}`,
        url: site.origin + paths.service(pageOfDuty(duty)),
        checked,
      },
    ),
    ...(moved && {
      stamp: moved.ordered > checked ? moved.ordered : checked,
      sequence: moved.times,
    }),
  };
}

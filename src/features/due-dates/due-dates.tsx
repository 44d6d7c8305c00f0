import { startTransition, useEffect, useState } from 'react';
import type { ProfileId } from '@/content/due-date-pages';
import { duesOf, profiles } from '@/content/due-dates';
import { CHECKED } from '@/content/law/source';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import { addMonths, dayInIndia, type Day } from '@/lib/days';
import { AddToCalendar } from './add-to-calendar';
import { DueList } from './due-list';
import { StaleNote } from './stale-note';

interface DueDatesProps {
  /** The first one is open. */
  ids: readonly ProfileId[];
  /** The first day of the list in the prerendered HTML. */
  writtenOn?: Day;
  /** Which day it is where the visitor reads. */
  today?: () => Day;
}

/** How far the list looks ahead: it has to hold up without scripts, on a page that was built a while ago. */
const MONTHS_AHEAD = 4;

/** Hides the list of a profile while another one is chosen: without scripts too, and all show where `:has` is unknown. */
const unlessChosen: Record<ProfileId, string> = {
  company: 'group-has-[input:checked:not([value=company])]/due:hidden',
  llp: 'group-has-[input:checked:not([value=llp])]/due:hidden',
  proprietor: 'group-has-[input:checked:not([value=proprietor])]/due:hidden',
  'gst-monthly': 'group-has-[input:checked:not([value=gst-monthly])]/due:hidden',
  'gst-quarterly': 'group-has-[input:checked:not([value=gst-quarterly])]/due:hidden',
  'gst-composition': 'group-has-[input:checked:not([value=gst-composition])]/due:hidden',
  deductor: 'group-has-[input:checked:not([value=deductor])]/due:hidden',
  employer: 'group-has-[input:checked:not([value=employer])]/due:hidden',
};

/**
 * The next dates for a kind of business. The HTML lists them from the day of the build; in the browser those that have
 * passed make room for later ones.
 */
export function DueDates({ ids, writtenOn = buildDay, today = dayInIndiaNow }: DueDatesProps) {
  const [from, setFrom] = useState(writtenOn);
  const until = addMonths(from, MONTHS_AHEAD);

  // A clock that is behind the build is wrong, and would show dates that the page no longer has.
  useEffect(() => {
    const now = today();
    startTransition(() => setFrom((known) => (now > known ? now : known)));
  }, [today]);

  return (
    <div className="due-dates group/due">
      <StaleNote writtenOn={writtenOn} today={from} />
      {ids.length > 1 && <Choice ids={ids} />}
      {ids.map((id) => (
        <section key={id} aria-labelledby={`due-${id}`} className={unlessChosen[id]}>
          <h3 id={`due-${id}`} className="text-h3">
            {profiles[id].title}
          </h3>
          <p className="mt-0.5 text-small text-ink-600">
            From {longDate(from)} to {longDate(until)}
          </p>
          <AddToCalendar id={id} title={profiles[id].title} />
          <DueList dues={duesOf(profiles[id].duties, from, until)} />
          <p className="mt-2 text-small text-ink-600">
            The list ends on {longDate(until)}: for later dates look at the page again.
          </p>
        </section>
      ))}
      <p className="mt-3 text-small text-ink-600">
        The calendar holds 24 months, with reminders a week and a day before. A subscribed one takes
        over later dates by itself; a file that was added once does not. Subscribe opens calendars
        that know webcal addresses.
      </p>
      <p className="mt-2 text-small text-ink-600">
        Worked out from the law as checked on {longDate(CHECKED)}. Extensions are made by
        notification, so look at the portal before the day. A date on a Sunday or a holiday stays
        where it is. The next working day is allowed where an office is closed (General Clauses Act,
        1897, section 10); portals are open, so do not count on it.
      </p>
    </div>
  );
}

const dayInIndiaNow = () => dayInIndia(new Date());

function Choice({ ids }: { ids: readonly ProfileId[] }) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 text-label font-semibold">Whose dates?</legend>
      <div className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <label
            key={id}
            className="tool cursor-pointer has-checked:border-ink-900 has-checked:bg-stamp-paper"
          >
            <input
              type="radio"
              name="due-dates"
              value={id}
              defaultChecked={index === 0}
              className="size-5 accent-ink-900"
            />
            {profiles[id].title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

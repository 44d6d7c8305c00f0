import { startTransition, useEffect, useState } from 'react';
import type { DueDatesOfPage } from '@/content/services/by-service';
import type { ProfileId } from '@/law/due-dates/profile-ids';
import { datesEnd, upcoming, type Due } from '@/law/due-dates/dues';
import { profiles } from '@/law/due-dates/profiles';
import { reviewedSentence } from '@/law/knowledge';
import { site } from '@/content/site';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import { addMonths, dayInIndia, type Day } from '@/lib/days';
import { pageOfDuty } from '@/content/services/duty-pages';
import { reliefInWords } from '@/law/due';
import type { DatedEntry } from '@/law/tool';
import { paths } from '@/paths';
import { DateList } from '@/ui/date-list';
import { Icon } from '@/ui/icon';
import { StaleNote } from './stale-note';

interface DueDatesProps extends DueDatesOfPage {
  /** The first day of the list in the prerendered HTML. */
  writtenOn?: Day;
}

/** How far the list looks ahead: without scripts it must still be useful on a page that was built a while ago. */
const MONTHS_AHEAD = 3;

/**
 * The next due dates for a kind of business. The HTML lists them from the day of the build; in the browser, past ones are
 * replaced by later ones.
 */
export function DueDates({ ids, matters, writtenOn = buildDay }: DueDatesProps) {
  const [from, setFrom] = useState(writtenOn);
  const isBrief = matters === undefined;
  const isOver = from > datesEnd(writtenOn);
  const until = isBrief ? from : addMonths(from, MONTHS_AHEAD);

  // A clock before the day of the build is wrong, and would ask for dates that the page does not have.
  useEffect(() => {
    const now = dayInIndia();
    startTransition(() => setFrom((known) => (now > known ? now : known)));
  }, []);

  return (
    <div className="due-dates">
      <StaleNote writtenOn={writtenOn} today={from} />
      {!isOver && ids.length > 1 && <Choice ids={ids} />}
      {(isOver ? [] : ids).map((id) => (
        <ProfileDates
          key={id}
          id={id}
          dues={upcoming(dutiesOf(id, matters), from, until)}
          span={
            isBrief
              ? `From ${longDate(from)}: the next date of each duty.`
              : `Until ${longDate(until)}. Of each later duty, the next date.`
          }
          isBrief={isBrief}
        />
      ))}
      <p className="mt-3 text-small text-ink-600">
        The calendar holds 24 months, with reminders a week and a day before. A subscription
        (webcal) goes on by itself.
      </p>
      <p className="mt-2 text-small text-ink-600">
        {`${reviewedSentence(ids.flatMap((id) => dutiesOf(id, matters).map(({ due }) => due)))} `}
        Extensions come by notification: look at the portal before the day. A date on a Sunday or a
        holiday stays. The next working day is allowed only where an office is closed (General
        Clauses Act, 1897, section 10), and portals are open.
      </p>
    </div>
  );
}

const dutiesOf = (id: ProfileId, matters: DueDatesOfPage['matters']) =>
  profiles[id].duties.filter(({ matter }) => matters?.includes(matter) ?? true);

interface ProfileDatesProps {
  id: ProfileId;
  dues: readonly Due[];
  /** A sentence that says which dates the list holds. */
  span: string;
  isBrief: boolean;
}

function ProfileDates({ id, dues, span, isBrief }: ProfileDatesProps) {
  const { title, note, firstYear } = profiles[id];
  return (
    <section aria-labelledby={`due-${id}`}>
      <h3 id={`due-${id}`} className="text-h3">
        {title}
      </h3>
      <p className="mt-0.5 text-small text-ink-600">{span}</p>
      {note && <p className="mt-1.5 text-small">{note}</p>}
      {firstYear && (
        <p className="mt-1.5 text-small">
          <a href={`${paths.service(firstYear)}#first-year`}>
            Count the first year from your own date of incorporation
          </a>
        </p>
      )}
      <AddToCalendar id={id} title={title} />
      <DateList entries={dues.map((due, index) => entryOf(due, isBrief, isFirst(dues, index)))} />
    </section>
  );
}

/** A date. Its duty is explained at the first one only; a brief list leads to the page that says more. */
function entryOf(due: Due, isBrief: boolean, isExplained: boolean): DatedEntry {
  const { duty, day, moved, relief, title, law, key: id } = due;
  if (isBrief) return { id, day, title, href: paths.service(pageOfDuty(duty)) };
  return {
    id,
    day,
    title,
    lines: [
      ...(moved
        ? [`Moved from ${longDate(moved.from)} by ${moved.place} of ${longDate(moved.ordered)}.`]
        : []),
      ...(relief ? [reliefInWords(relief)] : []),
      ...(duty.due.mayBeExtended && !moved ? ['Extended in some years.'] : []),
      ...(isExplained ? [`${duty.what}.`, `Who: ${duty.who}`, `If late: ${duty.late}`] : []),
    ],
    law: isExplained ? law : [],
  };
}

const isFirst = (dues: readonly Due[], index: number) =>
  dues.findIndex(({ duty }) => duty.id === dues[index]?.duty.id) === index;

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

/** Calendar programs subscribe to addresses of this scheme. */
const subscription = (path: string) => site.origin.replace(/^https?/, 'webcal') + path;

/** The calendar file of a profile, to be imported once or subscribed to. */
function AddToCalendar({ id, title }: { id: ProfileId; title: string }) {
  const path = paths.calendar(id);
  return (
    <p className="mt-2.5 mb-3.5 flex flex-wrap gap-2">
      <a href={path} type="text/calendar" className="tool no-underline">
        <Icon name="clock" />
        Add to my calendar<span className="sr"> ({title})</span>
      </a>
      <a href={subscription(path)} className="tool no-underline">
        Subscribe<span className="sr"> ({title})</span>
      </a>
    </p>
  );
}

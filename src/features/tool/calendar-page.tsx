import type { DatedEntry } from '@/law/tool';
import { longDate } from '@/lib/dates';
import { daysBetween, weekdayOf, type Day } from '@/lib/days';
import { useHydrated } from '@/lib/use-hydrated';
import { EntryText, EntryTitle } from '@/ui/date-list';

/** The next date, as a page of a wall calendar. */
export function CalendarPage({ entry, today }: { entry: DatedEntry & { day: Day }; today: Day }) {
  const { day, cost, lines = [], ...others } = entry;
  const isHydrated = useHydrated();
  const [date, ...month] = longDate(day).split(' ');

  return (
    <div className="calendar-page flex flex-wrap items-center gap-x-4 gap-y-3 px-4 pt-8 pb-3.5 leading-snug">
      <time dateTime={day} className="flex flex-wrap items-center gap-x-4 font-serif text-h3">
        <b className="text-[6.25rem]/[.8] font-bold text-red">{date}</b>{' '}
        <span>
          {month.join(' ')}{' '}
          <span className="block font-sans text-body font-normal text-ink-600">
            {weekdayOf(day)}
            {/* The prerendered HTML does not know the visitor's day. */}
            {isHydrated && `, ${daysAhead(daysBetween(today, day))}`}
          </span>
        </span>
      </time>{' '}
      <div className="grow basis-64">
        <p className="font-serif text-h3">
          <EntryTitle {...entry} />
        </p>
        {cost && <EntryText cost={cost} />}
        {lines.length > 0 && (
          <details>
            <summary className="no-print py-1.5 underline">Details and sources</summary>
            <EntryText {...others} lines={lines} />
          </details>
        )}
      </div>
    </div>
  );
}

const daysAhead = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;

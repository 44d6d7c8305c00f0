import type { DatedEntry } from '@/law/tool';
import { longDate } from '@/lib/dates';
import { daysBetween, weekdayOf, type Day } from '@/lib/days';
import { useShare } from '@/lib/share';
import { useHydrated } from '@/lib/use-hydrated';
import { EntryText, EntryTitle } from '@/ui/date-list';
import { Icon } from '@/ui/icon';

interface DateLeafProps {
  entry: DatedEntry & { day: Day };
  today: Day;
  /** The address that leads here. */
  address: () => string;
}

/** The next date, as a leaf of a wall calendar, to read and to send. */
export function DateLeaf({ entry, today, address }: DateLeafProps) {
  const { day, title, lines = [] } = entry;
  const { outcome, share } = useShare();
  const isHydrated = useHydrated();
  const [date, ...month] = longDate(day).split(' ');
  const cost = lines.filter((line) => COST.test(line));
  const others = lines.filter((line) => !COST.test(line));
  const text = () => [`${title}: ${weekdayOf(day)}, ${longDate(day)}`, ...cost, address()];

  return (
    <div className="leaf flex flex-wrap items-center gap-x-4 gap-y-3 px-4 pt-8 pb-3.5 leading-snug">
      <time dateTime={day} className="flex flex-wrap items-center gap-x-4 font-serif text-h3">
        <b className="text-[6.25rem]/[.8] font-bold text-red">{date}</b>{' '}
        <span>
          {month.join(' ')}{' '}
          <span className="block font-sans text-body font-normal text-ink-600">
            {weekdayOf(day)}
            {/* Of the visitor's own day, which the HTML can't know. */}
            {isHydrated && `, ${daysAhead(daysBetween(today, day))}`}
          </span>
        </span>
      </time>{' '}
      <div className="grow basis-64">
        <p className="font-serif text-h3">
          <EntryTitle {...entry} />
        </p>
        <EntryText lines={cost} />
        {others.length > 0 && (
          <details>
            <summary className="no-print py-1.5 underline">Details and sources</summary>
            <EntryText {...entry} lines={others} />
          </details>
        )}
        <button
          type="button"
          className="tool mt-1.5 noscript:hidden"
          onClick={() => share(title, text().join('\n'))}
        >
          <Icon name="share" />
          Share this date
        </button>
        <p role="status" className="text-small">
          {outcome}
        </p>
      </div>
    </div>
  );
}

/** What lateness costs, which belongs to the date. */
const COST = /^If (late|missed)/;

const daysAhead = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;

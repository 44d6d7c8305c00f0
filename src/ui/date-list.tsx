import { detailsOf, entryMarks } from '@/law/answer';
import type { DatedEntry } from '@/law/tool';
import { longDate } from '@/lib/dates';
import { weekdayOf, type Day } from '@/lib/days';
import { Fold } from '@/ui/fold';
import { LawSources } from '@/ui/law-sources';
import { Unbroken } from '@/ui/unbroken';

/** Dates in order, one on each line, with their details folded. */
export function DateList({ entries }: { entries: readonly DatedEntry[] }) {
  return (
    <ol className="-mx-4">
      {entries.map((entry, at) => (
        <li key={entry.id} className="border-rule-blue not-first:border-t">
          <Entry {...entry} isFirstOfYear={yearOf(entry) !== yearOf(entries[at - 1])} />
        </li>
      ))}
    </ol>
  );
}

const yearOf = (entry: DatedEntry | undefined) => entry?.day?.slice(0, 4);

function Entry({ isFirstOfYear, ...entry }: DatedEntry & { isFirstOfYear: boolean }) {
  const { day, when } = entry;
  const row = (
    <span className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-2 leading-snug">
      {day && <ShortDate day={day} showsYear={isFirstOfYear} />}
      <span className={day ? undefined : 'col-span-2'}>
        <EntryTitle {...entry} />
        {!day && <span className="block text-small text-ink-600">{when}</span>}
      </span>
    </span>
  );
  if (!entry.lines?.length) return <div className="px-4 py-2">{row}</div>;
  return (
    <Fold summary={row} className="line-fold px-4">
      <div className="grid gap-1 pb-3.5 leading-snug">
        {day && <p className="text-small/snug text-ink-600">{[weekdayOf(day), when].join('. ')}</p>}
        <EntryText {...entry} />
      </div>
    </Fold>
  );
}

/** "11 Dec". The first date of a year shows the year. Screen readers read the year of every date. */
function ShortDate({ day, showsYear }: { day: Day; showsYear: boolean }) {
  const [date, month, year] = longDate(day).split(' ');
  return (
    <time dateTime={day} className="tabular font-semibold">
      {date} {month?.slice(0, 3)}{' '}
      <span className={showsYear ? 'block text-small font-normal text-ink-600' : 'sr'}>{year}</span>
    </time>
  );
}

export function EntryTitle({ title, kind, href }: DatedEntry) {
  const name = <Unbroken>{title}</Unbroken>;
  return (
    <>
      {href ? <a href={href}>{name}</a> : name}
      {kind && kind !== 'duty' && (
        <span className="text-small whitespace-nowrap text-ink-600"> {entryMarks[kind]}</span>
      )}
    </>
  );
}

/** The details of a date, with their sources. */
export function EntryText({ citations, ...entry }: Partial<DatedEntry>) {
  return (
    <>
      {detailsOf(entry).map(({ label, text }) => (
        <p key={text}>
          {label && <b className="font-semibold">{`${label}: `}</b>}
          <Unbroken>{text}</Unbroken>
        </p>
      ))}
      {citations && <LawSources citations={citations} />}
    </>
  );
}

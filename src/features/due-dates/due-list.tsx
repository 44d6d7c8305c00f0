import { pageOfDuty } from '@/content/services/duty-pages';
import { reliefInWords } from '@/law/due';
import type { Due } from '@/law/due-dates/dues';
import { longDate } from '@/lib/dates';
import { weekdayOf } from '@/lib/days';
import { paths } from '@/paths';
import { LawSources } from '@/ui/law-sources';
import { Unbroken } from '@/ui/unbroken';

interface DueListProps {
  dues: readonly Due[];
  /** Dates and names only, each with a link to the page that says more. */
  isBrief: boolean;
}

/** The dates in order. A duty is explained at its first date and only named at later ones. */
export function DueList({ dues, isBrief }: DueListProps) {
  return (
    <ol className="bg-sheet shadow-hairline">
      {dues.map((due, index) => (
        <DueEntry
          key={due.key}
          due={due}
          isBrief={isBrief}
          isFirst={dues.findIndex(({ duty }) => duty.id === due.duty.id) === index}
        />
      ))}
    </ol>
  );
}

interface DueEntryProps {
  due: Due;
  isBrief: boolean;
  isFirst: boolean;
}

function DueEntry({ due, isBrief, isFirst }: DueEntryProps) {
  const { duty, day, moved, relief, title, law } = due;
  const name = <Unbroken>{title}</Unbroken>;
  return (
    <li className="grid border-rule-blue px-4 py-3 leading-snug not-first:border-t sm:grid-cols-[10.5em_minmax(0,1fr)] sm:px-0 sm:py-0">
      <p className="tabular font-semibold sm:px-4.5 sm:py-3">
        <time dateTime={day}>{longDate(day)}</time>
        <span className="ml-2 text-small font-normal text-ink-600 sm:ml-0 sm:block">
          {weekdayOf(day)}
        </span>
      </p>
      <div className="grid gap-1 sm:border-l sm:border-rule-blue sm:px-4.5 sm:py-3">
        <h4 className="font-sans text-body/snug font-semibold">
          {isBrief ? <a href={paths.service(pageOfDuty(duty))}>{name}</a> : name}
        </h4>
        {moved && (
          <p className="text-small/snug">
            {`Moved from ${longDate(moved.from)} by ${moved.place} of ${longDate(moved.ordered)}.`}
          </p>
        )}
        {relief && <p className="text-small/snug">{reliefInWords(relief)}</p>}
        {duty.due.mayBeExtended && !moved && (
          <p className="text-small/snug">Extended in some years.</p>
        )}
        {isFirst && !isBrief && (
          <>
            <p>
              <Unbroken>{duty.what}</Unbroken>
            </p>
            <p className="text-small/snug">
              <b className="font-semibold">Who: </b>
              <Unbroken>{duty.who}</Unbroken>
            </p>
            <p className="text-small/snug">
              <b className="font-semibold">If late: </b>
              <Unbroken>{duty.late}</Unbroken>
            </p>
            <LawSources law={law} />
          </>
        )}
      </div>
    </li>
  );
}

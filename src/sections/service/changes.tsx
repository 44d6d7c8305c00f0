import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { Cited } from '@/ui/cited';
import { upperFirst } from '@/lib/letter-case';

interface ChangesProps {
  /** Newest first; future ones are marked as such. */
  changes: readonly { day: Day; text: string }[];
  /** The day on which the page was written. */
  writtenOn: Day;
}

/** Past and future changes in the page's law, by day, newest first. */
export function Changes({ changes, writtenOn }: ChangesProps) {
  return (
    <ol className="bg-sheet shadow-hairline">
      {changes.map(({ day, text }) => (
        <li
          key={text}
          className="grid gap-x-4.5 border-rule-blue px-4 py-3 leading-snug not-first:border-t sm:grid-cols-[10.5em_minmax(0,1fr)]"
        >
          <p className="tabular font-semibold">
            <time dateTime={day}>{longDate(day)}</time>
            {day > writtenOn && (
              <span className="ml-2 text-small font-normal text-ink-600 sm:ml-0 sm:block">
                to come
              </span>
            )}
          </p>
          <p>
            <Cited>{sentence(text)}</Cited>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** "The day for audited returns moved to 21 November.[[…]]" */
function sentence(text: string): string {
  const [, words = text, cited = ''] = /^(.*?)(\[\[.*)?$/.exec(text) ?? [];
  return `${upperFirst(words)}.${cited}`;
}

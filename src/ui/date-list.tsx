import type { ReactNode } from 'react';
import type { DatedEntry } from '@/law/tool';
import { longDate } from '@/lib/dates';
import { weekdayOf } from '@/lib/days';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { Sign } from '@/ui/sign';
import { Unbroken } from '@/ui/unbroken';

/** How the kinds of entries are named, and the sign for each. */
const entryKinds = {
  duty: { name: 'Duty', sign: 'sign-full' },
  condition: { name: 'If it applies', sign: 'sign-half' },
  option: { name: 'Option', sign: 'sign-empty' },
} as const;

/** Dates in order, a line each; what there is to say of one is folded behind it. */
export function DateList({ entries }: { entries: readonly DatedEntry[] }) {
  return (
    <ol className="bg-sheet shadow-hairline [.answer-body_&]:-mx-4 [.answer-body_&]:shadow-flat">
      {entries.map((entry) => (
        <li key={entry.id} className="border-rule-blue not-first:border-t">
          <Entry {...entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ day, when, title, kind, href, lines, law }: DatedEntry) {
  const name = <Unbroken>{title}</Unbroken>;
  const row = (
    <span className="grid gap-x-4 gap-y-0.5 leading-snug sm:grid-cols-[11em_minmax(0,1fr)]">
      <span className="tabular">
        {day ? (
          <>
            <time dateTime={day} className="font-semibold">
              {longDate(day)}
            </time>{' '}
            <span className="text-small text-ink-600 sm:block">{weekdayOf(day)}</span>
          </>
        ) : (
          when
        )}
      </span>
      <span>
        <b className="font-semibold">{href ? <a href={href}>{name}</a> : name}</b>
        {kind && (
          <span className="block text-small">
            <Sign {...entryKinds[kind]} />
          </span>
        )}
      </span>
    </span>
  );
  if (!lines?.length) return <div className="px-4 py-2.5">{row}</div>;
  return (
    <details className="group">
      <summary className="grid grid-cols-[1fr_24px] items-center gap-3 px-4 py-2.5">
        {row}
        <Icon name="chevron" className="size-5 [stroke-width:2.2] group-open:rotate-180" />
      </summary>
      <div className="grid gap-1 px-4 pb-3.5 leading-snug">
        {day && when && <p className="text-small/snug text-ink-600">{when}.</p>}
        {lines.map((line) => (
          <p key={line}>
            <Labelled>{line}</Labelled>
          </p>
        ))}
        {law && <LawSources law={law} />}
      </div>
    </details>
  );
}

/** "If late: ₹50 a day" with its label in bold. */
function Labelled({ children: line }: { children: string }): ReactNode {
  const [, label, rest] = /^((?:Who|If late|If missed|If you leave it): )(.*)$/.exec(line) ?? [];
  return label && rest ? (
    <>
      <b className="font-semibold">{label}</b>
      <Unbroken>{rest}</Unbroken>
    </>
  ) : (
    <Unbroken>{line}</Unbroken>
  );
}

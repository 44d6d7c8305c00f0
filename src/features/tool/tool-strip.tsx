import type { MouseEvent } from 'react';
import { serviceBySlug } from '@/content/services/catalogue';
import { commonDates } from '@/content/services/common-dates';
import { toolStrip, type ToolStripEntry } from '@/content/tool-strip';
import { everydayProfiles } from '@/law/due-dates/profile-ids';
import { longDate } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { TOOL } from '@/lib/fragment';
import { lazy } from '@/lib/lazy';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { MoreLink } from '@/ui/more-link';
import { OpenedTool, toolOn } from './tool-fold';

/** Tools that open in place. Without scripts each is a link to its page, which has the tables. */
export function ToolStrip() {
  return (
    <section aria-labelledby="tools" className="no-print border-y border-rule bg-sheet">
      <div className="page-wrap py-1">
        <div className="tool-strip grid grid-cols-2 items-center gap-x-3 max-xs:grid-cols-1 md:grid-cols-4">
          <h2 id="tools" className="text-h3">
            {toolStrip.heading}
          </h2>
          {toolStrip.tools.map((entry) => (
            <Entry key={entry.tool} {...entry} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Entry({ tool, page, icon, label }: ToolStripEntry) {
  const href = `${paths.service(page)}#${tool}`;
  const isDates = tool === 'due-dates';
  return (
    <details {...TOOL} name="tools">
      <summary className="relative -ml-1.5 flex min-h-11 items-center gap-2.5 pl-1.5 leading-tight font-semibold hover:underline">
        {isDates ? <NextDate icon={icon} /> : <Icon name={icon} className="text-red" />}
        {label}
        <noscript>
          <a href={href} aria-label={label} className="absolute inset-0" />
        </noscript>
      </summary>
      <div id={tool} tabIndex={-1} className="pb-3">
        <Close of={label} />
        <OpenedTool tool={isDates ? EverydayDates : toolOn(page, tool)} />
        <div className="flex flex-wrap justify-between gap-x-6">
          <MoreLink href={href}>On the page of {serviceBySlug(page).title}</MoreLink>
          <Close of={label} />
        </div>
      </div>
    </details>
  );
}

/** Closes a tool, and focuses its label. A tool has this button at both ends, because a tool may be higher than the window. */
function Close({ of }: { of: string }) {
  function close({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const tool = currentTarget.closest('details')!;
    tool.open = false;
    tool.querySelector('summary')?.focus();
  }
  return (
    <button type="button" onClick={close} className="more ml-auto flex">
      Close <span className="sr">{of}</span>
      <Icon name="close" />
    </button>
  );
}

/** The strip shows the next date of the first profile. */
const profiles = [...new Set(['gst-monthly' as const, ...everydayProfiles])];

const EverydayDates = lazy(async () => {
  const { DueDates } = await import('./due-dates');
  return () => <DueDates ids={profiles} />;
});

/** The next common date as a small page of a calendar. The prerendered HTML does not know the day, and shows a clock. */
function NextDate({ icon }: Pick<ToolStripEntry, 'icon'>) {
  const today = dayInIndia();
  const next = useHydrated() ? commonDates.find(({ day }) => day >= today) : undefined;
  const [date, month] = next ? longDate(next.day).split(' ') : [];
  return (
    <span className="grid size-11 flex-none content-center justify-items-center border-t-6 border-red bg-stamp-paper shadow-hairline">
      {next ? (
        <time dateTime={next.day} className="contents">
          <span className="sr">Next is {next.title}: </span>
          <b className="pt-1 font-serif text-large leading-none font-bold text-red">{date}</b>{' '}
          <span className="text-fine leading-none">{month?.slice(0, 3)}</span>
        </time>
      ) : (
        <Icon name={icon} className="text-red" />
      )}
    </span>
  );
}

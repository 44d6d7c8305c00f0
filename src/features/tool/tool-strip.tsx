import { useState } from 'react';
import { serviceBySlug } from '@/content/services/catalogue';
import { commonDates } from '@/content/services/common-dates';
import { toolStrip, type ToolStripEntry } from '@/content/tool-strip';
import { everydayProfiles } from '@/law/due-dates/profile-ids';
import { longDate } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { TOOL } from '@/lib/fragment-target';
import { lazy } from '@/lib/lazy';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { OpenedTool, toolOn } from './tool-fold';

/** Tools that open where one stands. Without scripts each is a link to the page on which it stands with its tables. */
export function ToolStrip() {
  return (
    <section aria-labelledby="tools" className="no-print border-b border-rule bg-sheet">
      <div className="page-wrap pt-3">
        <h2 id="tools" className="text-h3">
          {toolStrip.heading}
        </h2>
        <div className="grid grid-flow-dense grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-x-3 md:grid-cols-3 xl:grid-cols-6">
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
    <details {...TOOL} className="open:col-span-full">
      <summary className="relative flex min-h-12 items-center gap-2.5 py-1.5 leading-tight font-semibold hover:underline">
        {isDates ? <NextDate icon={icon} /> : <Icon name={icon} className="text-red" />}
        {label}
        <noscript>
          <a href={href} aria-label={label} className="absolute inset-0" />
        </noscript>
      </summary>
      <div id={tool} tabIndex={-1} className="max-w-200 pb-5">
        <OpenedTool tool={isDates ? EverydayDates : toolOn(page, tool)} />
        <a href={href} className="more text-red">
          On the page of {serviceBySlug(page).title}
          <Icon name="arrow" />
        </a>
      </div>
    </details>
  );
}

/** First the one whose next date the strip shows. */
const profiles = [...new Set(['gst-monthly' as const, ...everydayProfiles])];

const EverydayDates = lazy(async () => {
  const { DueDates } = await import('./due-dates');
  return () => <DueDates ids={profiles} />;
}, 'opened');

/** The next common date as a small leaf. The HTML can't know which it is: there the leaf has the sign of a clock. */
function NextDate({ icon }: Pick<ToolStripEntry, 'icon'>) {
  const [today] = useState(dayInIndia);
  const isHydrated = useHydrated();
  const next = isHydrated ? commonDates.find(({ day }) => day >= today) : undefined;
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

import { useId, useState, type ComponentType, type MouseEvent } from 'react';
import { commonDates } from '@/content/services/common-dates';
import { toolStrip, type ToolStripEntry } from '@/content/tool-strip';
import { dayInIndia } from '@/lib/days';
import { longDate } from '@/lib/dates';
import { loadCode } from '@/lib/load-code';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/** The tools that open over the page on which one is. Without scripts, and in a new tab, each is a link to its own page. */
export function ToolStrip() {
  const headingId = useId();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [waitsFor, setWaitsFor] = useState<string>();

  async function open(event: MouseEvent<HTMLAnchorElement>, entry: ToolStripEntry) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setWaitsFor(entry.tool);
    try {
      const { loadDialog } = await loadCode(() => import('./tool-dialog'));
      const Loaded = await loadDialog(entry);
      setDialog(() => Loaded);
    } catch {
      location.assign(href);
    }
    setWaitsFor(undefined);
  }

  return (
    <nav aria-labelledby={headingId} className="no-print border-b border-rule bg-sheet">
      <div className="page-wrap pt-3">
        <h2 id={headingId} className="text-h3">
          {toolStrip.heading}
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-3 md:grid-cols-3 xl:grid-cols-6">
          {toolStrip.tools.map((entry) => (
            <li key={entry.tool} className="grid">
              <a
                href={`${paths.service(entry.page)}#${entry.tool}`}
                aria-busy={waitsFor === entry.tool || undefined}
                className="flex min-h-12 items-center gap-2.5 py-1.5 leading-tight font-semibold no-underline hover:underline hover:underline-offset-4 xl:min-h-16"
                onClick={(event) => void open(event, entry)}
              >
                {entry.tool === 'due-dates' ? (
                  <NextDate {...entry} />
                ) : (
                  <>
                    <Icon
                      name={entry.icon}
                      className="size-6 flex-none text-red [stroke-width:1.6]"
                    />
                    {entry.label}
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </nav>
  );
}

/** The next common date as a small leaf. The HTML does not know which it is: there the leaf has the tool's sign. */
function NextDate({ icon, label }: ToolStripEntry) {
  const [today] = useState(dayInIndia);
  const isHydrated = useHydrated();
  const next = isHydrated ? commonDates.find(({ day }) => day >= today) : undefined;
  const [date, month] = next ? longDate(next.day).split(' ') : [];
  return (
    <>
      <span className="grid h-11 w-10 flex-none content-center justify-items-center border-t-6 border-red bg-stamp-paper shadow-hairline">
        {next ? (
          <time dateTime={next.day} className="contents">
            <b className="pt-1.5 font-serif text-large/[.7] font-bold text-red">{date}</b>
            <span className="text-fine/none">{month?.slice(0, 3)}</span>
          </time>
        ) : (
          <Icon name={icon} className="size-6 text-red" />
        )}
      </span>
      <span>
        {label}
        <span className="block text-fine font-normal text-ink-600 max-md:sr">
          {next ? `Next: ${next.name}` : 'Which is next?'}
        </span>
      </span>
    </>
  );
}

import type { MouseEvent } from 'react';
import type { IconName } from '@/content/icons';
import { groups } from '@/content/services/catalogue';
import type { ShortFacts } from '@/content/services/short-facts';
import { paths } from '@/paths';
import { FeeStamp } from '@/ui/fee-stamp';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';
import { Unbroken } from '@/ui/unbroken';
import type { FoundTool } from './documents';
import type { Result } from './result';

/** What the results of one list have in common. */
export interface ResultsProps {
  /** Precedes the service's slug in the id of its option. */
  prefix: string;
  activeId: string | null;
  /** Set once the field is a combobox, which keeps the focus and refers to its options. In the HTML the entries are links. */
  isOption: boolean;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One result: drawing, title and a line, as in the menus. The whole entry is the link; a tool's opens it at its first field. */
export function ResultLink({
  service: { slug, group, icon, title },
  tool,
  line,
  prefix = '',
  activeId,
  isOption,
  onFollow,
  facts,
}: Result & Partial<ResultsProps> & { facts?: ShortFacts | undefined }) {
  const id = prefix + slug + (tool?.fragment ?? '');
  return (
    <a
      href={(tool?.page ?? paths.service(slug)) + (tool?.fragment ?? '')}
      data-file={groups[group].colour}
      onClick={onFollow}
      {...(isOption && { id, role: 'option', 'aria-selected': id === activeId, tabIndex: -1 })}
      className={classNames(
        'menu-entry scroll-my-12 aria-selected:bg-stamp-paper aria-selected:outline-3 aria-selected:-outline-offset-3',
        facts && 'grid-cols-[auto_1fr]',
      )}
    >
      {facts ? (
        <FeeStamp {...facts} icon={icon} className="row-span-3" />
      ) : (
        <Icon name={tool ? toolIcons[tool.kind] : icon} />
      )}
      <b>
        <Unbroken>{tool?.title ?? title}</Unbroken>
        {tool && !tool.page && !plainParts.has(tool.fragment) && (
          <>
            {' '}
            <small className="inline-block rounded-paper border border-current px-1.5 align-[2px] text-fine leading-[1.35] font-semibold text-ink-600">
              Tool
            </small>
          </>
        )}
      </b>
      <span>
        <Unbroken>{line}</Unbroken>
      </span>
      {facts && <span className="tabular">{`${facts.fee} · ${facts.time}`}</span>}
    </a>
  );
}

/** Parts of a page that answer in a table or in rows, and ask nothing. */
const plainParts = new Set(['#costs', '#track', '#keys', '#stop', '#bank', '#handover']);

const toolIcons: Readonly<Record<FoundTool['kind'], IconName>> = {
  late: 'clock',
  cost: 'rupee',
  due: 'clock',
  number: 'search',
  letter: 'mail',
  structure: 'company',
  name: 'company',
  class: 'trademark',
  dates: 'clock',
  answerDue: 'clock',
  track: 'search',
  keys: 'lock',
  handover: 'check',
  stop: 'cross',
  bank: 'rupee',
  dueDates: 'clock',
  firstYear: 'clock',
  documents: 'check',
};

import type { MouseEvent, ReactNode } from 'react';
import type { IconName } from '@/content/icons';
import type { FileColour } from '@/content/categories';
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

interface RowProps extends Partial<ResultsProps> {
  href: string;
  icon: ReactNode;
  title: ReactNode;
  line: string;
  colour?: FileColour;
  className?: string;
  children?: ReactNode;
}

/** A row of the results, as in the menus: drawing, title and a line. The whole of it is the link. */
export function Row({ href, icon, title, line, colour, prefix, ...of }: RowProps) {
  const id = (prefix ?? '') + href;
  return (
    <a
      href={href}
      data-file={colour}
      onClick={of.onFollow}
      {...(of.isOption && {
        id,
        role: 'option',
        'aria-selected': id === of.activeId,
        tabIndex: -1,
      })}
      className={classNames(
        'menu-entry scroll-my-12 aria-selected:bg-stamp-paper aria-selected:outline-3 aria-selected:-outline-offset-3',
        of.className,
      )}
    >
      {icon}
      <b>{title}</b>
      <span>
        <Unbroken>{line}</Unbroken>
      </span>
      {of.children}
    </a>
  );
}

/** One result: a service, a part of its page, or a tool, which the link opens at its first field. */
export function ResultLink({
  service: { slug, group, icon, title },
  tool,
  part,
  line,
  facts,
  ...of
}: Result & Partial<ResultsProps> & { facts?: ShortFacts | undefined }) {
  const isTool = tool && !tool.page && !plainParts.has(tool.fragment);
  return (
    <Row
      {...of}
      href={(tool?.page ?? paths.service(slug)) + (tool?.fragment ?? (part ? `#${part.id}` : ''))}
      colour={groups[group].colour}
      line={line}
      {...(facts && { className: 'grid-cols-[auto_1fr]' })}
      icon={
        facts ? (
          <FeeStamp icon={icon} className="row-span-3" />
        ) : (
          <Icon name={tool ? (toolIcons[tool.kind] ?? 'clock') : icon} />
        )
      }
      title={
        <>
          <Unbroken>{tool?.title ?? part?.title ?? title}</Unbroken>
          {isTool && (
            <>
              {' '}
              <small className="inline-block rounded-paper border border-current px-1.5 align-[2px] text-fine leading-[1.35] font-semibold text-ink-600">
                Tool
              </small>
            </>
          )}
        </>
      }
    >
      {facts && (
        <span className="tabular">
          <span className="block">{facts.fee}</span> {facts.time}
        </span>
      )}
    </Row>
  );
}

/** Parts of a page that answer in a table or in rows, and ask nothing. */
const plainParts = new Set(['#costs', '#track', '#keys', '#stop', '#bank', '#handover']);

/** Other tools are about time. */
const toolIcons: Readonly<Partial<Record<FoundTool['kind'], IconName>>> = {
  cost: 'rupee',
  costs: 'rupee',
  bank: 'rupee',
  number: 'search',
  track: 'search',
  letter: 'mail',
  notice: 'mail',
  structure: 'company',
  name: 'company',
  class: 'trademark',
  keys: 'lock',
  handover: 'check',
  documents: 'check',
  stop: 'cross',
};

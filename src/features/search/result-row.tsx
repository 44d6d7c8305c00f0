import type { MouseEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { FeeStamp } from '@/ui/fee-stamp';
import { Icon } from '@/ui/icon';
import { Unbroken } from '@/ui/unbroken';
import type { Result } from './result';

/** The shared props of a list's rows. */
export interface RowProps {
  /** The prefix of an option's id, before the address. */
  prefix: string;
  activeId: string | null;
  /** Set after hydration, when the field is a combobox that refers to its options. In the HTML the rows are links. */
  isOption: boolean;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A row as in the menus: drawing, title and a line. The whole of it is the link. */
export function ResultRow({
  result: { href, icon, title, line, colour, isTool, facts },
  prefix,
  activeId,
  isOption,
  onFollow,
}: Partial<RowProps> & { result: Result }) {
  const id = (prefix ?? '') + href;
  return (
    <a
      href={href}
      data-file={colour}
      onClick={onFollow}
      {...(isOption && { id, role: 'option', 'aria-selected': id === activeId, tabIndex: -1 })}
      className={classNames(
        'menu-entry scroll-my-12 aria-selected:bg-stamp-paper aria-selected:outline-3 aria-selected:-outline-offset-3',
        facts && 'grid-cols-[auto_1fr]',
      )}
    >
      {facts ? <FeeStamp icon={icon} className="row-span-3" /> : <Icon name={icon} />}
      <b>
        <Unbroken>{title}</Unbroken>
        {isTool && (
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
      {facts && (
        <span className="tabular">
          <span className="block">{facts.fee}</span> {facts.time}
        </span>
      )}
    </a>
  );
}

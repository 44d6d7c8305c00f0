import { createContext, use, useId } from 'react';
import { classNames } from '@/lib/class-names';
import { FeeStamp } from '@/ui/fee-stamp';
import { Icon } from '@/ui/icon';
import { Unbroken } from '@/ui/unbroken';
import type { Result } from './result';

/** The id of a combobox's active option, or null. Undefined outside a combobox, where rows are plain links. */
export const ActiveOption = createContext<string | null | undefined>(undefined);

/** A row as in the menus: icon, title and a line. The whole row is a link. */
export function ResultRow({ href, icon, title, line, colour, isTool, facts, onFollow }: Result) {
  const id = useId();
  const activeId = use(ActiveOption);
  const isOption = activeId !== undefined;
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

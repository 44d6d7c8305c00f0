import { useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

export interface ContentsEntry {
  id: string;
  title: string;
  /** Whether it is a tool in the block before it in the list. */
  isTool?: boolean;
}

interface ContentsProps {
  entries: readonly ContentsEntry[];
}

/** The page's table of contents: a rail beside the text on wide screens, folded above it on narrow ones. */
export function Contents({ entries }: ContentsProps) {
  const current = useCurrentBlock(entries);
  return (
    <nav
      aria-label="On this page"
      className="no-print lg:hidden xl:sticky xl:top-[calc(theme(spacing.header)+30px)] xl:block"
    >
      <details className="phone-fold">
        <summary className="font-serif text-large font-semibold">
          On this page
          <Icon name="chevron" className="size-5" />
        </summary>
        <h2 className="pb-2.5 text-[1.125rem]/tight font-semibold">On this page</h2>
        <ul
          id="contents"
          className="grid scroll-mt-30 grid-cols-2 gap-x-4 border-t border-rule xl:grid-cols-1 xl:border-t-0"
        >
          {entries.map(({ id, title, isTool }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className={classNames('contents-link', isTool && 'contents-tool')}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The id of the block that is being read: the last one that begins above the middle of the window. */
function useCurrentBlock(entries: ContentsProps['entries']): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const began = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, boundingClientRect, rootBounds } of changes) {
          began.set(target.id, boundingClientRect.top < (rootBounds?.bottom ?? 0));
        }
        setCurrent(entries.findLast(({ id }) => began.get(id))?.id);
      },
      // From far above the window to its middle: a block below that has not begun yet.
      { rootMargin: '100000% 0px -50%' },
    );
    for (const { id, isTool } of entries) {
      const block = document.getElementById(id);
      // A tool in a closed fold has no box.
      if (block && !isTool) observer.observe(block);
    }
    return () => observer.disconnect();
  }, [entries]);

  return current;
}

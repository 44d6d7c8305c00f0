import { classNames } from '@/lib/class-names';
import { Fold } from '@/ui/fold';
import { Static } from '@/ui/static';

export interface ContentsEntry {
  id: string;
  title: string;
  /** Whether it is a tool inside the previous block of the list. */
  isTool?: boolean;
}

interface ContentsProps {
  entries: readonly ContentsEntry[];
  className?: string;
}

/**
 * The page's table of contents: a rail beside the text on wide screens, folded above it on narrow ones. Browsers with
 * `:target-current` mark the current entry (styles/service-columns.css).
 */
export function Contents({ entries, className }: ContentsProps) {
  return (
    <nav
      aria-label="On this page"
      // It may be taller than the window, so it scrolls by itself.
      className={classNames(
        'no-print xl:sticky xl:top-[calc(theme(spacing.header)+30px)] xl:max-h-[calc(100dvh-theme(spacing.header)-48px)] xl:overflow-y-auto',
        className,
      )}
    >
      <Fold
        className="phone-fold"
        summary={<b className="font-serif text-large font-semibold">On this page</b>}
      >
        <h2 className="pb-2.5 text-[1.125rem]/tight font-semibold">On this page</h2>
        <Static
          as="ul"
          id="contents"
          className="grid scroll-mt-30 grid-cols-2 gap-x-4 [scroll-target-group:auto] border-t border-rule xl:grid-cols-1 xl:border-t-0"
        >
          {entries.map(({ id, title, isTool }) => (
            <li key={id}>
              <a href={`#${id}`} className={classNames('contents-link', isTool && 'contents-tool')}>
                {title}
              </a>
            </li>
          ))}
        </Static>
      </Fold>
    </nav>
  );
}

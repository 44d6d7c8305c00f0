import { Suspense, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { TOOL } from '@/lib/fragment';
import { OwnSentences } from '@/sections/own-sentences';
import { Fold } from '@/ui/fold';
import { ToolBoundary } from '@/ui/load-failed';

interface BlockProps {
  id: string;
  heading: string;
  /** A summary. If present, the block is folded under its heading. */
  line?: string | undefined;
  /** The id of the block that contains this one. */
  within?: string;
  /** Not printed, because it is useless on paper. */
  screenOnly?: boolean | undefined;
  /** A link to it moves the focus to its first field. */
  isTool?: boolean | undefined;
  children: ReactNode;
}

/** A part of a service page. Its id is the target of the contents list. */
export function Block({ id, heading, line, within, screenOnly, isTool, children }: BlockProps) {
  const content = (
    // React hydrates it in a separate short task, or at once if the visitor touches it.
    <Suspense>
      {isTool ? <ToolBoundary>{children}</ToolBoundary> : children}
      <OwnSentences at={id} />
    </Suspense>
  );
  const tool = isTool && TOOL;
  if (line !== undefined) {
    return (
      <Fold
        {...tool}
        className={classNames('folded fold', screenOnly && 'no-print')}
        summary={<h2 className="text-h3 font-bold">{heading}</h2>}
        line={line}
      >
        {/* The id is inside the fold, because a link to the inside opens the fold. */}
        <div id={id} tabIndex={-1}>
          {content}
        </div>
      </Fold>
    );
  }
  if (within) {
    return (
      <div {...tool} className={classNames(screenOnly && 'no-print')}>
        <h3 id={id} tabIndex={-1} className="pt-8 pb-3 text-h3">
          {heading}
        </h3>
        {content}
      </div>
    );
  }
  return (
    <section {...tool} aria-labelledby={id} className={classNames(screenOnly && 'no-print')}>
      <h2 id={id} tabIndex={-1} className="ledger-head-small mb-3 text-title sm:mb-4">
        {heading}
      </h2>
      {content}
    </section>
  );
}

type PhoneFoldProps = Pick<BlockProps, 'heading' | 'line' | 'children'>;

/** Content that is folded under its heading on phones. On wide screens and on paper it is open. */
export function PhoneFold({ heading, line, children }: PhoneFoldProps) {
  return (
    <Fold
      className="phone-fold fold"
      summary={<h3 className="text-large font-semibold">{heading}</h3>}
      line={line}
    >
      <h3 className="text-h3">{heading}</h3>
      {children}
    </Fold>
  );
}

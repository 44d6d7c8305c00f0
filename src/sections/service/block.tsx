import { Suspense, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { TOOL } from '@/lib/fragment-target';
import { OwnSentences } from '@/sections/own-sentences';
import { Icon } from '@/ui/icon';
import { ToolBoundary } from '@/ui/tool-boundary';

interface BlockProps {
  id: string;
  heading: string;
  /** Not printed, because it is of no use on paper. */
  screenOnly?: boolean | undefined;
  /** A link to it moves the focus to its first field. */
  isTool?: boolean | undefined;
  children: ReactNode;
}

interface FoldedBlockProps extends BlockProps {
  /** What is in it, in a line. */
  line: string;
}

/** A part of a service page, under a red double rule. The table of contents links to its id. */
export function Block({ id, heading, screenOnly = false, isTool, children }: BlockProps) {
  return (
    <section
      aria-labelledby={id}
      {...(isTool && TOOL)}
      className={classNames(screenOnly && 'no-print')}
    >
      <h2 id={id} tabIndex={-1} className="ledger-head-small mb-3 text-title sm:mb-4">
        {heading}
      </h2>
      {/* Hydrated in a short task of its own, and first if it is touched. */}
      <Suspense>
        <Content id={id} isTool={isTool}>
          {children}
        </Content>
      </Suspense>
    </section>
  );
}

/**
 * A block that few need, or only later, folded under its heading: a native disclosure, which the browser opens for links and
 * for its own search. The id is on the content, because browsers only open a disclosure for a link to something inside it.
 */
export function FoldedBlock({
  id,
  heading,
  line,
  screenOnly = false,
  isTool,
  children,
}: FoldedBlockProps) {
  return (
    <details {...(isTool && TOOL)} className={classNames('folded fold', screenOnly && 'no-print')}>
      <summary>
        <h2 className="text-h3 font-bold">{heading}</h2>
        <span>{line}</span>
        <Icon name="chevron" className="size-5" />
      </summary>
      <div id={id} tabIndex={-1}>
        <Suspense>
          <Content id={id} isTool={isTool}>
            {children}
          </Content>
        </Suspense>
      </div>
    </details>
  );
}

/** A block inside another one; both are hydrated together. */
export function SubBlock({ id, heading, screenOnly = false, isTool, children }: BlockProps) {
  return (
    <div {...(isTool && TOOL)} className={classNames(screenOnly && 'no-print')}>
      <h3 id={id} tabIndex={-1} className="pt-8 pb-3 text-h3">
        {heading}
      </h3>
      <Content id={id} isTool={isTool}>
        {children}
      </Content>
    </div>
  );
}

function Content({ id, isTool, children }: Pick<BlockProps, 'id' | 'isTool' | 'children'>) {
  return (
    <>
      {isTool ? <ToolBoundary>{children}</ToolBoundary> : children}
      <OwnSentences at={id} />
    </>
  );
}

interface PhoneFoldProps {
  heading: string;
  /** What is in it, in a line. */
  line: string;
  children: ReactNode;
}

/** Folded under its heading on phones alone; open where there is room, and on paper. */
export function PhoneFold({ heading, line, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold fold">
      <summary>
        <h3 className="text-large font-semibold">{heading}</h3>
        <span>{line}</span>
        <Icon name="chevron" className="size-5" />
      </summary>
      <h3 className="text-h3">{heading}</h3>
      {children}
    </details>
  );
}

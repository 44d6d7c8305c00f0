import { Suspense, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { TOOL } from '@/lib/fragment-target';
import type { LazyComponent } from '@/lib/lazy';
import { Icon } from '@/ui/icon';
import { ToolBoundary } from '@/ui/tool-boundary';
import { Unbroken } from '@/ui/unbroken';

interface ToolFoldProps {
  /** A link with this id opens the tool. The tool's answers may follow it in the fragment: `#trademark-fees&classes=2`. */
  id: string;
  /** The question that the tool answers. */
  question: string;
  /** What the visitor gets, in a line. */
  line: string;
  tool: LazyComponent<object>;
  /** What can be read without the tool. */
  children?: ReactNode;
}

/**
 * A tool folded to its question and one line. Its code is fetched when it is opened, because most visitors open none of a
 * page's tools. Whatever can be read without the tool is in the page's HTML.
 */
export function ToolFold({ id, question, line, tool: Tool, children }: ToolFoldProps) {
  return (
    <details
      {...TOOL}
      className={classNames('tool-fold fold', !children && 'print:not-open:hidden')}
    >
      <summary>
        <h3 className="text-large font-semibold">
          <Unbroken>{question}</Unbroken>
        </h3>
        <span>{line}</span>
        <Icon name="chevron" className="size-5" />
      </summary>
      <div id={id} tabIndex={-1}>
        <noscript>
          <p className="mb-3 text-small">
            The fields need JavaScript, which is switched off.
            {children ? ' The figures are in the tables here.' : ''}
          </p>
        </noscript>
        {/* A closed tool must not be printed, with answers that nobody gave. */}
        <div className="print:[details:not([open])_&]:hidden">
          <ToolBoundary>
            <Suspense fallback={<Loading />}>
              <Tool />
            </Suspense>
          </ToolBoundary>
        </div>
        {children}
      </div>
    </details>
  );
}

function Loading() {
  return (
    <p role="status" className="mb-3 text-small">
      Loading the fields.
    </p>
  );
}

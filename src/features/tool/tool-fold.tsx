import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { classNames } from '@/lib/class-names';
import type { LazyComponent } from '@/lib/lazy-with-preload';
import { focusTargetFieldUnlessMovedOn, fragmentTarget, TOOL } from '@/lib/fragment-target';
import { Icon } from '@/ui/icon';
import { ToolBoundary, ToolFailed } from '@/ui/tool-boundary';
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
 * A tool folded to its question and one line. Its code is fetched when the pointer or the focus comes to it, because most
 * visitors open none of a page's tools. Whatever can be read without the tool is in the page's HTML.
 */
export function ToolFold({ id, question, line, tool: Tool, children }: ToolFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [code, setCode] = useState<'idle' | 'loading' | 'loaded' | 'failed'>('idle');
  // Only fetches the code. Rendering fields that nobody has asked for would get in the way of screen readers and the browser's search.
  const prefetch = () => void Tool.preload().catch(() => {});

  function fetchTool() {
    setCode(Tool.isLoaded() ? 'loaded' : 'loading');
    Tool.preload().then(
      () => setCode('loaded'),
      () => setCode('failed'),
    );
  }

  // A press before hydration, or the browser for a plain #id, may have opened it: React gets no event for either.
  const fetchIfOpen = useEffectEvent(() => {
    if (fold.current?.open) startTransition(fetchTool);
  });

  useEffect(() => fetchIfOpen(), []);

  useEffect(() => {
    if (code === 'loaded' && fragmentTarget()?.id === id) focusTargetFieldUnlessMovedOn();
  }, [code, id]);

  return (
    <details
      ref={fold}
      {...TOOL}
      className={classNames('tool-fold fold', !children && 'print:not-open:hidden')}
      onToggle={({ currentTarget }) => currentTarget.open && code !== 'loaded' && fetchTool()}
    >
      <summary onPointerEnter={prefetch} onFocus={prefetch}>
        <h3 className="text-large font-semibold">
          <Unbroken>{question}</Unbroken>
        </h3>
        <span>{line}</span>
        <Icon name="chevron" className="size-5" />
      </summary>
      <div id={id} tabIndex={-1}>
        <noscript>
          <p className="mb-3 text-small">
            The fields need JavaScript, which is switched off. The figures are in the tables here.
          </p>
        </noscript>
        {code === 'failed' && <ToolFailed onTryAgain={fetchTool} />}
        {code === 'loaded' && (
          // A closed tool must not be printed, with answers that nobody gave.
          <div className="print:[details:not([open])_&]:hidden">
            <ToolBoundary>
              <Tool />
            </ToolBoundary>
          </div>
        )}
        {code === 'loading' && (
          <p role="status" className="mb-3 text-small">
            Loading the fields.
          </p>
        )}
        {children}
      </div>
    </details>
  );
}

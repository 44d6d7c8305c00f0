import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ServiceSlug } from '@/content/services/catalogue';
import type { Tool } from '@/law/tool';
import { classNames } from '@/lib/class-names';
import { TOOL } from '@/lib/fragment';
import { byFileName } from '@/lib/object-entries';
import { lazy, type LazyComponent } from '@/lib/lazy';
import { Fold } from '@/ui/fold';
import { ToolBoundary } from '@/ui/load-failed';
import { Unbroken } from '@/ui/unbroken';
import type { Texts } from '@/law/read-answers';
import type { Extras } from './tool-form';

interface ToolFoldProps extends Pick<Tool, 'id' | 'question' | 'line'> {
  tool: LazyComponent<object>;
  /** Content for readers without scripts. If there is none, the closed fold is not printed. */
  children?: ReactNode;
}

/** A tool, folded under its question. Its code is fetched when it is opened, because most visitors open no tool. */
export function ToolFold({ id, question, line, tool, children }: ToolFoldProps) {
  return (
    <Fold
      {...TOOL}
      className={classNames('fold', !children && 'print:not-open:hidden')}
      summary={
        <h3 className="text-large font-semibold">
          <Unbroken>{question}</Unbroken>
        </h3>
      }
      line={line}
    >
      <div id={id} tabIndex={-1}>
        <noscript>
          <p className="mb-3 text-small">
            The fields need JavaScript, which is switched off.
            {children ? ' The figures are in the tables here.' : ''}
          </p>
        </noscript>
        <OpenedTool tool={tool} />
        {children}
      </div>
    </Fold>
  );
}

/** A tool that loads when the `details` around it opens. */
export function OpenedTool({ tool: Tool }: Pick<ToolFoldProps, 'tool'>) {
  const [isOpened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fold = place.current!.closest('details')!;
    const onToggle = () => fold.open && setOpened(true);
    // The fold may have been opened before hydration.
    onToggle();
    fold.addEventListener('toggle', onToggle);
    return () => fold.removeEventListener('toggle', onToggle);
  }, []);
  return (
    // A closed tool may only have default answers, so it is not printed.
    <div ref={place} className="print:[details:not([open])_&]:hidden">
      {isOpened && (
        <ToolBoundary onRetry={Tool.preload}>
          <Suspense
            fallback={
              <p role="status" className="mb-3 text-small">
                Loading the fields.
              </p>
            }
          >
            <Tool />
          </Suspense>
        </ToolBoundary>
      )}
    </div>
  );
}

const definitions = byFileName(
  import.meta.glob<Tool>('/src/law/**/tools/*.ts', { import: 'tool' }),
);

const extrasOf: Readonly<Partial<Record<string, () => Promise<Extras>>>> = {
  'trademark-classes': async () => ({ part: (await import('./class-boxes')).ClassBoxes }),
  name: async () => ({ sheet: (await import('./name-certificate')).NameCertificate }),
};

/** Loads the definition of a tool and the form for it. */
export async function loadTool(page: ServiceSlug, id: string, preset: Texts = {}) {
  const [{ ToolForm }, tool, { ourFees }, { shortFacts }, extras] = await Promise.all([
    import('./tool-form'),
    definitions[id]!(),
    import('@/content/our-fees'),
    import('@/content/services/short-facts'),
    extrasOf[id]?.(),
  ]);
  // A late fee does not depend on us, so our own fee and time are not added.
  const ours = tool.kind === 'cost' && {
    ourFee: ourFees[page],
    workingDays: shortFacts[page]?.workingDays,
  };
  return () => <ToolForm {...{ tool, preset, extras, ...ours }} />;
}

/** A tool of a page, fetched when it is opened. The component is created once, because React would remount a new one. */
export function toolOn(page: ServiceSlug, id: string, preset?: Texts): LazyComponent<object> {
  return (tools[`${page} ${id}`] ??= lazy(() => loadTool(page, id, preset)));
}

const tools: Partial<Record<string, LazyComponent<object>>> = {};

import { Suspense, type ReactNode } from 'react';
import type { ServiceSlug } from '@/content/services/catalogue';
import type { Tool } from '@/law/tool';
import { classNames } from '@/lib/class-names';
import { TOOL } from '@/lib/fragment-target';
import { byFileName } from '@/lib/keys';
import { lazy, type LazyComponent } from '@/lib/lazy';
import { Fold } from '@/ui/fold';
import { ToolBoundary } from '@/ui/tool-boundary';
import { Unbroken } from '@/ui/unbroken';
import type { Texts } from '@/law/read-answers';
import type { Extras } from './tool-form';

interface ToolFoldProps {
  /** A link with this id opens the tool. The tool's answers may follow it in the fragment: `#trademark-fees&classes=2`. */
  id: string;
  /** The question that the tool answers. */
  question: string;
  /** What the visitor gets, in a line. */
  line: string;
  tool: LazyComponent<object>;
  /** What can be read without scripts. Without it the fold is hidden where there are none, and not printed. */
  children?: ReactNode;
}

/**
 * A tool folded to its question and one line. Its code is fetched when it is opened, because most visitors open none of a
 * page's tools. Whatever can be read without the tool is in the page's HTML.
 */
export function ToolFold({ id, question, line, tool, children }: ToolFoldProps) {
  return (
    <Fold
      {...TOOL}
      className={classNames('fold', !children && 'print:not-open:hidden noscript:hidden')}
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
            The fields need JavaScript, which is switched off. The figures are in the tables here.
          </p>
        </noscript>
        {/* A closed tool must not be printed, with answers that nobody gave. */}
        <div className="print:[details:not([open])_&]:hidden">
          <OpenedTool tool={tool} />
        </div>
        {children}
      </div>
    </Fold>
  );
}

/** A tool inside the `details` that it waits for. */
export function OpenedTool({ tool: Tool }: Pick<ToolFoldProps, 'tool'>) {
  return (
    <ToolBoundary>
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
  );
}

const definitions = byFileName(
  import.meta.glob<Tool>('/src/law/**/tools/*.ts', { import: 'tool' }),
);

const extrasOf: Readonly<Partial<Record<string, () => Promise<Extras>>>> = {
  'trademark-classes': async () => ({ part: (await import('./class-boxes')).ClassBoxes }),
  name: async () => ({ sheet: (await import('./name-certificate')).NameCertificate }),
};

/** The component of a tool for a page, with the tool's own code. */
export async function loadTool(page: ServiceSlug, id: string, preset: Texts = {}) {
  const [{ ToolForm }, tool, { ourFees }, extras] = await Promise.all([
    import('./tool-form'),
    definitions[id]!(),
    import('@/content/our-fees'),
    extrasOf[id]?.(),
  ]);
  // A late fee is the same whoever files, so our own fee is no part of it.
  const ourFee = tool.kind === 'cost' ? ourFees[page] : undefined;
  return () => <ToolForm {...{ tool, preset, ourFee, extras }} />;
}

/** A tool of a page, fetched when it is opened. The same page and tool always get the same component. */
export function toolOn(page: ServiceSlug, id: string, preset?: Texts): LazyComponent<object> {
  return (tools[`${page} ${id}`] ??= lazy(() => loadTool(page, id, preset), 'opened'));
}

const tools: Partial<Record<string, LazyComponent<object>>> = {};

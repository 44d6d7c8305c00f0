import { useEffect, useId, useRef, type ComponentType } from 'react';
import { serviceBySlug } from '@/content/services/catalogue';
import { everydayProfiles } from '@/law/due-dates/profile-ids';
import type { ToolStripEntry } from '@/content/tool-strip';
import { loadCode } from '@/lib/load-code';
import { useModalPopover } from '@/lib/popovers';
import { paths } from '@/paths';
import { CloseButton } from '@/ui/close-button';
import { Icon } from '@/ui/icon';
import { ToolBoundary } from '@/ui/tool-boundary';
import { loadTool } from './tool-fold';
import type { ToolPlace } from './tool-form';

const DIALOG = 'tool';

/** A tool in a dialog, open as soon as it is rendered, with its code. */
export async function loadDialog(entry: ToolStripEntry) {
  const Tool = await loadEntry(entry);
  return ({ onClose }: { onClose: () => void }) => (
    <ToolDialog entry={entry} tool={Tool} onClose={onClose} />
  );
}

async function loadEntry({ tool, page }: ToolStripEntry): Promise<ComponentType<ToolPlace>> {
  if (tool !== 'due-dates') return (await loadTool(page, tool))!;
  const { DueDates } = await loadCode(() => import('./due-dates'));
  return (place) => <DueDates ids={profiles} {...place} />;
}

/** First the one whose next date the strip shows. */
const profiles = [...new Set(['gst-monthly' as const, ...everydayProfiles])];

interface ToolDialogProps {
  entry: ToolStripEntry;
  tool: ComponentType<ToolPlace>;
  onClose: () => void;
}

function ToolDialog({ entry: { label, page, tool }, tool: Tool, onClose }: ToolDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const path = paths.service(page);

  useModalPopover(dialog, (isOpen) => !isOpen && onClose());
  useEffect(() => {
    dialog.current?.showPopover();
    // The browser would move the focus to what scrolls.
    dialog.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      id={DIALOG}
      popover="auto"
      aria-modal="true"
      aria-labelledby={titleId}
      className="no-print m-auto max-h-dvh w-full max-w-[min(100%,760px)] flex-col overflow-hidden bg-paper text-body text-ink-900 open:flex backdrop:bg-ink-950/70 max-sm:h-dvh sm:rounded-folder sm:shadow-lift-dark forced-colors:border-2"
    >
      <div className="on-dark flex min-h-17 flex-none items-center bg-ink-950 pr-14 pl-gutter text-white">
        <h2 id={titleId} className="text-title">
          {label}
        </h2>
      </div>
      <div className="overflow-y-auto p-gutter">
        <ToolBoundary>
          <Tool path={path} />
        </ToolBoundary>
        <a href={`${path}#${tool}`} className="more mt-2 text-red">
          On the page of {serviceBySlug(page).title}
          <Icon name="arrow" />
        </a>
      </div>
      <CloseButton dialog={DIALOG} />
    </dialog>
  );
}

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { chat } from '@/content/chat';
import { Icon } from '@/ui/icon';

interface ChatPanelProps {
  /** Of the words that are read out together with the title when focus comes in. */
  describedBy: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The panel that grows from the bottom edge. It is not modal: the page beside it stays in reach.
 *
 * It is part of the first bundle, so that a press on Support shows something at once; the conversation comes later.
 */
export function ChatPanel({ describedBy, onClose, children }: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  // Before any effect of the conversation, which moves the focus on to the first choice.
  useLayoutEffect(() => panel.current?.focus(), []);

  // Only from inside: elsewhere on the page Escape belongs to what is open there.
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="chat-title"
      aria-describedby={describedBy}
      tabIndex={-1}
      data-testid="chat-panel"
      className="fixed right-[clamp(10px,3vw,32px)] bottom-0 left-2.5 ml-auto grid h-[580px] max-h-[calc(100dvh-theme(spacing.header)-8px)] max-w-[392px] grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-t-tab bg-sheet text-ink-900 [box-shadow:0_-10px_50px_-12px_oklch(.1_.03_268/.7)]"
    >
      <div className="on-dark flex min-h-17 items-center gap-3 rounded-t-tab bg-ink-950 py-2.5 pr-2 pl-4.5 text-white [box-shadow:inset_0_1.5px_0_oklch(1_0_0/.4),inset_1.5px_0_0_oklch(1_0_0/.4),inset_-1.5px_0_0_oklch(1_0_0/.4)]">
        <div className="flex-1">
          <h2 id="chat-title" className="text-[1.375rem]/[1.1] font-semibold">
            {chat.title}
          </h2>
          <p className="mt-1 text-fine/tight text-ink-200">{chat.nature}</p>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-control hover:bg-white/12"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

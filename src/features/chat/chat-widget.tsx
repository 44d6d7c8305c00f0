import { useId, useRef, useState } from 'react';
import { chat } from '@/content/chat';
import { useClosedWithPage } from '@/lib/popovers';
import { isAtLeast } from '@/lib/screens';
import { paths } from '@/paths';
import { CloseButton } from '@/ui/close-button';
import { Icon } from '@/ui/icon';
import { Conversation } from './conversation';

/** The panel's id, for the buttons that open and close it. */
const CHAT = 'chat';

/**
 * The Support tab at the bottom edge, and its chat panel. The browser opens and closes the panel without scripts. It is not
 * modal, and stays open on the next page if the screen has room for page and panel.
 */
export function ChatWidget({ onSearch }: { onSearch: (words: string) => void }) {
  const panel = useRef<HTMLDialogElement>(null);
  const [visit, setVisit] = useState(0);
  const greetingId = useId();

  useClosedWithPage(panel, () => isAtLeast('lg'));

  return (
    <>
      <button
        type="button"
        popoverTarget={CHAT}
        data-page={paths.contact()}
        aria-haspopup="dialog"
        data-testid="chat-toggle"
        className="edge-tab on-dark forced-colors:border-2 bg-ink-950 text-white shadow-lines"
      >
        <Icon name="chat" className="while-closed" />
        <Icon name="close" className="while-open" />
        {chat.title}
      </button>
      <dialog
        ref={panel}
        id={CHAT}
        popover="auto"
        aria-labelledby="chat-title"
        aria-describedby={greetingId}
        data-testid="chat-panel"
        tabIndex={-1}
        // `toggle` is not fired if the panel is closed and reopened at once.
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== 'closed') return;
          // The focused element is about to be replaced. The browser returns the focus only if the focus is inside the panel.
          if (currentTarget.contains(document.activeElement))
            currentTarget.focus({ preventScroll: true });
          setVisit(visit + 1);
        }}
        className="chat-panel no-print bg-sheet text-ink-900"
      >
        <div className="on-dark flex min-h-17 flex-col justify-center rounded-t-tab bg-ink-950 py-2.5 pr-14 pl-4.5 text-white shadow-lines">
          <h2 id="chat-title" className="text-[1.375rem]/[1.1] font-semibold">
            {chat.title}
          </h2>
          <p className="mt-1 text-fine/tight text-ink-200">{chat.nature}</p>
        </div>
        {/* Closing and reopening the panel resets the conversation (specification, section 2). */}
        <Conversation key={visit} greetingId={greetingId} onSearch={onSearch} />
        <CloseButton dialog={CHAT} />
      </dialog>
    </>
  );
}

import { useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { chat } from '@/content/chat';
import { lazyWithPreload, usePreloadWhenIdle } from '@/lib/lazy-with-preload';
import { Icon } from '@/ui/icon';
import { AskAPerson } from './chat-message';
import { ChatPanel } from './chat-panel';

const Conversation = lazyWithPreload(async () => (await import('./conversation')).Conversation);

/** Whether the panel would hide the page that a visitor has just gone to. */
const coversPage = () => innerWidth < 980;

/** The Support tab of the bottom edge, and the guide that it opens. */
export function ChatWidget() {
  const [path] = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [code, setCode] = useState<'awaited' | 'here' | 'missing'>('awaited');
  const toggle = useRef<HTMLButtonElement>(null);
  const greetingId = useId();
  usePreloadWhenIdle(Conversation);

  // A change of page closes the panel where there is no room for both.
  if (openedOn !== null && openedOn !== path) setOpenedOn(coversPage() ? null : path);
  const open = openedOn !== null;

  async function openPanel() {
    setOpenedOn(path);
    setCode(Conversation.isHere() ? 'here' : 'awaited');
    try {
      await Conversation.preload();
      setCode('here');
    } catch {
      setCode('missing');
    }
  }

  function close() {
    setOpenedOn(null);
    toggle.current?.focus();
  }

  // A link to the current page changes no page, so the panel would stay open.
  const onFollow = () => {
    if (coversPage()) setOpenedOn(null);
  };

  return (
    <>
      <button
        ref={toggle}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        // The open panel covers the tab, and focus must stay visible.
        tabIndex={open ? -1 : 0}
        data-testid="chat-toggle"
        onClick={open ? close : openPanel}
        className="edge-tab on-dark min-w-[156px] forced-colors:border-2 bg-ink-950 text-white [box-shadow:0_-2px_12px_-4px_oklch(.1_.03_268/.6),inset_0_1.5px_0_oklch(1_0_0/.4),inset_1.5px_0_0_oklch(1_0_0/.4),inset_-1.5px_0_0_oklch(1_0_0/.4)]"
      >
        <Icon name="chat" />
        <span className="tab-word">{chat.title}</span>
      </button>
      {open && (
        <ChatPanel describedBy={greetingId} onClose={close}>
          {code === 'here' && <Conversation greetingId={greetingId} onFollow={onFollow} />}
          {code === 'awaited' && <Loading />}
          {code === 'missing' && <Missing onFollow={onFollow} />}
        </ChatPanel>
      )}
    </>
  );
}

function Loading() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 bg-ledger text-ink-600">
      <span aria-hidden="true" className="spinner" />
      {chat.loading}
    </p>
  );
}

function Missing({ onFollow }: { onFollow: () => void }) {
  return (
    <div role="alert" className="grid content-start overflow-y-auto bg-ledger px-3.5 py-4">
      <AskAPerson onFollow={onFollow}>{chat.unavailable}</AskAPerson>
    </div>
  );
}

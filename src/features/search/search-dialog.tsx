import { useLayoutEffect, useRef, useId, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { isOverlayEntry, leaveOverlayEntry } from '@/lib/overlay-entry';
import { isSlashKeyOn, switchSlashKey } from '@/lib/search-shortcut';
import { Icon } from '@/ui/icon';
import { SearchBox } from './search-box';

interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  typedSoFar: () => string;
  /** The dialog has closed itself and given the focus back. */
  onClose: () => void;
}

/**
 * The search over all services. The browser's own modal dialog keeps the focus inside, closes on Escape and gives the
 * focus back to the element that had it. It has a history entry of its own, so that Back closes it too.
 */
export function SearchDialog({ typedSoFar, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  const isClosed = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    // React's autoFocus comes before showModal, which would then return the focus to this field on closing.
    dialog.current?.querySelector('input')?.setAttribute('autofocus', '');
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // A layout effect, so that Back works from the first moment in which the dialog is seen.
  useLayoutEffect(() => {
    const onPopState = () => !isOverlayEntry() && dialog.current?.close();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  function close() {
    dialog.current?.close();
    // The browser's own event comes a little later, and a key pressed in between would find the search open.
    onClosed();
  }

  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    // The link opens in a new tab or window, so the visitor stays here.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { pathname, search, hash, href } = event.currentTarget;
    const isHere = pathname === location.pathname && search === location.search;
    // What is gone to takes over the dialog's history entry: the next page, or a part of this one.
    isLeaving.current = !isHere || hash !== '';
    if (isHere && hash) {
      event.preventDefault();
      location.replace(href);
    }
    close();
  }

  function onClosed() {
    if (isClosed.current) return;
    isClosed.current = true;
    if (!isLeaving.current) leaveOverlayEntry();
    onClose();
  }

  // In the body: inside the transparent header it would inherit the header's colours.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-testid="search-dialog"
      onClose={onClosed}
      {...useBackdropPress(close)}
      className="no-print m-auto h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-sheet text-ink-900 backdrop:bg-ink-950/70 open:flex md:h-[min(720px,calc(100dvh-64px))] md:w-[720px] md:rounded-folder md:shadow-lift-dark forced-colors:border-2"
    >
      <SearchHead titleId={titleId} onClose={close} />
      <SearchBox typedSoFar={typedSoFar} onFollow={onFollow} onEscape={close} />
      <SlashKeySwitch />
    </dialog>,
    document.body,
  );
}

function SearchHead({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  return (
    <div className="on-dark flex min-h-17 items-center bg-ink-950 pr-2 pl-gutter text-white md:rounded-t-folder md:[box-shadow:inset_0_1.5px_0_oklch(1_0_0/.4),inset_1.5px_0_0_oklch(1_0_0/.4),inset_-1.5px_0_0_oklch(1_0_0/.4)]">
      <h2 id={titleId} className="flex-1 text-title">
        Find a service
      </h2>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-11 place-items-center rounded-control hover:bg-white/12"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Switches the `/` key off and on again, where there is a keyboard to speak of. */
function SlashKeySwitch() {
  const [on, setOn] = useState(isSlashKeyOn);

  function onChange(next: boolean) {
    switchSlashKey(next);
    setOn(next);
  }

  return (
    <label className="hidden min-h-11 items-center gap-2.5 border-t border-rule px-gutter text-small text-ink-600 pointer-fine:flex">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-red"
      />
      The / key opens this search on every page
    </label>
  );
}

/** Closes on a press beside the dialog, but not where a text selection that began inside ends there. */
function useBackdropPress(close: () => void) {
  const beganOutside = useRef(false);
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => {
      beganOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      if (beganOutside.current && isOutside(event)) close();
    },
  };
}

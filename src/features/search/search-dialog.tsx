import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { services } from '@/content/services/catalogue';
import { Icon } from '@/ui/icon';
import { rankServices } from './rank-services';
import { AllServices, FoundServices, NothingFound } from './search-results';

interface SearchDialogProps {
  /** The dialog has closed itself and given the focus back. */
  onClose: () => void;
}

/**
 * The search over all services. The browser's own modal dialog keeps the focus inside, closes on Escape and gives the
 * focus back to the button that opened it.
 */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const id = useId();

  const hasQuery = query.trim() !== '';
  const found = hasQuery ? rankServices(query) : services;
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // React's autoFocus comes before showModal, which would then take the field for what had the focus before.
    input.current?.focus();
  }, []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    // On a phone this puts the keyboard away as well.
    results.current?.querySelector('a')?.focus();
  }

  function onQueryChange(typed: string) {
    setQuery(typed);
    results.current?.scrollTo?.({ top: 0, behavior: 'instant' });
  }

  // In the body: the transparent header would lend its colours to what stands inside it.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      data-testid="search-dialog"
      onClose={onClose}
      {...useBackdropPress(close)}
      className="no-print m-auto h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-sheet text-ink-900 backdrop:bg-ink-950/70 open:flex md:h-[min(720px,calc(100dvh-64px))] md:w-[720px] md:rounded-folder md:shadow-lift-dark forced-colors:border-2"
    >
      <SearchHead titleId={`${id}-title`} onClose={close} />
      <form
        role="search"
        onSubmit={onSubmit}
        className="border-b border-rule px-gutter pt-4 pb-3.5"
      >
        <label htmlFor={`${id}-query`} className="text-label font-semibold">
          What do you need?
        </label>
        <input
          ref={input}
          id={`${id}-query`}
          type="search"
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="search"
          maxLength={80}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          // A search field's own Escape would only empty it.
          onKeyDown={(event) => event.key === 'Escape' && close()}
          className="control mt-1.5 [&::-webkit-search-cancel-button]:[filter:grayscale(1)_brightness(.3)]"
        />
        <p role="status" className="mt-2 text-small text-ink-600">
          {summaryOf(query.trim(), found.length)}
        </p>
      </form>
      <div ref={results} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-[10px]">
        {!hasQuery && <AllServices onFollow={close} />}
        {hasQuery && found.length > 0 && <FoundServices found={found} onFollow={close} />}
        {hasQuery && found.length === 0 && <NothingFound onFollow={close} />}
      </div>
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

function summaryOf(query: string, count: number): string {
  if (!query) return `All ${count} services, in five files.`;
  if (count === 0) return `Nothing found for “${query}”.`;
  return count === 1 ? '1 service found.' : `${count} services found.`;
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

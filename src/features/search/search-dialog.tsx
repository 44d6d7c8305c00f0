import { useId, useRef, useState } from 'react';
import { useModalPopover } from '@/lib/popovers';
import { CloseButton } from '@/ui/close-button';
import { SEARCH } from './open-search';
import { SearchBox } from './search-box';

/**
 * The search over all services. Buttons that name it (`popovertarget`) open it even without scripts. It then shows the
 * field and the most popular services.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();

  useModalPopover(dialog, (hasOpened) => {
    setOpen(hasOpened);
    const form = dialog.current!.querySelector('form')!;
    // The field may already have text, which `openSearch` set or the visitor typed before hydration. Closing empties the field.
    if (!hasOpened) form.reset();
    else form.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  });

  return (
    <dialog
      ref={dialog}
      id={SEARCH}
      popover="auto"
      aria-modal="true"
      aria-labelledby={titleId}
      data-testid="search-dialog"
      className="no-print m-auto h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-sheet text-ink-900 backdrop:bg-ink-950/70 open:flex md:h-[min(720px,calc(100dvh-64px))] md:w-[720px] md:rounded-folder md:shadow-lift-dark forced-colors:border-2"
    >
      <div className="on-dark flex min-h-17 items-center bg-ink-950 px-gutter text-white md:rounded-t-folder md:shadow-lines">
        <h2 id={titleId} className="text-title">
          Find a service
        </h2>
      </div>
      <SearchBox isOpen={isOpen} />
      <CloseButton dialog={SEARCH} />
    </dialog>
  );
}

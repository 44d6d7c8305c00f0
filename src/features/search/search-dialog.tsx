import { useId, useRef, useState, type MouseEvent } from 'react';
import { useModalPopover } from '@/lib/popovers';
import { isSlashKeyOn, switchSlashKey } from '@/lib/search-shortcut';
import { useHydrated } from '@/lib/use-hydrated';
import { CloseButton } from '@/ui/close-button';
import { SEARCH } from './open-search';
import { SearchBox } from './search-box';

/**
 * The search over all services. Buttons that name it (`popovertarget`) open it without any script, with the field and the
 * most popular services.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const titleId = useId();

  useModalPopover(dialog, (hasOpened) => {
    setOpen(hasOpened);
    // The field may hold what was typed before hydration. Each opening starts with an empty field.
    if (hasOpened) setTyped(dialog.current?.querySelector('input')?.value ?? '');
    else dialog.current?.querySelector('form')?.reset();
  });

  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    // With one of these keys the link opens in a new tab or window, and the visitor stays here.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    dialog.current?.hidePopover();
  }

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
      <SearchBox isOpen={isOpen} typed={typed} onType={setTyped} onFollow={onFollow} />
      <SlashKeySwitch />
      <CloseButton dialog={SEARCH} />
    </dialog>
  );
}

/** Switches the `/` key off and on, on devices that probably have a keyboard. */
function SlashKeySwitch() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean>();
  if (!isHydrated) return null;

  function onChange(next: boolean) {
    switchSlashKey(next);
    setChosen(next);
  }

  return (
    <label className="hidden min-h-11 items-center gap-2.5 border-t border-rule px-gutter text-small text-ink-600 pointer-fine:flex">
      <input
        type="checkbox"
        checked={chosen ?? isSlashKeyOn()}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-red"
      />
      The / key opens this search on every page
    </label>
  );
}

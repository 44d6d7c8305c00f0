import { useEffect } from 'react';
import { isSearchShortcut } from '@/lib/search-shortcut';
import { Icon } from '@/ui/icon';
import { Tooltip } from '@/ui/tooltip';
import { useSearchDialog } from './use-search-dialog';

/** The header's search icon; its keys work on every page that has the header. */
export function SearchButton() {
  const { isOpen, isOpening, open, dialog } = useSearchDialog();
  useSearchShortcut(() => open());

  return (
    <>
      <Tooltip text="Find a service by name" disabled={isOpen}>
        {(control) => (
          <button
            {...control}
            type="button"
            aria-label="Search services"
            aria-haspopup="dialog"
            aria-keyshortcuts="/ Control+K Meta+K"
            aria-busy={isOpening || undefined}
            onClick={({ currentTarget }) => open(currentTarget)}
            className="grid size-[44px] place-items-center rounded-control hover:bg-field/15"
          >
            {isOpening ? <span aria-hidden="true" className="spinner" /> : <Icon name="search" />}
          </button>
        )}
      </Tooltip>
      {dialog}
    </>
  );
}

/** Opens the search on its keys, unless a dialog is open already. */
function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      if (document.querySelector('dialog[open]')) return;
      // Firefox would open its own quick find, or put the cursor into the address bar.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

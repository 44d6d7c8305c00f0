import { useEffect } from 'react';
import { isSearchShortcut } from '@/lib/search-shortcut';
import { Icon } from '@/ui/icon';
import { Tooltip } from '@/ui/tooltip';
import { openSearch, SEARCH } from './open-search';

/** The header's search icon. It also listens for the search's keys, on every page that has the header. */
export function SearchButton() {
  useEffect(() => {
    document.addEventListener('keydown', openOnShortcut);
    return () => document.removeEventListener('keydown', openOnShortcut);
  }, []);

  return (
    <Tooltip text="Find a service by name">
      {(control) => (
        <button
          {...control}
          type="button"
          popoverTarget={SEARCH}
          aria-label="Search services"
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
          className="grid size-[44px] place-items-center rounded-control hover:bg-field/15"
        >
          <Icon name="search" />
        </button>
      )}
    </Tooltip>
  );
}

function openOnShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isSearchShortcut(event)) return;
  // Firefox would open its own quick find, or put the cursor into the address bar.
  event.preventDefault();
  openSearch();
}

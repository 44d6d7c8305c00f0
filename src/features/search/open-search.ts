import { isSearchShortcut } from '@/lib/search-shortcut';

/** The id of the search's dialog, for the buttons that open it. */
export const SEARCH = 'search';

/** Opens the search on its keys, on every page. */
export function openSearchOnKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isSearchShortcut(event)) return;
    // Firefox would open its own quick find, or put the cursor into the address bar.
    event.preventDefault();
    openSearch();
  });
}

/** Opens the search by script. False if the page has none, or it holds the focus. */
export function openSearch(): boolean {
  const dialog = document.getElementById(SEARCH);
  if (!dialog || dialog.contains(document.activeElement)) return false;
  dialog.showPopover();
  return true;
}

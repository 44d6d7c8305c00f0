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

/** Opens the search by script: on a key, or with what was typed elsewhere. False if the page has none, or it holds the focus. */
export function openSearch(typed = ''): boolean {
  const dialog = document.getElementById(SEARCH);
  const field = dialog?.querySelector('input');
  if (!dialog || !field || dialog.contains(document.activeElement)) return false;
  if (typed) {
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  dialog.showPopover();
  return true;
}

/** The id of the search's dialog, for the buttons that open it. */
export const SEARCH = 'search';

/** The longest text of the search field, in characters. Visitors paste messages into it. */
export const LONGEST_PASTED = 2000;

/** Opens the search on Ctrl+K or Cmd+K, on every page. */
export function openSearchOnKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, defaultPrevented } = event;
    const isShortcut = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
    if (!isShortcut || repeat || defaultPrevented) return;
    // Firefox would put the cursor into the address bar.
    event.preventDefault();
    openSearch();
  });
}

/** Opens the search with words in its field. Returns false if the page has no search, or if the search has the focus already. */
export function openSearch(words = ''): boolean {
  const dialog = document.getElementById(SEARCH);
  if (!dialog || dialog.contains(document.activeElement)) return false;
  if (words) dialog.querySelector('input')!.value = words;
  dialog.showPopover();
  return true;
}

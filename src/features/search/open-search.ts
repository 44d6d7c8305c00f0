/** The id of the search's dialog, for the buttons that open it. */
export const SEARCH = 'search';

/** How many letters its field takes: messages are pasted into it. */
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

/** Opens the search by script. False if the page has none, or it holds the focus. */
export function openSearch(): boolean {
  const dialog = document.getElementById(SEARCH);
  if (!dialog || dialog.contains(document.activeElement)) return false;
  dialog.showPopover();
  return true;
}

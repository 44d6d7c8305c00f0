/** The id of the search's dialog, for the buttons that open it. */
export const SEARCH = 'search';

/** Opens the search by script: on a key, or with what was typed elsewhere. */
export function openSearch(typed = ''): void {
  const dialog = document.getElementById(SEARCH);
  const field = dialog?.querySelector('input');
  if (!dialog || !field || dialog.contains(document.activeElement)) return;
  if (typed) {
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  dialog.showPopover();
}

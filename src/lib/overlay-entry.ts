/*
 * A history entry of its own for what is open on top of a page, so that Back closes it and leaves the page. Chrome on
 * Android asks a modal dialog to close on Back by itself; Safari, Firefox and desktop browsers leave the page.
 */

/** Makes the entry, with the address and the state of the page below it. */
export function pushOverlayEntry(): void {
  // After a reload, or after Forward, the entry is there already and nothing is open.
  if (isOverlayEntry()) return;
  history.pushState({ ...(history.state as object | null), overlay: true }, '');
}

/** Whether the current entry is one of these: a page that is gone to from here takes its place. */
export function isOverlayEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state;
}

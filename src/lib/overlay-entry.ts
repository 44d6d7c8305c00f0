/*
 * A history entry of its own for what is open on top of a page, so that Back closes it and leaves the page. Chrome on
 * Android asks a modal dialog to close on Back by itself; Safari, Firefox and desktop browsers leave the page.
 */

/** Settled when the browser has gone back, which it does some time after it was asked to. */
let leaving: Promise<void> = Promise.resolve();

/**
 * Makes the entry, with the address and the state of the page below it. While the browser is still going back from an
 * earlier one it waits: that would close what is opened meanwhile.
 */
export async function pushOverlayEntry(): Promise<void> {
  await leaving;
  // After Forward the entry is there already and nothing is open.
  if (isOverlayEntry()) return;
  history.pushState({ ...(history.state as object | null), overlay: true }, '');
}

/** Goes back from the entry, if the current one is such, to that of the page below it. */
export function leaveOverlayEntry(): void {
  if (!isOverlayEntry()) return;
  leaving = new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
  });
  history.back();
}

/** Whether the current entry is one of these; the next page then takes its place. */
export function isOverlayEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state;
}

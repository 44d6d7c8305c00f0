/** Focuses the start of a page that was gone to, as a page load does: what the fragment names, or the page's heading. */
export function focusPage(fragment: HTMLElement | null): void {
  const start = fragment ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Browsers from before popovers, such as Safari 16, refuse the selector of an open one. */
const OPEN = 'popover' in HTMLElement.prototype ? 'details[open], :popover-open' : 'details[open]';

/**
 * Keeps `aria-expanded` true to what the browser itself opens and closes: a popover and its button, a `details` and its
 * summary. The page's first script listens, so that it holds before hydration too; React renders the closed state and
 * leaves it alone after that.
 */
export function followExpandedState(): void {
  // In the capture phase, because the event does not bubble.
  document.addEventListener('toggle', ({ target }) => follow(target as Element), { capture: true });
  // What was opened before this script had come.
  for (const opened of document.querySelectorAll(OPEN)) follow(opened);
}

function follow(element: Element): void {
  const control =
    element instanceof HTMLDetailsElement
      ? element.querySelector('summary')
      : document.querySelector(`[popovertarget="${element.id}"]`);
  if (!control?.hasAttribute('aria-expanded')) return;
  control.setAttribute('aria-expanded', String(element.matches(OPEN)));
}

/** Browsers without popovers, such as Safari 16, throw at `:popover-open`. */
const OPEN = 'popover' in HTMLElement.prototype ? 'details[open], :popover-open' : 'details[open]';

/**
 * Keeps `aria-expanded` in step with what the browser itself opens and closes: on the button of a popover and the summary of
 * a `details`. The page's inline script calls this, so that it works before hydration too; React renders the closed state and
 * never changes it.
 */
export function followExpandedState(): void {
  // In the capture phase, because the event does not bubble. Nothing but elements fires it.
  document.addEventListener('toggle', ({ target }) => follow(target as Element), { capture: true });
  // Some may have been opened before this script was there.
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

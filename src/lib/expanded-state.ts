/**
 * Keeps `aria-expanded` in step with what the browser itself opens and closes: on the button of a popover and the summary of
 * a `details`. The page's inline script calls this before there is any content, so that it works before hydration too; React
 * renders the closed state and never changes it.
 */
export function followExpandedState(): void {
  // In the capture phase, because the event does not bubble. Nothing but elements fires it.
  document.addEventListener('toggle', follow, { capture: true });
}

function follow({ target, newState }: ToggleEvent): void {
  const [control, isOpen] =
    target instanceof HTMLDetailsElement
      ? [target.querySelector('summary'), target.open]
      : [
          document.querySelector(`[popovertarget="${(target as Element).id}"]`),
          newState === 'open',
        ];
  if (!control?.hasAttribute('aria-expanded')) return;
  control.setAttribute('aria-expanded', String(isOpen));
}

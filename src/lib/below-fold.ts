/**
 * Lays out what the style sheet leaves out of the first layout (`styles/below-fold.css`), a part at a time whenever the
 * browser has nothing else to do: at once it would hold up a weak phone for a quarter of a second.
 */
export function layOutBelowFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')].filter(
    (part) => getComputedStyle(part).getPropertyValue('content-visibility') === 'auto',
  );
  const next = () => {
    const part = parts.shift();
    if (!part) return layOutAll();
    part.style.setProperty('content-visibility', 'visible');
    // Measured, so that the part is laid out now and not together with the next.
    part.getBoundingClientRect();
    whenIdle(next);
  };
  whenIdle(next);
}

/** Has everything laid out from now on: pages that come after the first one, and visitors who return to a place. */
export function layOutAll(): void {
  document.documentElement.dataset.laidOut = '';
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 50);
}

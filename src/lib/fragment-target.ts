import { idIn } from '@/lib/fragment';

/** Marks an element as a tool: a link to it moves the focus to its first field. */
export const TOOL = { 'data-tool': '' };

/** The element of the fragment's id. If answers follow the id, the browser itself finds no target. */
export function fragmentTarget(): HTMLElement | null {
  const id = idIn(location.hash);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // The fragment has a stray %, which can't be decoded.
    return document.getElementById(id);
  }
}

/** Opens the folds around the target. Browsers from before 2025 leave them closed. */
export function openTarget(): void {
  const closed = fragmentTarget()?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  closed.open = true;
  openTarget();
}

let waiting = new AbortController();

/**
 * Goes to the target, and focuses the first field of a tool. If they have yet to load, goes there later, unless the visitor does
 * something else first.
 */
export function goToTarget({ scrolls, focuses }: { scrolls: boolean; focuses: boolean }): void {
  waiting.abort();
  if (location.hash === '') return;
  waiting = new AbortController();
  const { signal } = waiting;
  let isFound = false;

  function go(): void {
    const target = fragmentTarget();
    // The answers of a link may replace the field that has the focus.
    if (!target || (isFound && !isFocusFree())) return;
    const tool = target.closest('[data-tool]');
    openTarget();
    // Scrolls to the top of the tool, so that its question is visible.
    if (scrolls && !isFound) (tool ?? target).scrollIntoView();
    isFound = true;
    if (!tool || !focuses) waiting.abort();
    else if (!focusField(tool)) focusOn(target);
  }

  const observer = new MutationObserver(go);
  const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  observer.observe(document.body, changes);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, () => waiting.abort(), { capture: true, passive: true, signal });
  }
  go();
}

/** Whether the visitor has not moved the focus since the page was shown. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement === fragmentTarget();
}

/** Goes to the target after a document load, and at each change of the fragment. */
export function followFragment(): () => void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After Back, Forward and a reload the browser restores the place.
  if (load?.type !== 'navigate') openTarget();
  else goToTarget({ scrolls: scrollY === 0, focuses: isFocusFree() });
  const onHashChange = () => goToTarget({ scrolls: true, focuses: true });
  addEventListener('hashchange', onHashChange);
  return () => removeEventListener('hashchange', onHashChange);
}

/** Focuses the first field of a tool, or the answer that has replaced the fields. Answers of a link are scrolled into view. */
function focusField(tool: Element): boolean {
  // One selector, because jsdom returns the matches of a selector list in the order of the list.
  const places = tool.querySelectorAll<HTMLElement>(
    ':is(input:not(:disabled), select, textarea, .answer-head)',
  );
  const place = [...places].find((each) => {
    // A field in a closed fold can't take the focus.
    each.focus({ preventScroll: true });
    return document.activeElement === each;
  });
  if (place?.matches('.answer-head')) place.scrollIntoView();
  else if (location.hash.includes('&')) {
    tool.querySelector('[role=status]:not(:empty)')?.scrollIntoView({ block: 'nearest' });
  }
  return place !== undefined;
}

/** Focuses an element that isn't a control, so that a screen reader continues there. */
export function focusOn(place: HTMLElement | null): void {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

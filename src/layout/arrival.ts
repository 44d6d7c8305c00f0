import { idIn } from '@/lib/fragment';
import { listenTo } from '@/lib/store';

/*
 * Moves the focus after a navigation to a page, or to a part of a page. The browser does most of the scrolling. This module also
 * opens closed folds, and scrolls to tools that are still loading.
 */

let waiting = new AbortController();

/** Goes to the fragment's target after a document load, and at each change of the fragment. */
export function followFragment(): () => void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After Back, Forward and a reload the browser restores the place.
  if (load?.type !== 'navigate') openTarget();
  else goToTarget({ scrolls: scrollY === 0, focuses: isFocusFree() });
  return listenTo(['hashchange'])(() => goToTarget({ scrolls: true, focuses: true }));
}

/**
 * Goes to the place on a new page. The focus moves to the target of the fragment or to the page's heading. It stays on an
 * element that the visitor has focused while the page was loading.
 *
 * @param leftAt on Back and Forward, the scroll position in px at which the page was left
 */
export function arriveOnPage(navigationType: NavigationType, leftAt: number | undefined): void {
  if (leftAt !== undefined) scrollTo(0, leftAt);
  const focuses = isFocusFree();
  if (navigationType !== 'traverse') goToTarget({ scrolls: true, focuses });
  if (focuses && isFocusFree()) focusOn(fragmentTarget() ?? document.querySelector('main h1'));
}

/** Opens the folds around the target. Browsers from before 2025 leave them closed. */
export function openTarget(): void {
  const closed = fragmentTarget()?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  closed.open = true;
  openTarget();
}

/**
 * Goes to the target, and focuses the first field of a tool. A target or field that has not loaded yet gets the focus later,
 * unless the visitor does something else first.
 */
function goToTarget({ scrolls, focuses }: { scrolls: boolean; focuses: boolean }): void {
  waiting.abort();
  if (location.hash === '') return;
  waiting = new AbortController();
  const { signal } = waiting;
  let isFound = false;

  function go(): void {
    const target = fragmentTarget();
    // The answers in a link may replace the field that has the focus.
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

/** The element with the fragment's id. If answers follow the id, the browser itself finds no target. */
function fragmentTarget(): HTMLElement | null {
  const id = idIn(location.hash);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // The fragment has a stray %, which can't be decoded.
    return document.getElementById(id);
  }
}

/** True until the visitor moves the focus on the page. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement === fragmentTarget();
}

/** Focuses a tool's first field, or the result that has replaced the fields. If the link has answers, scrolls to the result. */
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
function focusOn(place: HTMLElement | null): void {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

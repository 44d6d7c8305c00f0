import { idIn } from '@/lib/fragment';

/** Marks an element as a tool: a link to it moves the focus to its first field. */
export const TOOL = { 'data-tool': '' };

/** The element that the fragment names. Answers may follow the id, in which case the browser itself finds nothing. */
export function fragmentTarget(): HTMLElement | null {
  const id = idIn(location.hash);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // The fragment has a stray %, which can't be decoded.
    return document.getElementById(id);
  }
}

/**
 * Opens the folds around what the address names, which browsers from before 2025 leave closed.
 *
 * @returns whether one was closed
 */
export function openTarget(): boolean {
  const closed = fragmentTarget()?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return false;
  closed.open = true;
  openTarget();
  return true;
}

/** Whether the document was loaded by Back, Forward or a reload. */
export function isRestored(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load.type !== 'navigate';
}

/** Scrolls to the element that the fragment names; in a tool, to the tool's beginning, so that its question is seen too. */
export function scrollToTarget(): void {
  const target = fragmentTarget();
  (target?.closest('[data-tool]') ?? target)?.scrollIntoView();
}

/**
 * Focuses the first field of the tool that the fragment names, or its answer if that has replaced the fields. If the fragment
 * holds answers, scrolls their result into view.
 *
 * @returns false if it has no field that can be focused yet
 */
export function focusTargetField(): boolean {
  const tool = fragmentTarget()?.closest('[data-tool]');
  // One selector, because jsdom lists the matches of several one selector after the other.
  const places = tool?.querySelectorAll<HTMLElement>(
    ':is(input:not(:disabled), select, textarea, .answer-head)',
  );
  const place = [...(places ?? [])].find((each) => {
    // A field in a closed fold can't take the focus.
    each.focus({ preventScroll: true });
    return document.activeElement === each;
  });
  if (place?.matches('.answer-head')) place.scrollIntoView();
  else if (location.hash.includes('&')) {
    tool?.querySelector('[role=status]:not(:empty)')?.scrollIntoView({ block: 'nearest' });
  }
  return place !== undefined;
}

/**
 * The same, unless the visitor has meanwhile moved the focus from the page's start or from the link that was followed, or has
 * come back to the page, whose place the browser then restores.
 */
export function focusTargetFieldUnlessMovedOn(): void {
  const active = document.activeElement;
  const isFollowedLink = active instanceof HTMLAnchorElement && active.hash === location.hash;
  const isAtStart = (active === document.body && !isRestored()) || active === fragmentTarget();
  if (isAtStart || isFollowedLink) focusTargetField();
}

/** Focuses the first field of the tool that the address names, or what it names, or the page's heading. */
export function focusStart(target: HTMLElement | null): void {
  if (target && focusTargetField()) return;
  const start = target ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Opens and focuses what the address names. */
export function goToTarget(): void {
  openTarget();
  scrollToTarget();
  focusTargetField();
}

/**
 * The same where a part of the page is rendered after the page was shown, because it waited for code. The heading has the focus
 * then; whoever has left it, or scrolled, stays where they are.
 */
export function goToLateTarget(): void {
  const isAtHeading = scrollY === 0 && document.activeElement?.matches('main h1');
  const target = fragmentTarget();
  if (!isAtHeading || !target) return;
  openTarget();
  scrollToTarget();
  focusStart(target);
}

import { idIn } from '@/lib/fragment';

/** Marks an element as a tool: a link to it moves the focus to its first field. */
export const TOOL = { 'data-tool': '' };

/** The element that the fragment names. Answers may follow the id, in which case the browser itself finds nothing. */
export function namedPart(): HTMLElement | null {
  const id = idIn(location.hash);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // It has a stray %.
    return document.getElementById(id);
  }
}

/**
 * Opens the folds around what the address names, which browsers from before 2025 leave closed.
 *
 * @returns whether one was closed
 */
export function openNamed(): boolean {
  const closed = namedPart()?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return false;
  closed.open = true;
  openNamed();
  return true;
}

/** Scrolls to the element that the fragment names; in a tool, to the tool's beginning, so that its question is seen too. */
export function scrollToNamed(): void {
  const named = namedPart();
  (named?.closest('[data-tool]') ?? named)?.scrollIntoView();
}

/**
 * Focuses the first field of the tool that the fragment names. If the fragment holds answers, scrolls their result into view.
 *
 * @returns false if it has no field that can be focused yet
 */
export function focusNamedField(): boolean {
  const tool = namedPart()?.closest('[data-tool]');
  const field = tool?.querySelector<HTMLElement>('input:not(:disabled), select, textarea');
  field?.focus({ preventScroll: true });
  if (location.hash.includes('&')) {
    tool?.querySelector('[role=status]:not(:empty)')?.scrollIntoView({ block: 'nearest' });
  }
  return field !== undefined && field !== null && document.activeElement === field;
}

/** The same, unless the visitor has meanwhile moved the focus from the page's start or from the link that was followed. */
export function focusNamedFieldIfAwaited(): void {
  const active = document.activeElement;
  const isFollowedLink = active instanceof HTMLAnchorElement && active.hash === location.hash;
  const isAwaited = !active || active.matches('body, h1') || active === namedPart();
  if (isAwaited || isFollowedLink) focusNamedField();
}

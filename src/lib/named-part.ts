import { idIn } from '@/lib/fragment';

/** Marks what a link opens as a tool: whoever is led there wants its first field. */
export const TOOL = { 'data-tool': '' };

/** What the address names; answers may follow its id in the fragment, and browsers then find nothing. */
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

/** Scrolls to what the address names; of a tool its question is to be seen too. */
export function scrollToNamed(): void {
  const named = namedPart();
  (named?.closest('[data-tool]') ?? named)?.scrollIntoView();
}

/**
 * Focuses the first field of the tool that the address names, and shows what the tool says of answers in the address.
 *
 * @returns false where it has no field that can be focused yet
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

/** The same, unless the visitor has gone on from the page's start, or from the link that led here. */
export function focusNamedFieldIfAwaited(): void {
  const active = document.activeElement;
  const isFollowedLink = active instanceof HTMLAnchorElement && active.hash === location.hash;
  const isAwaited = !active || active.matches('body, h1') || active === namedPart();
  if (isAwaited || isFollowedLink) focusNamedField();
}

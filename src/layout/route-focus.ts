import { focusFirstField } from '@/lib/first-field';

/**
 * Focuses the start of a page that was gone to, as a page load does: what the fragment names, or the page's heading. Of a
 * tool it is the first field; one whose code is still on its way takes the focus later (ui/tool-fold.tsx).
 */
export function focusPage(fragment: HTMLElement | null): void {
  if (focusFirstField(fragment)) return;
  const start = fragment ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

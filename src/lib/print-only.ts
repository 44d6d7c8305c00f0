/** What is said where the browser can't print, as in most apps that show pages themselves. */
export const CANNOT_PRINT =
  'Printing does not work here. Open this page in Chrome or Safari, or take a screenshot.';

/**
 * Prints one element alone, on a page of its own; the rules are in `styles/print.css`. Its ancestors are marked as well: a
 * rule with `:has()` in their place would have the whole page's styles computed anew whenever a dialog or menu opens.
 *
 * @returns what the visitor is told; nothing where the browser prints
 */
export function printOnly(element: Element | null | undefined): string {
  if (!canPrint()) return CANNOT_PRINT;
  element?.setAttribute('data-print-only', '');
  for (let holder = element?.parentElement; holder; holder = holder.parentElement) {
    holder.setAttribute('data-holds-printed', '');
  }
  const printed = new AbortController();
  // Where printing fails without a word, no `afterprint` comes, but the next press does.
  for (const type of ['afterprint', 'pointerdown', 'keydown']) {
    addEventListener(type, unmark, { signal: printed.signal, capture: true });
  }
  print();
  return '';

  function unmark(): void {
    printed.abort();
    for (const name of ['data-print-only', 'data-holds-printed']) {
      for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
    }
  }
}

export const canPrint = () => typeof window.print === 'function';

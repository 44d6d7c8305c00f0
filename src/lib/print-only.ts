/**
 * Prints one element alone, on a page of its own; the rules are in `styles/print.css`. Its ancestors are marked as well: a
 * rule with `:has()` in their place would have the whole page's styles computed anew whenever a dialog or menu opens.
 */
export function printOnly(element: Element | null): void {
  element?.setAttribute('data-print-only', '');
  for (let holder = element?.parentElement; holder; holder = holder.parentElement) {
    holder.setAttribute('data-holds-printed', '');
  }
  addEventListener('afterprint', unmark, { once: true });
  print();
}

function unmark(): void {
  for (const name of ['data-print-only', 'data-holds-printed']) {
    for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
  }
}

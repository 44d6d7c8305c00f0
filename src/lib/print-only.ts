/** Prints one element alone, on a page of its own; the rules are in `styles/print.css`. */
export function printOnly(element: Element | null): void {
  element?.setAttribute('data-print-only', '');
  addEventListener('afterprint', () => element?.removeAttribute('data-print-only'), { once: true });
  print();
}

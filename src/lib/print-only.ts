import { toast } from '@/lib/toasts';

/** Events after which a print is over. Where printing fails without a word no `afterprint` comes, but the next press does. */
const OVER = ['afterprint', 'pointerdown', 'keydown'];

export const canPrint = () => typeof window.print === 'function';

/**
 * Prints one element alone, on a page of its own; the rules are in `styles/print.css`. Its ancestors are marked as well: a
 * rule with `:has()` in their place would have the whole page's styles computed anew whenever a dialog or menu opens.
 */
export function printOnly(element: Element | null | undefined): void {
  if (!canPrint()) {
    // As in most apps that show pages themselves.
    toast({
      variant: 'destructive',
      title: 'Printing does not work here',
      description: 'Open this page in Chrome or Safari, or take a screenshot.',
    });
    return;
  }
  element?.setAttribute('data-print-only', '');
  for (let holder = element?.parentElement; holder; holder = holder.parentElement) {
    holder.setAttribute('data-holds-printed', '');
  }
  for (const type of OVER) addEventListener(type, unmark, { capture: true });
  print();
}

function unmark(): void {
  for (const type of OVER) removeEventListener(type, unmark, { capture: true });
  for (const name of ['data-print-only', 'data-holds-printed']) {
    for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
  }
}

import { onNextPress } from '@/lib/on-next-press';
import { toast } from '@/ui/toasts';

export const canPrint = () => typeof window.print === 'function';

/**
 * Prints one element alone, on a separate page. The rules are in `styles/print.css`. The element's ancestors are marked too,
 * because a rule with `:has()` would recalculate the whole page's styles whenever a dialog or menu opens.
 */
export function printOnly(element: Element | null | undefined): void {
  if (!canPrint()) {
    // The in-app browsers of most apps can't print.
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
  // If printing fails silently, there is no `afterprint`, so the next press removes the marks.
  onNextPress(unmark, 'afterprint');
  print();
}

function unmark(): void {
  for (const name of ['data-print-only', 'data-holds-printed']) {
    for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
  }
}

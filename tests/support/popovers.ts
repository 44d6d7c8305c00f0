import { openWithoutPopovers } from '@/lib/popovers';

/** jsdom has neither popovers nor modal dialogs; what a browser makes of them is shown end to end. */
export function stubPopovers(): void {
  // Test files share the document, and a second set of listeners would close what the first opens.
  if (document.documentElement.dataset.popovers) return;
  document.documentElement.dataset.popovers = 'stubbed';
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>('button, input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
  openWithoutPopovers();
}

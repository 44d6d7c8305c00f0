import { openWithoutPopovers } from '@/lib/popovers';

/** jsdom has neither popovers nor modal dialogs; what a browser makes of them is shown end to end. */
export function stubPopovers(): void {
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

/**
 * The part of the browser's modal dialog that jsdom lacks: showing, closing on Escape, and giving the focus back to
 * what had it before.
 */
export function stubNativeDialog(): void {
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', ({ key, target }) => {
      // As in Chromium, where Escape first empties a search field.
      const isEmptying =
        target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      if (key === 'Escape' && !isEmptying) this.close();
    });
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = focusedBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

/** Popovers and their events, which jsdom does not have. The journeys in e2e/ test the real ones. */
export function stubPopovers(): void {
  // Test files share the document. A second set of listeners would close the popover that the first one opens.
  if (document.documentElement.dataset.popovers) return;
  document.documentElement.dataset.popovers = 'stubbed';
  let before: Element | null = null;
  const tell = (dialog: HTMLDialogElement, newState: string) => {
    for (const type of ['beforetoggle', 'toggle']) {
      dialog.dispatchEvent(Object.assign(new Event(type), { newState }));
    }
  };
  Object.assign(HTMLDialogElement.prototype, {
    showPopover(this: HTMLDialogElement) {
      if (this.open) return;
      before = document.activeElement;
      this.open = true;
      this.querySelector<HTMLElement>('button, input')?.focus();
      tell(this, 'open');
    },
    hidePopover(this: HTMLDialogElement) {
      this.open = false;
      if (before instanceof HTMLElement) before.focus();
      tell(this, 'closed');
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.hidePopover();
    else dialog.showPopover();
  });
}

/** As much of the browser's modal dialog as jsdom lacks; what the browser makes of it is shown end to end. */
export function stubNativeDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

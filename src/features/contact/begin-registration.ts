/** The name that was last put into the form. */
let begun = '';

/**
 * Puts a business name into the landing page's form, with the service that registers it if none is chosen, and moves the focus
 * there; no name takes it out again, unless the visitor has changed it. The form may not be hydrated yet, so its controls are
 * set as a visitor would.
 */
export function beginRegistration(name: string): void {
  const form = document.querySelector<HTMLFormElement>('form#hero');
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.control') ?? [];
  for (const field of fields) {
    if (field.name === 'businessName' && (name || field.value === begun)) field.value = name;
    // The first service after the prompt.
    if (name && field instanceof HTMLSelectElement) field.selectedIndex ||= 1;
    // Keeps the draft.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  begun = name;
  if (!name) return;
  // The form may be folded under a receipt.
  form?.closest('details')?.setAttribute('open', '');
  [...fields].find(({ value }) => !value)?.focus();
}

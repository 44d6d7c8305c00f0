/** Marks what a link opens as a tool: whoever is led there wants its first field. */
export const TOOL = { 'data-tool': '' };

/** Focuses the first field of the tool that an element belongs to; false where it has none that can be focused yet. */
export function focusFirstField(within: Element | null): boolean {
  const field = within
    ?.closest('[data-tool]')
    ?.querySelector<HTMLElement>('input:not(:disabled), select, textarea');
  field?.focus({ preventScroll: true });
  return field !== undefined && field !== null && document.activeElement === field;
}

/** The key that focuses the notification area (specification, section 4). */
const HOTKEY = 'F8';

/** Focuses the area at its hotkey, but not during composition: in some input methods F8 selects a script. */
export function focusNotificationsOnHotkey(): void {
  addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== HOTKEY || isComposing) return;
    document.querySelector<HTMLElement>('[aria-label="Notification"]')?.focus();
  });
}

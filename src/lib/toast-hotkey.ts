/** The key that leads to the notification area (specification, section 4). */
const HOTKEY = 'F8';

/** Focuses the area at its hotkey, but not while an input method is at work: F8 chooses a script in some. */
export function focusNotificationsOnHotkey(): void {
  addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== HOTKEY || isComposing) return;
    document.querySelector<HTMLElement>('[aria-label="Notification"]')?.focus();
  });
}

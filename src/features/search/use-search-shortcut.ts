import { useEffect } from 'react';

/** Opens the search on `/`, except while something is being typed, and on Ctrl+K or Cmd+K from anywhere. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || !isShortcut(event)) return;
      if (document.querySelector('dialog[open]')) return;
      // Firefox would open its own quick find, or put the cursor into the address bar.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

function isShortcut({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !isTyping;
}

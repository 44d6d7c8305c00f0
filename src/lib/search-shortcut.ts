import { keepText, keptText } from '@/lib/kept-text';

const STORAGE_KEY = 'search-slash-key';

/**
 * Whether a key press opens the search: `/`, except while typing, and Ctrl+K or Cmd+K from anywhere.
 *
 * A shortcut of a single character gets in the way of speech input, which types words into the page; so the `/` can be
 * switched off (WCAG 2.1.4).
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
  if (repeat || altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !isTyping && isSlashKeyOn();
}

/** Whether `/` opens the search on this device: it does until it is switched off. */
export const isSlashKeyOn = () => keptText('localStorage', STORAGE_KEY) !== 'off';

export const switchSlashKey = (on: boolean) =>
  keepText('localStorage', STORAGE_KEY, on ? '' : 'off');

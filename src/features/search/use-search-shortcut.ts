import { useEffect } from 'react';
import { isSearchShortcut } from '@/lib/search-shortcut';

/** Opens the search on its keys, unless a dialog is open already. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      if (document.querySelector('dialog[open]')) return;
      // Firefox would open its own quick find, or put the cursor into the address bar.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

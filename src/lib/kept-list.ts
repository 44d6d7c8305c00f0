import { useSyncExternalStore } from 'react';
import { listenTo } from '@/lib/store';
import { keepText, keptText, parsedJson, type KeptKey } from './kept-text';

/** A stored list. Components that use it re-render when it changes. */
export interface KeptList<Item> {
  /** The same array until the list changes. */
  read: () => readonly Item[];
  /** An empty list removes the entry from storage. */
  write: (items: readonly Item[]) => void;
}

const none: readonly never[] = [];

/** @param isItem checks an entry of the storage; entries that fail are left out */
export function keptList<Item>(
  key: KeptKey,
  isItem: (value: unknown) => value is Item,
): KeptList<Item> {
  let latest: { text: string; items: readonly Item[] } = { text: '', items: none };

  function read(): readonly Item[] {
    const text = keptText(key);
    if (text !== latest.text) {
      const kept = parsedJson(text);
      latest = { text, items: Array.isArray(kept) ? kept.filter(isItem) : none };
    }
    return latest.items;
  }

  return {
    read,
    write(items) {
      keepText(key, items.length > 0 ? JSON.stringify(items) : '');
      // The browser only notifies the other tabs.
      dispatchEvent(new Event('storage'));
    },
  };
}

// Another tab may change the list, even while this page is in the back/forward cache.
const subscribe = listenTo(['storage', 'pageshow']);

/** The list's items. Empty during hydration, because the HTML has none. */
export function useItems<Item>({ read }: KeptList<Item>): readonly Item[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

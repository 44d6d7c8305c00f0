import { useSyncExternalStore } from 'react';
import { keepText, keptText, parsedJson, type StorageArea } from './kept-text';

/** A list that outlives the page, for components that follow it. */
export interface KeptList<Item> {
  /** The same array until the list changes. */
  read: () => readonly Item[];
  /** An empty list leaves nothing behind. */
  write: (items: readonly Item[]) => void;
  /** None while the page is hydrated, because the HTML is written without them. */
  useItems: () => readonly Item[];
}

/** @param isItem what else stands under the key is left out */
export function keptList<Item>(
  area: StorageArea,
  key: string,
  isItem: (value: unknown) => value is Item,
): KeptList<Item> {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let latest = { text: '', items: none };

  function read(): readonly Item[] {
    const text = keptText(area, key);
    if (text !== latest.text) {
      const kept = parsedJson(text);
      latest = { text, items: Array.isArray(kept) ? kept.filter(isItem) : none };
    }
    return latest.items;
  }

  function subscribe(listener: () => void): () => void {
    const heard = new AbortController();
    listeners.add(listener);
    // Another tab may have written, also while this page was put away.
    for (const type of ['storage', 'pageshow']) {
      addEventListener(type, listener, { signal: heard.signal });
    }
    return () => {
      listeners.delete(listener);
      heard.abort();
    };
  }

  return {
    read,
    write(items) {
      keepText(area, key, items.length > 0 ? JSON.stringify(items) : '');
      for (const listener of listeners) listener();
    },
    useItems: () => useSyncExternalStore(subscribe, read, () => none),
  };
}

/*
 * Short texts that outlive the page: in the tab (sessionStorage) or on the device (localStorage). If storage is switched off
 * or full, they are kept in memory until the page is left.
 */

export type StorageArea = 'sessionStorage' | 'localStorage';

const unstored = new Map<string, string>();

/** The text kept under a key; empty if there is none. */
export function keptText(area: StorageArea, key: string): string {
  try {
    return unstored.get(key) ?? window[area].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text under a key; an empty text removes the entry. */
export function keepText(area: StorageArea, key: string, text: string): void {
  try {
    if (text) window[area].setItem(key, text);
    else window[area].removeItem(key);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** The value of a text in JSON; undefined if it does not parse. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

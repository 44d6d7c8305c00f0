/*
 * Short texts that outlive the page: in the tab (sessionStorage) or on the device (localStorage). Storage may be switched
 * off or full; what it does not take is kept as long as the page lives.
 */

export type StorageArea = 'sessionStorage' | 'localStorage';

const unstored = new Map<string, string>();

/** The text that was kept under a key; empty where there is none. */
export function keptText(area: StorageArea, key: string): string {
  try {
    return unstored.get(key) ?? window[area].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text under a key; an empty one leaves nothing behind. */
export function keepText(area: StorageArea, key: string, text: string): void {
  try {
    if (text) window[area].setItem(key, text);
    else window[area].removeItem(key);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** The value that was kept as JSON; undefined where there is none, or something that is no JSON. */
export function keptJson(area: StorageArea, key: string): unknown {
  return parsedJson(keptText(area, key));
}

/** Undefined where a text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

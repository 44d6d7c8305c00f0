/*
 * Short texts that are stored in the tab (sessionStorage) or on the device (localStorage). If storage is switched off or full,
 * they are kept in memory until the page is left.
 */

/** All stored texts, with their storage. The privacy policy lists them. */
export const keptIn = {
  documents: 'localStorage',
  'tool-answers': 'localStorage',
  draft: 'sessionStorage',
  unanswered: 'sessionStorage',
  requests: 'sessionStorage',
  payments: 'sessionStorage',
} as const;

type Kind = keyof typeof keptIn;

/** The kind of text, and its page or form: "documents:gst-filing". */
export type KeptKey = Kind | `${Kind}:${string}`;

const unstored = new Map<string, string>();

/** The text kept under a key; empty if there is none. */
export function keptText(key: KeptKey): string {
  try {
    return unstored.get(key) ?? storageOf(key).getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text under a key; an empty text removes the entry. */
export function keepText(key: KeptKey, text: string): void {
  try {
    if (text) storageOf(key).setItem(key, text);
    else storageOf(key).removeItem(key);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** @throws DOMException if storage is switched off */
const storageOf = (key: KeptKey): Storage => window[keptIn[key.split(':')[0] as Kind]];

/** The value of a text in JSON; undefined if it does not parse. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

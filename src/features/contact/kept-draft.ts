/*
 * What was typed and not sent, kept in the tab: sessionStorage, not localStorage, because legal matters are written on
 * shared computers too.
 */

/** Counted up when the fields change their meaning: what an older version kept is then left alone. */
const VERSION = 1;

export type DraftName = 'contact' | 'hero';

const keyOf = (name: DraftName) => `draft:${VERSION}:${name}`;

/** The texts that were kept, by field; none where storage is switched off or holds something else. */
export function keptDraft(name: DraftName): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keeps the texts of a form for as long as the tab is open; empty fields leave nothing behind. */
export function keepDraft(name: DraftName, values: Readonly<Record<string, string>>): void {
  try {
    const isEmpty = Object.values(values).every((text) => !text);
    if (isEmpty) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // Storage is switched off or full; the text lives as long as the page does.
  }
}

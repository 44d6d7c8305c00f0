const keyOf = (list: string) => `documents:${list}`;

/** The names that were ticked on this device; none where storage is switched off or holds something else. */
export function keptTicks(list: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the ticked names on this device; an empty list leaves nothing behind. */
export function keepTicks(list: string, names: readonly string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(keyOf(list), JSON.stringify(names));
    else localStorage.removeItem(keyOf(list));
  } catch {
    // Storage is switched off or full; the ticks live as long as the page does.
  }
}

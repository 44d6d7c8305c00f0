import { isDay, type Day } from '@/lib/days';

const keyOf = (path: string) => `first-year:${path}`;

/** The date that was picked on this device; none where storage is switched off or holds something else. */
export function keptDate(path: string): Day | undefined {
  try {
    const kept = localStorage.getItem(keyOf(path)) ?? '';
    return isDay(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the date on this device; no date leaves nothing behind. */
export function keepDate(path: string, day: Day | undefined): void {
  try {
    if (day) localStorage.setItem(keyOf(path), day);
    else localStorage.removeItem(keyOf(path));
  } catch {
    // Storage is switched off or full; the date lives as long as the page does.
  }
}

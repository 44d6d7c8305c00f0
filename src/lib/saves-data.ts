/**
 * Whether the visitor asks to save data, so that no code is loaded early. Only Chromium supports it, and TypeScript has no type
 * for it.
 */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

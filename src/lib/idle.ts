/** Calls back when the browser has nothing else to do, at the latest after a second. Safari has no `requestIdleCallback`. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 50);
}

/** Whether the visitor has asked for less data, so that no code is fetched ahead of need. Only Chromium tells, not TypeScript's types. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

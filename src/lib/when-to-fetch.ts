/** Calls back when the browser is idle, at the latest after a second. Safari has no `requestIdleCallback`. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 50);
}

/** Whether the visitor asks to save data; no code is then fetched ahead of need. Only Chromium has it, and TypeScript no type for it. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/** Calls back when the first text or picture is on the screen, which the browser tells a little later. */
export function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}

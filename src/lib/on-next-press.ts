/** Calls a function once: at the next press of the pointer or of a key, or at another event of the window. */
export function onNextPress(callback: () => void, otherEvent: 'online' | 'afterprint'): void {
  const waiting = new AbortController();
  for (const type of ['pointerdown', 'keydown', otherEvent]) {
    const options = { capture: true, passive: true, signal: waiting.signal };
    addEventListener(type, () => (waiting.abort(), callback()), options);
  }
}

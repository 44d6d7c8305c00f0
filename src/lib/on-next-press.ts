/** Calls a function once: at the next press of the pointer or of a key, or when the device is back online. */
export function onNextPress(callback: () => void): void {
  const waiting = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'online']) {
    const options = { capture: true, passive: true, signal: waiting.signal };
    addEventListener(type, () => (waiting.abort(), callback()), options);
  }
}

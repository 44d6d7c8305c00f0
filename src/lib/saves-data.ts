/** Whether the visitor asks to save data, so that no code is loaded early. Only Chromium supports it. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/** Whether the visitor asks to save data; no code is then fetched ahead of need. Only Chromium has it, and TypeScript no type for it. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

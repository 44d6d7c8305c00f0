/** A local time: 20 Nov 2026, 4:05 pm. Don't use it during hydration (see `longDate`). */
export function dayAndTime(at: number): string {
  return new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
}

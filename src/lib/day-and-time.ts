/** When something was done, on the clock of the device: 20 Nov 2026, 4:05 pm. Not for hydration, see `longDate`. */
export function dayAndTime(at: number): string {
  return new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
}

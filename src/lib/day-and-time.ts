/** A moment by the device's clock: 20 Nov 2026, 4:05 pm. Not to be used while hydrating, see `longDate`. */
export function dayAndTime(at: number): string {
  return new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
}

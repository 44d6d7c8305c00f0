import { monthName } from '@/lib/days';

/**
 * An ISO date (2026-11-20) as texts print it: 20 November 2026. Without `Intl`, whose first formatter takes 110 ms on the
 * slowed phone of the bench, in the midst of hydration.
 */
export function longDate(iso: string): string {
  const [year, month = 0, day] = iso.split('-').map(Number);
  return `${day} ${monthName(month)} ${year}`;
}

/** When something was done, on the clock of the device: 20 Nov 2026, 4:05 pm. Not for hydration, see above. */
export function dayAndTime(at: number): string {
  return new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
}

import { monthName } from '@/lib/days';

/**
 * Prints an ISO date (2026-11-20) as 20 November 2026. It does not use `Intl`, because the first formatter takes 110 ms on the
 * bench's slow phone, during hydration.
 */
export function longDate(iso: string): string {
  const [year, month = 0, day] = iso.split('-').map(Number);
  return `${day} ${monthName(month)} ${year}`;
}

/** Prints a local time: 20 Nov 2026, 4:05 pm. Don't use it during hydration, because it uses `Intl`. */
export function dayAndTime(at: number): string {
  return new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
}

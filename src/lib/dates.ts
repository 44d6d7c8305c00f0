import { monthName } from '@/lib/days';

/**
 * Prints an ISO date (2026-11-20) as 20 November 2026. Not with `Intl`: its first formatter takes 110 ms on the bench's slow
 * phone, during hydration.
 */
export function longDate(iso: string): string {
  const [year, month = 0, day] = iso.split('-').map(Number);
  return `${day} ${monthName(month)} ${year}`;
}

import { monthName } from '@/lib/days';

/**
 * An ISO date (2026-11-20) as texts print it: 20 November 2026. Without `Intl`, whose first formatter takes 110 ms on the
 * slowed phone of the bench, in the midst of hydration.
 */
export function longDate(iso: string): string {
  const [year, month = 0, day] = iso.split('-').map(Number);
  return `${day} ${monthName(month)} ${year}`;
}

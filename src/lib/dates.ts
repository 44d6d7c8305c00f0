/** By hand: the browser's first `Intl` formatter takes 110 ms on the slowed phone of the bench, in the midst of hydration. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** An ISO date (2026-11-20) as texts print it: 20 November 2026. The same on every machine, whatever its time zone. */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

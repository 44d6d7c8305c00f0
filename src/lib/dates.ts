const long = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date (2026-11-20) as texts print it: 20 November 2026. The same on every machine, whatever its time zone. */
export function longDate(iso: string): string {
  return long.format(new Date(`${iso}T00:00:00Z`));
}

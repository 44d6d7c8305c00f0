import type { Plugin } from 'vite';

/** India keeps one time all year, 5 hours 30 minutes ahead of universal time. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/**
 * The day in India on which the site is built, as an ISO date.
 *
 * @param env `SOURCE_DATE_EPOCH`, in seconds, builds the site of another day, as reproducible builds have it
 */
export function buildDay(env: Record<string, string | undefined> = process.env): string {
  const epoch = env['SOURCE_DATE_EPOCH'];
  const instant = epoch ? Number(epoch) * 1000 : Date.now();
  return new Date(instant + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Puts the day of the build where the site reads it. */
export function buildDayPlugin(): Plugin {
  return {
    name: 'site:build-day',
    config: () => ({
      define: { 'import.meta.env.VITE_BUILD_DAY': JSON.stringify(buildDay()) },
    }),
  };
}

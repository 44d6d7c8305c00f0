import type { Plugin } from 'vite';
import { dayInIndia, type Day } from '../src/lib/days.ts';

/**
 * The day in India on which the site is built, as an ISO date.
 *
 * @param env with `SOURCE_DATE_EPOCH` (seconds, as in reproducible builds) the site is built for another day
 */
export function buildDay(env: Record<string, string | undefined> = process.env): Day {
  const epoch = env['SOURCE_DATE_EPOCH'];
  return dayInIndia(epoch ? new Date(Number(epoch) * 1000) : undefined);
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

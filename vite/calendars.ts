import type { Connect, Plugin } from 'vite';
import { send } from './local-services/http.ts';
import { headersOf } from './local-services/static-headers.ts';

interface CalendarsModule {
  calendarFiles: () => readonly { file: string; text: string }[];
}

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

/**
 * Puts the day of the build where the site reads it, and serves the calendar files on the dev server, which has no
 * `dist/` to find them in. The build itself writes them with the pages, see `prerender.ts`.
 */
export function calendars(): Plugin {
  return {
    name: 'site:calendars',
    config: () => ({
      define: { 'import.meta.env.VITE_BUILD_DAY': JSON.stringify(buildDay()) },
    }),
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(
        serveCalendars(async () => (await ssrLoadModule('/src/calendars.ts')) as CalendarsModule),
      );
    },
  };
}

function serveCalendars(load: () => Promise<CalendarsModule>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = /^\/(calendars\/[\w-]+\.ics)(?:$|\?)/.exec(request.url ?? '')?.[1];
    if (!name) {
      next();
      return;
    }
    load()
      .then(({ calendarFiles }) => calendarFiles().find(({ file }) => file === name))
      .then((found) => (found ? send(response, 200, found.text, headersOf(name)) : next()))
      .catch(next);
  };
}

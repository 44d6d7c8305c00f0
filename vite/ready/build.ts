import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, type Day } from '@/lib/days';
import type { Settings } from '../settings';
import type { Obstacle } from './obstacle';

/** Days after which a build is too old: its lists of due dates cover the months after it. */
export const FRESH_DAYS = 31;

/** The file of a build that has the day on which it was made. */
export const DATED_FILE = 'robots.txt';

/** What is wrong with the built site as it lies in a folder. */
export function wrongBuild(dist: string, settings: Settings, today: Day): Obstacle[] {
  if (!existsSync(join(dist, 'index.html'))) {
    return [{ what: `There is no built site in ${dist}.`, cure: 'Run "npm run build".' }];
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const site = /<link [^>]*rel="canonical" href="([^"]*?)\/?"/.exec(page)?.[1] ?? 'no address';
  const dated = join(dist, DATED_FILE);
  const found = oldBuild(dist, existsSync(dated) ? readFileSync(dated, 'utf8') : '', today);
  if (site === settings.VITE_SITE_URL) return found;
  const what = `The site in ${dist} was built for ${site}, not for ${settings.VITE_SITE_URL}.`;
  return [{ what, cure: 'Run "npm run build" with the settings of the live site.' }, ...found];
}

/** Whether a build is old, told by the file that has its day. */
export function oldBuild(where: string, datedFile: string, today: Day): Obstacle[] {
  const cure = 'Build and upload it again, each month (docs/deploying.md).';
  const day = /^# Built on (\d{4}-\d{2}-\d{2})$/m.exec(datedFile)?.[1];
  if (!day) return [{ what: `${where} does not say when it was built.`, cure }];
  if (addDays(day, FRESH_DAYS) >= today) return [];
  return [{ what: `${where} was built on ${day}, more than ${FRESH_DAYS} days ago.`, cure }];
}

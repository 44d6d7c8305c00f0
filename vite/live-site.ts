import { addDays, type Day } from '@/lib/days';
import type { Headers as SiteHeaders } from './hosting/security-headers';

/** A reason against going live, and its cure. */
export interface Obstacle {
  what: string;
  cure: string;
}

/** The greatest age of a build in days: its lists of due dates cover the months after it. */
const FRESH_DAYS = 31;

/** The file with the day of the build. */
export const DATED_FILE = 'robots.txt';

/** Milliseconds to wait for each answer. */
const PATIENCE = 15_000;

/** The expectations of a host: the headers of every answer, and endpoints, as paths or whole addresses. */
interface Wanted {
  headers: SiteHeaders;
  endpoints: readonly string[];
}

const FORM = 'application/x-www-form-urlencoded';
const GUIDE = '(docs/deploying.md)';
const NAME_IT = 'Name it whole: --url https://www.example.com';

/** Checks a live host: HTTPS, headers, scripts, pages, the 404 page, the endpoints of forms, and the age of the build. */
export async function wrongHost(
  address: string,
  { headers, endpoints }: Wanted,
  today: Day,
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  const unless = (isRight: boolean, what: string, cure: string) => {
    if (!isRight) found.push({ what, cure });
  };
  if (!URL.canParse(address)) return [{ what: `${address} is no address.`, cure: NAME_IT }];
  const { origin, protocol, hostname } = new URL(address);
  const isSecure = protocol === 'https:';
  unless(isSecure, `${origin} is not served by HTTPS.`, 'Get a certificate, such as certbot’s.');
  // A host without plain HTTP needs no redirect.
  const plain = isSecure && (await ask(`http://${hostname}/`).catch(() => false as const));
  unless(
    !plain || /^3.. https:/.test(`${plain.status} ${plain.headers.get('location')}`),
    `http://${hostname} does not lead to HTTPS.`,
    'Have the host redirect it with 301.',
  );
  try {
    const first = await ask(origin);
    for (const [name, value] of Object.entries(headers)) {
      const sent = first.headers.get(name);
      const what = `${name} is ${sent === null ? 'not sent' : 'not what the build asks for'}.`;
      unless(sent === value, what, `Give the host the settings of this build ${GUIDE}.`);
    }
    for (const [, path = ''] of (await first.text()).matchAll(/<script\b[^>]* src="(\/[^"]+)"/g)) {
      const { status } = await ask(origin + path);
      const what = `${path}, which the first page needs, is answered with ${status}.`;
      unless(status === 200, what, `Upload assets/ before the pages, and build anew ${GUIDE}.`);
    }

    const upload = `Upload all of dist/, and have the host add .html to a page’s path ${GUIDE}.`;
    const sitemap = await (await ask(`${origin}/sitemap.xml`)).text();
    const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, page = '']) => page);
    unless(pages.length > 0, `${origin}/sitemap.xml names no pages.`, upload);
    // Three pages; the first one would be the landing page, which needs no rule of the host.
    for (const page of new Set([pages[1], pages.at(pages.length / 2), pages.at(-1)])) {
      if (!page) continue;
      const { pathname } = new URL(page);
      const answer = await ask(origin + pathname);
      const canonical = canonicalOf(await answer.text());
      const what = `${pathname} is answered with ${answer.status} and the page of ${canonical}.`;
      unless(answer.status === 200 && canonical === page, what, upload);
    }
    const { status } = await ask(`${origin}/no-such-page-${Date.now()}`);
    const unknown = `An unknown path is answered with ${status} instead of 404.`;
    unless(status === 404, unknown, `Do not rewrite unknown paths ${GUIDE}.`);

    // An endpoint that reads forms refuses an empty one.
    const empty = { method: 'POST', headers: { origin, 'content-type': FORM } };
    for (const endpoint of endpoints) {
      const { href } = new URL(endpoint, origin);
      const answers = await Promise.all([ask(href), ask(href, empty)]).catch(() => []);
      const told = answers.map((answer) => answer.status).join(' and ') || 'nothing';
      unless(
        /^405 and 4(?:00|15|22)$/.test(told),
        `${href} takes nothing, and what the site sends there is lost: GET and an empty form are answered with ${told} instead of 405 and 422.`,
        `Put an endpoint there, or name yours in the settings. 403: it does not know this site. 500: its log says why ${GUIDE}.`,
      );
    }
    const dated = await (await ask(`${origin}/${DATED_FILE}`)).text();
    return [...found, ...oldBuild(origin, dated, today)];
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? cause.message : message;
    return [...found, { what: `${origin} does not answer: ${reason}`, cure: 'See to the host.' }];
  }
}

/** The obstacle of an old build, by the text of its dated file. */
export function oldBuild(where: string, datedFile: string, today: Day): Obstacle[] {
  const cure = `Build and upload it again, each month ${GUIDE}.`;
  const day = /^# Built on (\d{4}-\d{2}-\d{2})$/m.exec(datedFile)?.[1];
  if (!day) return [{ what: `${where} does not say when it was built.`, cure }];
  if (addDays(day, FRESH_DAYS) >= today) return [];
  return [{ what: `${where} was built on ${day}, more than ${FRESH_DAYS} days ago.`, cure }];
}

/** The canonical address of a page. */
export function canonicalOf(page: string): string {
  return /<link [^>]*rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? 'no address';
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
}

import { addDays, type Day } from '@/lib/days';
import type { Headers as SiteHeaders } from './hosting/security-headers';

/** A reason why the site can't go live yet, and what to do about it. */
export interface Obstacle {
  what: string;
  cure: string;
}

/** A build may be this many days old, because its lists of due dates cover only the months after the build. */
const FRESH_DAYS = 31;

/** The file that contains the day of the build. */
export const DATED_FILE = 'robots.txt';

/** Milliseconds to wait for each answer. */
const TIMEOUT = 15_000;

interface Wanted {
  /** The headers of every answer. */
  headers: SiteHeaders;
  /** The endpoints of forms, as paths or whole addresses. */
  endpoints: readonly string[];
}

const GUIDE = '(docs/deploying.md)';
const WHOLE_URL = 'Give the whole address: --url https://www.example.com';

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
  if (!URL.canParse(address)) return [{ what: `${address} is not an address.`, cure: WHOLE_URL }];
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
    unless(pages.length > 0, `${origin}/sitemap.xml lists no pages.`, upload);
    // Three pages, without the first one: the landing page works without a rule on the host.
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

    // An endpoint that reads forms refuses an empty form.
    const empty = { method: 'POST', headers: { origin }, body: new URLSearchParams() };
    for (const endpoint of endpoints) {
      const { href } = new URL(endpoint, origin);
      const answers = await Promise.all([ask(href), ask(href, empty)]).catch(() => []);
      const statuses = answers.map((answer) => answer.status).join(' and ') || 'nothing';
      unless(
        /^405 and 4(?:00|15|22)$/.test(statuses),
        `${href} does not work, so messages from the site would be lost: it answers GET and an empty form with ${statuses} instead of 405 and 422.`,
        `Put an endpoint there, or set the address of yours. 403: it does not know this site. 500: its log has the reason ${GUIDE}.`,
      );
    }
    const dated = await (await ask(`${origin}/${DATED_FILE}`)).text();
    return [...found, ...oldBuild(origin, dated, today)];
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? cause.message : message;
    return [...found, { what: `${origin} does not answer: ${reason}`, cure: 'Check the host.' }];
  }
}

/** An obstacle if the build is too old. `datedFile` is the text of the file with the day of the build. */
export function oldBuild(where: string, datedFile: string, today: Day): Obstacle[] {
  const cure = `Build and upload it again, each month ${GUIDE}.`;
  const day = /^# Built on (\d{4}-\d{2}-\d{2})$/m.exec(datedFile)?.[1];
  if (!day) return [{ what: `${where} does not say when it was built.`, cure }];
  if (addDays(day, FRESH_DAYS) >= today) return [];
  return [{ what: `${where} was built on ${day}, more than ${FRESH_DAYS} days ago.`, cure }];
}

export function canonicalOf(page: string): string {
  return /<link [^>]*rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? 'no address';
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
}

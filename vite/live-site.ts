import { once } from 'node:events';
import { connect } from 'node:tls';
import { addDays, type Day } from '@/lib/days';
import type { Headers as SiteHeaders } from './hosting/security-headers';

/** Something that must be settled before the site goes live, and how. */
export interface Obstacle {
  what: string;
  cure: string;
}

/** Days that a certificate has to hold at least. */
const CERTIFICATE_DAYS = 14;

/** Days after which a build is too old: its lists of due dates cover the months after it. */
const FRESH_DAYS = 31;

/** The file of a build that has the day on which it was made. */
export const DATED_FILE = 'robots.txt';

/** Milliseconds for each answer. */
const PATIENCE = 15_000;

/** What the build asks of a host: the headers of every answer, and endpoints, as paths or whole addresses. */
interface Wanted {
  headers: SiteHeaders;
  endpoints: readonly string[];
}

/** Looks at a host as a visitor does: TLS, headers, pages, the 404 page, the endpoints of the forms, and the build's age. */
export async function* wrongHost(
  address: string,
  { headers, endpoints }: Wanted,
  today: Day,
): AsyncGenerator<Obstacle> {
  if (!URL.canParse(address)) {
    yield { what: `${address} is no address.`, cure: 'Name one: --url https://www.example.com' };
    return;
  }
  const { origin, protocol, hostname, port } = new URL(address);
  if (protocol === 'https:') {
    const what = await wrongCertificate(hostname, Number(port || 443));
    if (what) yield { what, cure: 'Renew the certificate, and see that it is renewed by itself.' };
    // A host that does not answer plain HTTP at all needs no redirect.
    const plain = await ask(`http://${hostname}/`).catch(() => undefined);
    if (plain && !/^3.. https:/.test(`${plain.status} ${plain.headers.get('location')}`)) {
      const led = `http://${hostname} does not lead to HTTPS.`;
      yield { what: led, cure: 'Have the host redirect it with 301.' };
    }
  } else {
    const cure = 'Get a certificate, for example with certbot, and serve by HTTPS.';
    yield { what: `${origin} is not served by HTTPS.`, cure };
  }
  try {
    const page = await ask(origin);
    for (const [name, value] of Object.entries(headers)) {
      const sent = page.headers.get(name);
      const what = `${name} is ${sent === null ? 'not sent' : 'not what the build asks for'}.`;
      const cure = 'Give the host the settings of this build (docs/deploying.md).';
      if (sent !== value) yield { what, cure };
    }
    yield* missingScripts(origin, await page.text());
    yield* wrongPages(origin);
    const { status } = await ask(`${origin}/no-such-page-${Date.now()}`);
    if (status !== 404) {
      const what = `An unknown path is answered with ${status} instead of 404.`;
      yield { what, cure: 'Do not rewrite unknown paths (docs/deploying.md).' };
    }
    for (const endpoint of endpoints) yield* wrongEndpoint(new URL(endpoint, origin).href);
    yield* oldBuild(origin, await (await ask(`${origin}/${DATED_FILE}`)).text(), today);
  } catch (error) {
    yield { what: `${origin} does not answer: ${reason(error)}`, cure: 'See to the host.' };
  }
}

/** Whether a build is old, told by the file that has its day. */
export function oldBuild(where: string, datedFile: string, today: Day): Obstacle[] {
  const cure = 'Build and upload it again, each month (docs/deploying.md).';
  const day = /^# Built on (\d{4}-\d{2}-\d{2})$/m.exec(datedFile)?.[1];
  if (!day) return [{ what: `${where} does not say when it was built.`, cure }];
  if (addDays(day, FRESH_DAYS) >= today) return [];
  return [{ what: `${where} was built on ${day}, more than ${FRESH_DAYS} days ago.`, cure }];
}

/** The address that a page says it has. */
export function canonicalOf(page: string): string {
  return /<link [^>]*rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? 'no address';
}

/** Scripts that a page names and the host does not have. If the host marks its 404 as cacheable, browsers keep it for a year. */
async function* missingScripts(origin: string, page: string): AsyncGenerator<Obstacle> {
  for (const [, path = ''] of page.matchAll(/<script\b[^>]* src="(\/[^"]+)"/g)) {
    const { status, headers } = await ask(origin + path);
    if (status === 200) continue;
    const isLong = /max-age=[1-9]/.test(headers.get('cache-control') ?? '');
    const what = `${path}, which the first page needs, is answered with ${status}${isLong ? ', and browsers keep that answer' : ''}.`;
    yield { what, cure: 'Upload assets/ before the pages, and build anew (docs/deploying.md).' };
  }
}

/** The first, the middle and the last page of the sitemap must each be at their address. */
async function* wrongPages(origin: string): AsyncGenerator<Obstacle> {
  const cure =
    'Upload all of dist/, and give the host its settings for pages without .html (docs/deploying.md).';
  const sitemap = await (await ask(`${origin}/sitemap.xml`)).text();
  // Every host has the first page.
  const pages = [...sitemap.matchAll(/<loc>([^<]+\/\/[^<]+\/[^<]+)</g)].map(
    ([, page = '']) => page,
  );
  if (pages.length === 0) yield { what: `${origin}/sitemap.xml names no pages.`, cure };
  const middle = pages[Math.floor(pages.length / 2)];
  for (const page of new Set([pages[0], middle, pages.at(-1)])) {
    if (!page) continue;
    const { pathname } = new URL(page);
    const answer = await ask(origin + pathname);
    const canonical = canonicalOf(await answer.text());
    if (answer.status !== 200) {
      yield { what: `${pathname} is answered with ${answer.status} instead of its page.`, cure };
    } else if (canonical !== page) {
      yield { what: `At ${pathname} there is the page of ${canonical}.`, cure };
    }
  }
}

/** An endpoint tells a visitor who comes with GET that it takes POST; a host without one does not. */
async function* wrongEndpoint(address: string): AsyncGenerator<Obstacle> {
  const answer = await ask(address).catch(() => undefined);
  if (answer?.status === 405 && answer.headers.get('allow')?.includes('POST')) return;
  const what = `${address} is no endpoint, and what the site sends there is lost: GET is answered with ${answer?.status ?? 'nothing'} instead of 405 and Allow: POST.`;
  yield { what, cure: 'Put one there, or name yours in the settings (docs/deploying.md).' };
}

/** What is wrong with the certificate of a host, in words. */
async function wrongCertificate(host: string, port: number): Promise<string | undefined> {
  const socket = connect({ host, port, servername: host, timeout: PATIENCE });
  try {
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    await once(socket, 'secureConnect');
    const until = new Date(socket.getPeerCertificate().valid_to);
    const days = Math.floor((until.getTime() - Date.now()) / 86_400_000);
    return days < CERTIFICATE_DAYS ? `The certificate of ${host} ends in ${days} days.` : undefined;
  } catch (error) {
    return `TLS with ${host} fails: ${reason(error)}`;
  } finally {
    socket.destroy();
  }
}

async function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
}

function reason(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
}

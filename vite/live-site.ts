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

/** What the build asks of a host: the headers of every answer, and the endpoints, as paths or whole addresses. */
export interface Wanted {
  headers: SiteHeaders;
  endpoints: readonly string[];
}

/** Looks at a host as a visitor does: TLS, headers, pages, the 404 page, the endpoints of the forms, and the build's age. */
export async function wrongHost(address: string, wanted: Wanted, today: Day): Promise<Obstacle[]> {
  if (!URL.canParse(address)) {
    return [{ what: `${address} is no address.`, cure: 'Name one: --url https://www.example.com' }];
  }
  const { origin, protocol, hostname, port } = new URL(address);
  const found: Obstacle[] = [];
  if (protocol === 'https:') {
    found.push(...(await wrongCertificate(hostname, Number(port || 443))));
    found.push(...(await wrongRedirect(hostname)));
  } else {
    const what = `${origin} is not served by HTTPS.`;
    found.push({ what, cure: 'Get a certificate, for example with certbot, and serve by HTTPS.' });
  }
  try {
    const page = await ask(origin);
    found.push(...wrongHeaders(page.headers, wanted.headers));
    found.push(...(await missingScripts(origin, await page.text())));
    found.push(...(await wrongPages(origin)));
    const missing = await ask(`${origin}/no-such-page-${Date.now()}`);
    if (missing.status !== 404) {
      const what = `An unknown path is answered with ${missing.status} instead of 404.`;
      found.push({ what, cure: 'Do not rewrite unknown paths (docs/deploying.md).' });
    }
    for (const endpoint of wanted.endpoints) {
      found.push(...(await wrongEndpoint(new URL(endpoint, origin).href)));
    }
    const dated = await ask(`${origin}/${DATED_FILE}`);
    found.push(...oldBuild(origin, await dated.text(), today));
  } catch (error) {
    found.push({ what: `${origin} does not answer: ${reason(error)}`, cure: 'See to the host.' });
  }
  return found;
}

/** Whether a build is old, told by the file that has its day. */
export function oldBuild(where: string, datedFile: string, today: Day): Obstacle[] {
  const cure = 'Build and upload it again, each month (docs/deploying.md).';
  const day = /^# Built on (\d{4}-\d{2}-\d{2})$/m.exec(datedFile)?.[1];
  if (!day) return [{ what: `${where} does not say when it was built.`, cure }];
  if (addDays(day, FRESH_DAYS) >= today) return [];
  return [{ what: `${where} was built on ${day}, more than ${FRESH_DAYS} days ago.`, cure }];
}

/** Headers that the host sends with other values than the build asks for, or not at all. */
function wrongHeaders(sent: Headers, wanted: SiteHeaders): Obstacle[] {
  return Object.entries(wanted)
    .filter(([name, value]) => sent.get(name) !== value)
    .map(([name]) => ({
      what: sent.has(name) ? `${name} is not what the build asks for.` : `${name} is not sent.`,
      cure: 'Give the host the settings of this build (docs/deploying.md).',
    }));
}

/** Scripts that a page names and the host does not have. If the host marks its 404 as cacheable, browsers keep it for a year. */
async function missingScripts(origin: string, page: string): Promise<Obstacle[]> {
  const paths = [...page.matchAll(/<script\b[^>]* src="(\/[^"]+)"/g)].map(([, path = '']) => path);
  const answers = await Promise.all(paths.map(async (path) => ask(origin + path)));
  return paths.flatMap((path, index) => {
    const { status = 0, headers } = answers[index] ?? {};
    if (status === 200) return [];
    const isLong = /max-age=[1-9]/.test(headers?.get('cache-control') ?? '');
    const what = `${path}, which the first page needs, is answered with ${status}${isLong ? ', and browsers keep that answer' : ''}.`;
    return [{ what, cure: 'Upload assets/ before the pages, and build anew (docs/deploying.md).' }];
  });
}

/** Of the first, the middle and the last page of the sitemap, those that are not at their address. */
async function wrongPages(origin: string): Promise<Obstacle[]> {
  const cure =
    'Upload all of dist/, and give the host its settings for pages without .html (docs/deploying.md).';
  const listed = await (await ask(`${origin}/sitemap.xml`)).text();
  const pages = Array.from(listed.matchAll(/<loc>(.+?)<\/loc>/g), ([, page = '']) => page)
    // Every host has that one.
    .filter((page) => new URL(page).pathname !== '/');
  if (pages.length === 0) return [{ what: `${origin}/sitemap.xml names no pages.`, cure }];
  const some = new Set(
    [0, 0.5, 1].map((part) => pages[Math.floor(part * (pages.length - 1))] ?? ''),
  );
  const answers = [...some].map(async (page) => {
    const { pathname } = new URL(page);
    const answer = await ask(origin + pathname);
    if (answer.status !== 200)
      return `${pathname} is answered with ${answer.status} instead of its page.`;
    const canonical = canonicalOf(await answer.text());
    return canonical === page ? '' : `At ${pathname} there is the page of ${canonical}.`;
  });
  return (await Promise.all(answers)).flatMap((what) => (what ? [{ what, cure }] : []));
}

/** The address that a page says it has. */
export function canonicalOf(page: string): string {
  return /<link [^>]*rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? 'no address';
}

/** An endpoint tells a visitor who comes with GET that it takes POST; a host without one does not. */
async function wrongEndpoint(address: string): Promise<Obstacle[]> {
  const answer = await ask(address).catch(() => undefined);
  if (answer?.status === 405 && answer.headers.get('allow')?.includes('POST')) return [];
  const what = `${address} is no endpoint: what the site sends there is lost. GET is answered with ${answer?.status ?? 'nothing'} and not with 405 and Allow: POST.`;
  const cure =
    'Put one there, or name the one that you have in the settings (docs/deploying.md, docs/server.md).';
  return [{ what, cure }];
}

async function wrongCertificate(host: string, port: number): Promise<Obstacle[]> {
  const cure = 'Renew the certificate, and see that it is renewed by itself.';
  const socket = connect({ host, port, servername: host, timeout: PATIENCE });
  try {
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    await once(socket, 'secureConnect');
    const until = new Date(socket.getPeerCertificate().valid_to);
    const days = Math.floor((until.getTime() - Date.now()) / 86_400_000);
    if (days >= CERTIFICATE_DAYS) return [];
    return [{ what: `The certificate of ${host} ends in ${days} days.`, cure }];
  } catch (error) {
    return [{ what: `TLS with ${host} fails: ${reason(error)}`, cure }];
  } finally {
    socket.destroy();
  }
}

async function wrongRedirect(host: string): Promise<Obstacle[]> {
  try {
    const { status, headers } = await ask(`http://${host}/`);
    const isSafe = status >= 300 && status < 400 && headers.get('location')?.startsWith('https://');
    if (isSafe) return [];
  } catch {
    // A host that does not answer plain HTTP at all needs no redirect.
    return [];
  }
  const what = `http://${host} does not lead to HTTPS.`;
  return [{ what, cure: 'Have the host redirect it with 301.' }];
}

async function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
}

function reason(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
}

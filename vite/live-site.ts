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

/** Checks how a host serves the build: TLS, headers, the 404 page, and its age. */
export async function wrongHost(
  address: string,
  headers: SiteHeaders,
  today: Day,
): Promise<Obstacle[]> {
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
    found.push(...wrongHeaders(page.headers, headers));
    found.push(...(await missingScripts(origin, await page.text())));
    const missing = await ask(`${origin}/no-such-page-${Date.now()}`);
    if (missing.status !== 404) {
      const what = `An unknown path is answered with ${missing.status} instead of 404.`;
      found.push({ what, cure: 'Do not rewrite unknown paths (docs/deploying.md).' });
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

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test as anyTest, vi } from 'vitest';
import { nodeListener } from '../../../server/node/listener';
import { siteApp } from '../../../server/node/site-app';
import { writeHosting } from '../../../vite/hosting/index';
import { securityHeaders } from '../../../vite/hosting/security-headers';
import { LIVE_SETTINGS, writeFiles } from '../../support/built-site';
import { freePort, sendRaw } from '../../support/listen';
import { findServer } from '../../support/servers.mjs';
import { PATIENCE } from '../../support/patience';

/*
 * Serves a site with our Node host, and with real servers that use the settings from the build. All of them must give the same
 * answers. `npm run test:unit` installs the servers if it can, and names the missing servers.
 */

const headers = Object.fromEntries(
  Object.entries(securityHeaders(LIVE_SETTINGS)).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

/** Long enough to be compressed. */
const page = (title: string) =>
  `<!doctype html><html><head><meta charset="utf-8" /><title>${title}</title></head>${'<p>A page</p>'.repeat(80)}</html>`;

const SITE = {
  'index.html': page('Home'),
  'about.html': page('About'),
  '404.html': page('Not found'),
  'services/gst-filing.html': page('GST filing'),
  'sitemap.xml': '<urlset>'.repeat(80),
  'sw.js': "self.addEventListener('install', () => self.skipWaiting());",
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'manifest.webmanifest': '{}',
  'calendars/company.ics': 'BEGIN:VCALENDAR\r\n'.repeat(80),
  '.well-known/security.txt': 'Contact: us',
  'assets/app-1a2b3c4d.js': 'export {};'.repeat(80),
  'assets/font-1a2b3c4d.woff2': 'a font',
};

/** Secret files in the site's folder and beside it. A build with such files fails, so the test adds them afterwards. */
const SECRETS = {
  'site/.env': 'a secret',
  'site/.git/config': 'a secret',
  'site/services/.env': 'a secret',
  'site/.well-known/.hidden': 'a secret',
  'secret.txt': 'a secret',
};

const isRoot = process.getuid?.() === 0;

/** For each server: its arguments, its `Server` header, and its setting for the user. The tests give Caddy no settings file. */
const servers = {
  nginx: { args: ['-p', '.', '-c', 'server.conf'], server: 'nginx', user: 'user root root;' },
  apache: {
    args: ['-X', '-d', '.', '-f', 'server.conf'],
    server: 'Apache',
    user: 'User #65534\nGroup #65534',
  },
  caddy: {
    args: ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
    server: undefined,
    user: '',
  },
};

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const HOUR = 'public, max-age=3600';
const YEAR = 'public, max-age=31536000, immutable';

/** Each path, with its file (if it has another name), type and cache time. */
const FOUND: readonly (readonly [path: string, file: string, ...kept: string[]])[] = [
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about?from=mail&x=/y/', 'about.html'],
  ['/services/gst-filing', 'services/gst-filing.html'],
  ['/assets/app-1a2b3c4d.js', '', 'text/javascript; charset=utf-8', YEAR],
  ['/assets/font-1a2b3c4d.woff2', '', 'font/woff2', YEAR],
  // Browsers accept a service worker only with this type. They never take it from their cache.
  ['/sw.js', '', 'text/javascript; charset=utf-8', HOUR],
  ['/favicon.svg', '', 'image/svg+xml', HOUR],
  ['/manifest.webmanifest', '', 'application/manifest+json', HOUR],
  ['/calendars/company.ics', '', 'text/calendar; charset=utf-8', HOUR],
  ['/.well-known/security.txt', '', 'text/plain; charset=utf-8', HOUR],
];

const NO_PAGE = [
  '/no-such-page /services /services/no-such-service.html /about/more /favicon.ico.html',
  '/404 /404.html /_headers /.nojekyll /.git/config /services/.env /%2eenv /services/%E0%A4',
].flatMap((paths) => paths.split(' '));

/** The other servers answer /services/ with 404. The Node host first redirects to /services. */
const NO_PAGE_OF_NODE = '/about%00 // //about /.well-known/.hidden /about.html.br'.split(' ');
const NO_PAGE_OF_OTHERS = ['/services/', '/404/'];

const NO_ASSET = ['/assets/app-00000000.js', '/assets/app-00000000.css', '/assets/about'];

const REDIRECTS = [
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/services/gst-filing/?from=mail&x=%2F', '/services/gst-filing?from=mail&x=%2F'],
  // The Node host has no such redirects: it serves a page under its file’s name too, and answers two slashes with 404.
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about.html/', '/about'],
  ['//about/', '/about'],
] as const;

const HOSTILE = [
  `/../secret.txt /%2e%2e/secret.txt /assets/..%2f..%2fsecret.txt /%zz /${'x'.repeat(300)}`,
  '//evil.example/ /\\evil.example/ /%5Cevil.example/ /%2F%2Fevil.example/',
  '/about/%0d%0aset-cookie:x=1/ /%0d%0aabout/',
].flatMap((paths) => paths.split(' '));

describe.each(['node', 'nginx', 'apache', 'caddy'] as const)('%s', (name) => {
  const isNode = name === 'node';
  const found = isNode ? undefined : findServer(name);
  const test = anyTest.skipIf(!isNode && !found);
  let folder: string;
  let origin: string;
  let stop: (() => unknown) | undefined;
  /** The server's output so far. */
  let output = '';

  async function startNode(port: number) {
    const app = siteApp(join(folder, 'site'));
    app.post('/contact.php', (c) =>
      c.json({ status: 'error' }, 422, { 'cache-control': 'no-store' }),
    );
    const node = createServer(nodeListener(app.fetch));
    await new Promise<void>((ready) => node.listen(port, '127.0.0.1', ready));
    return async () => node.close();
  }

  async function startServer(port: number): Promise<() => Promise<unknown>> {
    if (isNode || !found) return startNode(port);
    const nodePort = await freePort();
    const stopNode = await startNode(nodePort);
    const endpoints = `127.0.0.1:${nodePort}`;
    const { args, user } = servers[name];
    if (name !== 'caddy') {
      const values: Record<string, string> = {
        folder,
        port: String(port),
        user: isRoot ? user : '',
        endpoints,
        modules: dirname(found.brotli ?? ''),
        brotli: found.brotli ? `load_module ${found.brotli};` : '',
        'include-brotli': found.brotli ? `include ${folder}/deploy/nginx/brotli.conf;` : '',
      };
      const file = readFileSync(join(import.meta.dirname, `servers/${name}.conf`), 'utf8');
      const text = file.replaceAll(/\{\{([\w-]+)\}\}/g, (_, key: string) => values[key] ?? '');
      await writeFile(join(folder, 'server.conf'), text);
    }
    const caddy = {
      SITE_ADDRESS: origin,
      SITE_FOLDER: join(folder, 'site'),
      SITE_SERVER: endpoints,
      CADDY_ADMIN: 'off',
    };
    const server: ChildProcess = spawn(found.path, args, {
      cwd: folder,
      env: { ...found.env, ...caddy },
    });
    server.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    return async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.kill('SIGTERM')) await ended;
      await stopNode();
    };
  }

  beforeAll(async () => {
    if (!isNode && !found) return;
    folder = await mkdtemp(join(tmpdir(), `${name}-`));
    // Apache doesn't serve as root, so another user must be able to read the folder.
    await chmod(folder, 0o755);
    await writeFiles(join(folder, 'site'), SITE);
    await writeHosting(join(folder, 'site'), join(folder, 'deploy'), LIVE_SETTINGS);
    await writeFiles(folder, SECRETS);
    await copyFile(join(folder, 'deploy/apache/.htaccess'), join(folder, 'site/.htaccess'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    stop = await startServer(port);
    await vi.waitFor(() => get('/').catch(() => expect.unreachable(output)), PATIENCE);
  }, 30_000);

  afterAll(async () => {
    await stop?.();
    if (stop) await rm(folder, { recursive: true });
  });

  const fileOf = (path: string) => readFileSync(join(folder, 'site', path), 'utf8');

  /** The target of a redirect, without this server's origin. */
  const targetOf = (location: string | undefined) =>
    location && new URL(location, origin).href.replace(origin, '');

  /** Requests a path, and checks that the answer has the headers of the site. */
  async function get(path: string, sent: Record<string, string> = {}, method = 'GET') {
    const answer = await sendRaw(origin, path, { headers: sent, method });
    expect(answer.headers).toMatchObject(headers);
    return answer;
  }

  test('logs no warning, and hides its version', async () => {
    const log = join(folder, 'error.log');
    if (existsSync(log)) output += readFileSync(log, 'utf8');
    expect(output.replace(/^.*(?:"level":"info"|admin endpoint disabled).*\n/gm, '')).toBe('');
    const { server } = isNode ? {} : servers[name];
    expect((await get('/')).headers.server).toBe(server);
  });

  test.each(FOUND)(
    'answers %s with its file, or with 304 if the browser already has the file',
    async (path = '', file = '', type = PAGE['content-type'], time = PAGE['cache-control']) => {
      const { status, headers: sent, body } = await get(path);
      expect([status, body]).toEqual([200, fileOf(file || path)]);
      expect(sent['content-type']).toContain(type);
      expect(sent['cache-control']).toBe(time);
      const again = await get(path, { 'if-none-match': sent.etag ?? '' });
      expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', time]);
      expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
    },
  );

  test.each([...NO_PAGE, ...(isNode ? NO_PAGE_OF_NODE : NO_PAGE_OF_OTHERS)])(
    'answers %s with 404 and the 404 page',
    async (path) => {
      const body = fileOf('404.html');
      expect(await get(path)).toMatchObject({ status: 404, headers: PAGE, body });
    },
  );

  test.each(NO_ASSET)(
    'answers %s with 404, never with a page or a cache time of a year',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } });
      if (name === 'apache') return;
      expect(answer.headers['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
      expect(answer.body.trim()).toBe('Not found');
    },
  );

  test.each(isNode ? REDIRECTS.slice(0, 3) : REDIRECTS)(
    'redirects %s to %s',
    async (path, leadsTo) => {
      const { status, headers: sent } = await get(path);
      expect(status).toBe(isNode ? 308 : 301);
      // Only Apache writes the host into the address.
      const location = name === 'apache' ? targetOf(sent.location) : sent.location;
      expect(location).toBe(leadsTo);
    },
  );

  test.each(HOSTILE)(
    'answers %s without a secret, and redirects to no other host',
    async (path) => {
      const { status, body, headers: sent } = await sendRaw(origin, path);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(targetOf(sent.location) ?? '/').toMatch(/^\/(?![/\\])/);
      expect(sent['set-cookie']).toBeUndefined();
      expect(body).not.toContain('secret');
    },
  );

  // With Apache, contact.php is the endpoint.
  anyTest.skipIf(name === 'apache' || (!isNode && !found))(
    'sends each header of an endpoint once',
    async () => {
      const answer = await get('/contact.php', {}, 'POST');
      expect(answer.status).toBe(422);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  const encodings = [
    ['gzip', 'gzip, deflate', gunzipSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
  ] as const;

  test.each(isNode || found?.brotli ? encodings : encodings.slice(0, 1))(
    'compresses with %s for a browser that accepts %s',
    async (way, accepted, unpack) => {
      const sent = { 'accept-encoding': accepted };
      const files = ['/sitemap.xml', '/calendars/company.ics', '/assets/app-1a2b3c4d.js'];
      for (const path of ['/', '/no-such-page', ...files]) {
        const plain = await get(path);
        const answer = await get(path, sent);
        expect(answer.headers).toMatchObject({ 'content-encoding': way, vary: 'Accept-Encoding' });
        expect(unpack(answer.bytes).toString()).toBe(plain.body);
        expect(plain.headers['content-encoding']).toBeUndefined();
        const again = await get(path, { ...sent, 'if-none-match': answer.headers.etag ?? '' });
        expect(again.status).toBe(answer.status === 200 ? 304 : 404);
      }
    },
  );
});

import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test as anyTest, vi } from 'vitest';
import { writeHostFiles } from '../../vite/hosting/host-files';
import { securityHeaders } from '../../vite/hosting/security-headers';
import { parseSettings } from '../../vite/settings';
import { builtFiles, dist, readBuilt } from '../support/built-pages';
import { freePort } from '../support/free-port';
import { sendRaw } from '../support/listen';
import { findServer } from '../support/servers.mjs';

/*
 * Serves the last build with real servers under the settings that the build writes for them, so it comes after one:
 * `npm run build:demo`. `npm run test:build` gets the servers where it can, and says which are not there.
 */

const SITE = 'https://www.sthapana.example';

/** Those of a live site, with all that its settings add. */
const headers = securityHeaders(
  parseSettings({
    VITE_SITE_URL: SITE,
    VITE_RAZORPAY_KEY_ID: 'rzp_live_A1b2C3',
    VITE_CONTACT_ENDPOINT: 'https://api.provider.example/contact.php',
  }),
  '',
);

interface Host {
  /** What docs/deploying.md asks of the person who deploys, and what a run beside a system's server needs. Caddy needs nothing. */
  configuration: (folder: string, port: number, brotli: string | undefined) => string;
  args: string[];
  /** What it says of itself. */
  server: string | undefined;
  /** Some refuse what is no address before they read the site's settings, without its headers. */
  refusesItself: boolean;
}

const isRoot = process.getuid?.() === 0;

const hosts: Readonly<Record<'nginx' | 'apache' | 'caddy', Host>> = {
  nginx: {
    args: ['-p', '.', '-c', 'server.conf'],
    server: 'nginx',
    refusesItself: false,
    configuration: (folder, port, brotli) => `
${brotli ? `load_module ${brotli};` : ''}
${isRoot ? 'user root root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include ${folder}/deploy/nginx/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    include ${folder}/deploy/nginx/headers.conf;
    include ${folder}/deploy/nginx/server.conf;
    ${brotli ? `include ${folder}/deploy/nginx/brotli.conf;` : ''}
  }
}
`,
  },
  apache: {
    args: ['-X', '-d', '.', '-f', 'server.conf'],
    server: 'Apache',
    refusesItself: true,
    configuration: (folder, port, brotli) => `
${['mpm_prefork', 'authz_core', 'mime', 'dir', 'headers', 'rewrite', 'filter', 'deflate', 'brotli', 'negotiation', 'autoindex'].map((name) => `LoadModule ${name}_module ${dirname(brotli ?? '')}/mod_${name}.so`).join('\n')}
${isRoot ? 'User #65534\nGroup #65534' : ''}
ServerName 127.0.0.1
ServerTokens Prod
PidFile httpd.pid
ErrorLog error.log
KeepAlive Off
LogLevel warn
Listen 127.0.0.1:${port}
TypesConfig /dev/null
AddType text/html .html
AddType text/css .css
AddType text/plain .txt
AddType image/svg+xml .svg
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride All
  Options +Indexes +MultiViews
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`,
  },
  caddy: {
    args: ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
    server: undefined,
    refusesItself: true,
    configuration: () => '',
  },
};

const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);

const assets = readdirSync(join(dist, 'assets'));
const anAsset = (extension: string) => `/assets/${assets.find((name) => name.endsWith(extension))}`;

const [aCalendar = ''] = builtFiles('.ics').map((file) => `/${file}`);

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const ASSET = 'public, max-age=31536000, immutable';

describe.each(Object.keys(hosts) as (keyof typeof hosts)[])('%s', (name) => {
  const host = hosts[name];
  const found = findServer(name);
  const test = anyTest.skipIf(!found);
  let folder: string;
  let origin: string;
  let server: ChildProcess | undefined;
  /** What the server has complained of so far. */
  let said = '';

  beforeAll(async () => {
    if (!found) return;
    folder = await mkdtemp(join(tmpdir(), `${name}-`));
    // Apache refuses to serve as root.
    await chmod(folder, 0o755);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    cpSync(dist, join(folder, 'site'), { recursive: true });
    await writeHostFiles(join(folder, 'deploy'), headers, SITE);
    await copyFile(join(folder, 'deploy/apache/.htaccess'), join(folder, 'site/.htaccess'));
    const configuration = host.configuration(folder, port, found.brotli);
    await writeFile(join(folder, 'server.conf'), configuration);
    const caddy = { SITE_ADDRESS: origin, SITE_FOLDER: join(folder, 'site'), CADDY_ADMIN: 'off' };
    server = spawn(found.path, host.args, { cwd: folder, env: { ...found.env, ...caddy } });
    server.stderr?.on('data', (text: Buffer) => (said += text.toString()));
    await vi.waitFor(() => get('/').catch(() => expect.unreachable(said)), 20_000);
  }, 30_000);

  afterAll(async () => {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });

  /** Asks, and sees to it that the answer, whatever it is, has the headers of the site. */
  async function get(path: string, sent: Record<string, string> = {}) {
    const answer = await sendRaw(origin, path, { headers: sent });
    const isRefused = host.refusesItself && /%zz|%2f|%2e%2e|\.\.|x{300}/i.test(path);
    if (!isRefused) expect(answer.headers).toMatchObject(Object.fromEntries(named));
    return answer;
  }

  test('has nothing to complain of, and does not tell its version', async () => {
    const log = join(folder, 'error.log');
    if (existsSync(log)) said += readFileSync(log, 'utf8');
    expect(said.replace(/^.*(?:"level":"info"|admin endpoint disabled).*\n/gm, '')).toBe('');
    expect((await get('/')).headers.server).toBe(host.server);
  });

  test.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/services/gst-filing', 'services/gst-filing.html'],
  ])('%s is its page, to be revalidated', async (path, file) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 200, headers: PAGE, body: readBuilt(file) });
  });

  test.each([
    '/no-such-page',
    '/services',
    '/services/',
    '/services/no-such-service.html',
    '/about/more',
    '/404',
    '/404/',
    '/404.html',
    '/_headers',
    '/.nojekyll',
    '/.git/config',
    '/services/.env',
    '/%2eenv',
    '/favicon.ico.html',
    '/services/%E0%A4',
  ])('%s is answered 404 with the 404 page', async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, headers: PAGE, body: readBuilt('404.html') });
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%zz',
    `/${'x'.repeat(300)}`,
  ])('%s, which is no address, is refused', async (path) => {
    const { status } = await get(path);
    expect([400, 403, 404]).toContain(status);
  });

  test.each(['/assets/app-00000000.js', '/assets/', '/assets', '/assets/about', '/Assets/app.js'])(
    'what is missing at %s is never a page of 200, nor kept',
    async (path) => {
      const { status, headers: sent } = await get(path);
      expect([status, sent['cache-control']]).toEqual([404, 'no-cache']);
    },
  );

  anyTest.skipIf(!found || name === 'apache').each(['.js', '.css', '.woff2'])(
    'a missing asset *%s is plain text',
    async (extension) => {
      const answer = await get(`/assets/app-00000000${extension}`);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body).toBe('Not found\n');
    },
  );

  test.each([
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/services/gst-filing/?from=mail&x=%2F', '/services/gst-filing?from=mail&x=%2F'],
    ['//about/', '/about'],
  ])('%s leads to %s', async (asked, location) => {
    const { status, headers: sent } = await get(asked);
    expect([status, new URL(sent.location ?? '', origin).href]).toEqual([301, origin + location]);
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/about/%0d%0aset-cookie:x=1/',
    '/%0d%0aabout/',
  ])('%s leads nowhere', async (path) => {
    const answer = await get(path);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test.each([
    [anAsset('.js'), 'text/javascript; charset=utf-8', ASSET],
    [anAsset('.woff2'), 'font/woff2', ASSET],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ])('%s is told its type, %s, and how long it may be kept', async (path, type, caching) => {
    const answer = await get(path, { 'accept-encoding': type === 'font/woff2' ? 'gzip, br' : '' });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.bytes).toEqual(readFileSync(join(dist, path)));
  });

  test.each(['/about', anAsset('.js')])(
    'what the browser has of %s is not sent again',
    async (path) => {
      const { headers: first } = await get(path);
      const again = await get(path, { 'if-none-match': first.etag ?? '' });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers['cache-control']).toBe(first['cache-control']);
      expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
    },
  );

  /** The ways to compress, what to accept of them, and how to undo them. */
  const ENCODINGS = [
    ['gzip', 'gzip, deflate', gunzipSync],
    ...(found?.brotli ? [['br', 'gzip, deflate, br', brotliDecompressSync] as const] : []),
  ] as const;

  test.each(ENCODINGS)(
    'compresses by %s for a browser that takes %s',
    async (way, takes, unpack) => {
      const sent = { 'accept-encoding': takes };
      for (const path of ['/', '/no-such-page', '/sitemap.xml', aCalendar, anAsset('.js')]) {
        const plain = await get(path);
        const answer = await get(path, sent);
        expect(answer.headers).toMatchObject({ 'content-encoding': way, vary: 'Accept-Encoding' });
        expect(unpack(answer.bytes)).toEqual(plain.bytes);
        expect(plain.headers['content-encoding']).toBeUndefined();
        const again = await get(path, { ...sent, 'if-none-match': answer.headers.etag ?? '' });
        expect(again.status).toBe(answer.status === 200 ? 304 : 404);
      }
    },
  );
});

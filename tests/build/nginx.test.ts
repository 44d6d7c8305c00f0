import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test as anyTest } from 'vitest';
import { writeHosting } from '../../vite/hosting/index';
import { securityHeaders, type Headers } from '../../vite/hosting/security-headers';
import { parseSettings } from '../../vite/settings';
import { siteFolder } from '../support/built-site';
import { freePort } from '../support/free-port';
import { parseHeadersFile } from '../support/headers-file';
import { sendRaw, type RawAnswer } from '../support/listen';
import { findNginx } from '../support/nginx.mjs';

/*
 * Serves the last build with a real nginx under the configuration that the build wrote for it, so it comes after one:
 * `npm run build:demo`. `npm run test:build` gets nginx where it can.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const deploy = join(root, 'deploy');

const nginx = findNginx();
const canRun = nginx !== undefined && existsSync(dist);

const test = anyTest.skipIf(!canRun);

anyTest('there are a build to serve and an nginx to serve it', ({ skip }) => {
  if (!nginx) {
    const advice = 'no nginx found: install it, or name one by NGINX_PATH';
    process.stderr.write(`Skipped: ${advice}\n`);
    skip(advice);
  }
  expect(existsSync(dist), 'dist/ does not exist: run "npm run build:demo" first').toBe(true);
});

interface Server {
  origin: string;
  /** What nginx has complained of so far. */
  said: () => string;
  stop: () => Promise<void>;
}

let server: Server;
let origin: string;
/** What the build told other hosts to send. */
let headers: Headers;

beforeAll(async () => {
  if (!canRun) return;
  server = await serve(dist, deploy);
  origin = server.origin;
  headers = parseHeadersFile(read('_headers')).find(({ path }) => path === '/*')?.headers ?? {};
}, 20_000);

afterAll(() => server?.stop());

/** Starts an nginx of its own on a free port, with the configuration that a build has written. */
async function serve(site: string, settings: string): Promise<Server> {
  if (!nginx) throw new Error('There is no nginx');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, site, join(settings, 'nginx')));
  const child = spawn(nginx.path, ['-p', folder, '-c', file], { env: nginx.env });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true });
  };
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${said}`);
    await setTimeout(25);
  }
  return { origin: `http://127.0.0.1:${port}`, said: () => said, stop };
}

/** What docs/deploying.md asks of the person who deploys, and what a run beside a system's nginx needs. */
function configuration(port: number, site: string, settings: string): string {
  const isRoot = process.getuid?.() === 0;
  return `
${nginx?.brotli ? `load_module ${nginx.brotli};` : ''}
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
  include ${settings}/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${settings}/headers.conf;
    include ${settings}/server.conf;
    ${nginx?.brotli ? `include ${settings}/brotli.conf;` : ''}
  }
}
`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return open;
}

const get = (path: string, sent: Record<string, string> = {}) =>
  sendRaw(origin, path, { headers: sent });

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The headers of ours that an answer carries. */
function ours(answer: RawAnswer): Headers {
  const found = Object.keys(headers).map((name) => [name, answer.headers[name.toLowerCase()]]);
  return Object.fromEntries(found) as Headers;
}

const anAsset = (extension: string) =>
  `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith(extension))}`;

const ASSET = 'public, max-age=31536000, immutable';

test('nginx has nothing to complain of', () => {
  expect(server.said()).toBe('');
  expect(Object.keys(headers)).not.toEqual([]);
});

test.each(['/', '/about', '/legal/terms', '/services/gst-filing'])(
  '%s is its page, to be revalidated',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.body).toBe(read(fileOf(path)));
    expect(ours(answer)).toEqual(headers);
  },
);

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
  `/${'x'.repeat(300)}`,
])('%s is answered 404 with the 404 page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.body).toBe(read('404.html'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(ours(answer)).toEqual(headers);
});

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/%zz'])(
  '%s, which is no address, is refused',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(ours(answer)).toEqual(headers);
  },
);

test.each(['/assets/app-00000000.js', '/assets/', '/assets', '/assets/about', '/Assets/app.js'])(
  'what is missing at %s is never a page of 200, nor kept',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(ours(answer)).toEqual(headers);
  },
);

test.each(['.js', '.css', '.woff2'])('a missing asset *%s is plain text', async (extension) => {
  const answer = await get(`/assets/app-00000000${extension}`);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('Not found\n');
});

test.each([
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/services/gst-filing/?from=mail&x=%2F', '/services/gst-filing?from=mail&x=%2F'],
  ['//about/', '/about'],
])('%s leads to %s', async (asked, shown) => {
  const answer = await get(asked);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(shown);
  expect(ours(answer)).toEqual(headers);
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
  [anAssetIfBuilt('.js'), 'text/javascript; charset=utf-8', ASSET],
  [anAssetIfBuilt('.woff2'), 'font/woff2', ASSET],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
])('%s is told its type, %s, and how long it may be kept', async (path, type, caching) => {
  const answer = await get(path, { 'accept-encoding': type === 'font/woff2' ? 'gzip, br' : '' });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.bytes).toEqual(readFileSync(join(dist, path)));
  expect(ours(answer)).toEqual(headers);
});

test.each(['/about', anAssetIfBuilt('.js')])(
  'what the browser has of %s is not sent again',
  async (path) => {
    const first = await get(path);
    const again = await get(path, { 'if-none-match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(ours(again)).toEqual(headers);
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
  },
);

function anAssetIfBuilt(extension: string): string {
  return canRun ? anAsset(extension) : '/assets/';
}

anyTest('nginx has the brotli module', ({ skip }) => {
  const advice = 'brotli stays untried: this nginx has no brotli module';
  if (canRun && !nginx.brotli) {
    process.stderr.write(`Skipped: ${advice}\n`);
    skip(advice);
  }
});

/** The ways to compress, what to accept of them, and how to undo them. */
const ENCODINGS = [
  ['gzip', 'gzip, deflate', gunzipSync],
  ...(nginx?.brotli ? [['br', 'gzip, deflate, br', brotliDecompressSync] as const] : []),
] as const;

test.each(
  ['/', '/no-such-page', '/favicon.svg', anAssetIfBuilt('.js')].flatMap((path) =>
    ENCODINGS.map((row) => [path, ...row] as const),
  ),
)(
  '%s is compressed by %s for a browser that takes %s',
  async (path, encoding, accepted, unpack) => {
    const plain = await get(path);
    const answer = await get(path, { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack(answer.bytes)).toEqual(plain.bytes);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const known = { 'accept-encoding': accepted, 'if-none-match': answer.headers.etag ?? '' };
    expect((await get(path, known)).status).toBe(answer.status === 200 ? 304 : 404);
  },
);

test('nginx does not tell its version', async () => {
  expect((await get('/')).headers.server).toBe('nginx');
});

test('the headers of a live site, with all that its settings add, arrive as they are meant', async () => {
  const settings = parseSettings({
    VITE_SITE_URL: 'https://www.sthapana.example',
    VITE_RAZORPAY_KEY_ID: 'rzp_live_A1b2C3',
    VITE_CONTACT_ENDPOINT: 'https://api.provider.example/contact.php',
  });
  const folders = await siteFolder();
  await writeHosting(folders.dist, folders.deploy, settings);
  const live = await serve(folders.dist, folders.deploy);
  onTestFinished(live.stop);
  for (const path of ['/about', '/no-such-page']) {
    const answer = await sendRaw(live.origin, path);
    for (const [name, value] of Object.entries(securityHeaders(settings, ''))) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
  }
});

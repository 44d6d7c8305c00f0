// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staticHost } from '../../../vite/local-services/static-host';
import { listen, sendRaw } from './listen';
import { anyText, asSent } from '../../support/hostile-strings';

const FILES = {
  'secret.txt': 'outside',
  'dist-secret/secret.txt': 'outside',
  'dist/index.html': '<p>home</p>',
  'dist/404.html': '<p>not found</p>',
  'dist/about.html': '<p>about</p>',
  'dist/services.html': '<p>services</p>',
  'dist/services/gst.html': '<p>gst</p>',
  'dist/हिन्दी.html': '<p>hindi</p>',
  'dist/empty.txt': '',
  'dist/assets/app-1a2b.js': 'export {};',
  'dist/assets/page.html': '<p>an asset</p>',
};

const HTML = 'text/html; charset=utf-8';

let folder: string;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-host-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  origin = await listen(staticHost(join(folder, 'dist'), { 'x-extra': 'yes' }));
});

async function get(path: string) {
  const { status, headers, body } = await sendRaw(origin, path);
  return { status, type: headers['content-type'], cache: headers['cache-control'], body };
}

test.for([
  ['/', '<p>home</p>'],
  ['/about', '<p>about</p>'],
  ['/about.html', '<p>about</p>'],
  ['/about?from=mail&x=/y/', '<p>about</p>'],
  ['/services', '<p>services</p>'],
  ['/services/gst', '<p>gst</p>'],
  ['/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80', '<p>hindi</p>'],
] as const)('answers %s with its page, to be revalidated', async ([path, body]) => {
  expect(await get(path)).toEqual({ status: 200, type: HTML, cache: 'no-cache', body });
});

test('answers with a file that is empty', async () => {
  expect(await get('/empty.txt')).toMatchObject({ status: 200, body: '' });
});

test('lets an asset be kept for a year', async () => {
  expect(await get('/assets/app-1a2b.js')).toEqual({
    status: 200,
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
    body: 'export {};',
  });
});

test.for([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['woff2', 'font/woff2'],
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['ics', 'text/calendar; charset=utf-8'],
  ['webmanifest', 'application/manifest+json'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['ico', 'image/x-icon'],
  ['dat', 'application/octet-stream'],
] as const)('serves .%s as %s, to be kept for an hour', async ([extension, type]) => {
  await writeFile(join(folder, 'dist', `file.${extension}`), 'content');
  expect(await get(`/file.${extension}`)).toEqual({
    status: 200,
    type,
    cache: 'public, max-age=3600',
    body: 'content',
  });
});

test('serves every byte of a binary file', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  await writeFile(join(folder, 'dist', 'bytes.png'), bytes);
  const response = await fetch(`${origin}/bytes.png`);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

test('answers HEAD with the headers alone', async () => {
  const { status, headers, body } = await sendRaw(origin, '/about', { method: 'HEAD' });
  expect({ status, body }).toEqual({ status: 200, body: '' });
  expect(headers).toMatchObject({ 'content-type': HTML, 'content-length': '12' });
});

test.for(['/no-such-page', '/services/no-such', '/about/more', '/about.html/x', '/dist'])(
  'answers %s with the 404 page, never the root page',
  async (path) => {
    expect(await get(path)).toEqual({
      status: 404,
      type: HTML,
      cache: 'no-cache',
      body: '<p>not found</p>',
    });
  },
);

test.for([
  '/assets/app-0000.js',
  '/assets/page',
  '/assets',
  '/%61ssets/app-0000.js',
  '/assets/%zz.js',
  '/assets/../no-such.js',
])('never answers %s with an HTML page of 200', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404 });
});

test.for([
  '/assets/app-0000.js',
  '/assets/page',
  '/%61ssets/app-0000.js',
  '/assets/%zz.js',
  '/assets/../no-such.js',
])('answers the missing asset %s in plain text', async (path) => {
  expect(await get(path)).toEqual({
    status: 404,
    type: 'text/plain; charset=utf-8',
    cache: 'no-cache',
    body: 'Not found',
  });
});

test.for([
  ['/about/', '/about'],
  ['/services/gst/', '/services/gst'],
  ['/no-such-page/', '/no-such-page'],
  ['/about///', '/about'],
  ['/about/?a=1&b=/2/', '/about?a=1&b=/2/'],
  ['/%E0%A4%B9/', '/%E0%A4%B9'],
] as const)('redirects %s to %s', async ([path, location]) => {
  const { status, headers } = await sendRaw(origin, path);
  expect({ status, location: headers.location }).toEqual({ status: 308, location });
});

test.for(['//evil.example/', '///evil.example/', '/\\evil.example/', '//', '//about'])(
  'redirects %s nowhere',
  async (path) => {
    const { status, headers } = await sendRaw(origin, path);
    expect({ status, location: headers.location }).toEqual({ status: 404, location: undefined });
  },
);

test.for([
  '/../secret.txt',
  '/services/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/../dist-secret/secret.txt',
  '/services/..%2f..%2fsecret.txt',
  '/../dist/about',
])('serves nothing by way of %s', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: '<p>not found</p>' });
});

test.for(['/%', '/%E0%A4', '/%zz', '/about%00', '/about%00.html', `/${'x'.repeat(5000)}`])(
  'answers %s, which no file can be named, with the 404 page',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: '<p>not found</p>' });
  },
);

test('says so in plain words where the build has no 404 page', async () => {
  const bare = await listen(staticHost(join(folder, 'dist', 'assets')));
  expect(await sendRaw(bare, '/about')).toMatchObject({ status: 404, body: 'Not found' });
});

test.for(['/', '/about/', '/no-such-page', '/assets/app-0000.js'])(
  'sends the extra headers with %s',
  async (path) => {
    expect((await sendRaw(origin, path)).headers['x-extra']).toBe('yes');
  },
);

test('leaves other methods to the next handler', async () => {
  expect((await fetch(`${origin}/about`, { method: 'POST', body: '' })).status).toBe(418);
});

test('answers any path with a file of the folder, 404, or a redirect on this host', async () => {
  const contents = new Set(
    Object.entries(FILES).flatMap(([name, text]) => (name.startsWith('dist/') ? [text] : [])),
  );
  const pieces = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '%00',
      '%',
      'about',
      'assets',
      '?',
      '@',
    ),
    // As a browser writes it; Node's own client refuses the rest.
    anyText.map((text) => encodeURI(asSent(text.slice(0, 30)))),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (path) => {
      const { status, headers, body } = await sendRaw(origin, `/${path.join('')}`);
      if (status === 308) {
        const site = 'https://www.example.com';
        expect(new URL(headers.location ?? '', site).origin).toBe(site);
      } else {
        expect([200, 404]).toContain(status);
        expect(contents.has(body) || body === 'Not found').toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

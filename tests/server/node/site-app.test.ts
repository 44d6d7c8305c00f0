import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteApp } from '../../../server/node/site-app';
import { siteFolder } from '../../support/built-site';
import { listen, sendRaw } from '../../support/listen';

const FILES = {
  'secret.txt': 'outside',
  'dist-secret/secret.txt': 'outside',
  'dist/index.html': '<p>home</p>',
  'dist/404.html': '<p>not found</p>',
  'dist/about.html': '<p>about</p>',
  'dist/long.html': '<p>long</p>'.repeat(100),
  'dist/services/gst.html': '<p>gst</p>',
  'dist/हिन्दी.html': '<p>hindi</p>',
  'dist/empty.txt': '',
  'dist/favicon.svg': '<svg/>',
  'dist/dates.ics': 'BEGIN:VCALENDAR',
  'dist/site.webmanifest': '{}',
  'dist/.env': 'A_SECRET=1',
  'dist/.git/config': 'hidden',
  'dist/services/.env.html': 'hidden',
  'dist/.well-known/security.txt': 'Contact: us',
  'dist/.well-known/.hidden': 'hidden',
  'dist/_headers': '/*\n  x-extra: yes\n  x-policy: a: b\n\n/assets/*\n  x-extra: no\n',
  'dist/data.unknown': 'data',
  'dist/assets/app-1a2b.js': 'export {};',
  'dist/assets/page.html': '<p>an asset</p>',
};

/** Addresses of no page: they get the 404 page, never the root page, and lead to no other host or folder. */
const NOWHERE = [
  String.raw`/no-such-page /services /about/more /about.html/x /dist /assets/../none.js`,
  String.raw`/../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /..%5csecret.txt`,
  String.raw`/../dist-secret/secret.txt /services/..%2f..%2fsecret.txt`,
  String.raw`/% /%E0%A4 /about%00 /about%00.html /${'x'.repeat(5000)}`,
  String.raw`//evil.example/ ///evil.example/ // //about`,
  '/.env /.git/config /services/.env /services/.env.html /%2eenv /.well-known/.hidden /.nojekyll',
  '/_headers /404 /404.html /about.html.br /about.br /favicon.svg.gz',
].flatMap((line) => line.split(' '));

const PAGE = 'text/html; charset=utf-8, no-cache';
const HOUR = 'public, max-age=3600';
const YEAR = 'public, max-age=31536000, immutable';
const KNOWN = '/.well-known/security.txt';
const HINDI = '/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80';
const MISSING = 'text/plain; charset=UTF-8, no-cache';

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
  origin = await listen(siteApp(join(folder, 'dist')).fetch);
});

/** Path, status, body, and type with caching. */
const ANSWERS: [string, number, string, string][] = [
  ['/', 200, '<p>home</p>', PAGE],
  ['/about', 200, '<p>about</p>', PAGE],
  ['/about.html', 200, '<p>about</p>', PAGE],
  ['/about?from=mail&x=/y/', 200, '<p>about</p>', PAGE],
  ['/services/gst', 200, '<p>gst</p>', PAGE],
  [HINDI, 200, '<p>hindi</p>', PAGE],
  ['/empty.txt', 200, '', `text/plain; charset=utf-8, ${HOUR}`],
  ['/favicon.svg', 200, '<svg/>', `image/svg+xml; charset=utf-8, ${HOUR}`],
  ['/dates.ics', 200, 'BEGIN:VCALENDAR', `text/calendar; charset=utf-8, ${HOUR}`],
  ['/site.webmanifest', 200, '{}', `application/manifest+json, ${HOUR}`],
  [KNOWN, 200, 'Contact: us', `text/plain; charset=utf-8, ${HOUR}`],
  ['/data.unknown', 200, 'data', `application/octet-stream, ${HOUR}`],
  ['/assets/app-1a2b.js', 200, 'export {};', `text/javascript; charset=utf-8, ${YEAR}`],
  ...NOWHERE.map((path): [string, number, string, string] => [path, 404, '<p>not found</p>', PAGE]),
  // A missing script is no page.
  ['/assets/app-0000.js', 404, 'Not found', MISSING],
  ['/assets/page', 404, 'Not found', MISSING],
  ['/%61ssets/app-0000.js', 404, 'Not found', MISSING],
  ['/assets/%zz.js', 404, 'Not found', MISSING],
];

test.each(ANSWERS)('answers %s with %i', async (path, code, content, kind) => {
  const { status, headers, body } = await sendRaw(origin, path);
  expect([status, body]).toEqual([code, content]);
  expect(`${headers['content-type']}, ${headers['cache-control']}`).toBe(kind);
  expect(headers['x-extra']).toBe('yes');
});

test.each([
  ['/about/', '/about'],
  ['/no-such-page/', '/no-such-page'],
  ['/about///', '/about'],
  ['/about/?a=1&b=/2/', '/about?a=1&b=/2/'],
  ['/%E0%A4%B9/', '/%E0%A4%B9'],
])('redirects %s to %s', async (path, location) => {
  const { status, headers } = await sendRaw(origin, path);
  expect([status, headers.location, headers['x-extra']]).toEqual([308, location, 'yes']);
});

test.each([String.raw`/..\secret.txt`, String.raw`/\evil.example/`])(
  'refuses %s, which is no address',
  async (path) => {
    expect(await sendRaw(origin, path)).toMatchObject({ status: 400, body: '' });
  },
);

test('answers HEAD with the headers alone, and refuses other methods', async () => {
  const head = await sendRaw(origin, '/about', { method: 'HEAD' });
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '12']);
  for (const method of ['POST', 'TRACE', 'OPTIONS']) {
    const answer = await sendRaw(origin, '/about', { method });
    expect([answer.status, answer.body, answer.headers['x-extra']]).toEqual([405, '', 'yes']);
  }
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
] as const)('to a browser that takes %j it sends %s', async (accepted, encoding, unpack) => {
  const { headers, bytes } = await sendRaw(origin, '/long', {
    headers: { 'accept-encoding': accepted },
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(headers.vary).toBe('Accept-Encoding');
  expect(unpack(bytes).toString()).toBe(FILES['dist/long.html']);
});

test('a page that has not changed is not sent again, a changed one is', async () => {
  const { headers } = await sendRaw(origin, '/about');
  const again = { headers: { 'if-none-match': `W/"x", ${headers.etag}` } };
  expect(await sendRaw(origin, '/about', again)).toMatchObject({
    status: 304,
    body: '',
    headers: { 'x-extra': 'yes', 'cache-control': 'no-cache' },
  });
  const file = join(folder, 'dist', 'about.html');
  await writeFile(file, '<p>About</p>');
  expect(await sendRaw(origin, '/about', again)).toMatchObject({ body: '<p>About</p>' });
  await writeFile(file, FILES['dist/about.html']);
});

test('a build that is copied into place piece by piece is served at once, under headers that are whole', async () => {
  const headersOf = (value: string) => `/*\n  x-extra: ${value}\n`;
  const { dist } = await siteFolder({
    'index.html': 'old',
    'assets/old.js': 'export {};',
    _headers: headersOf('old'),
  });
  const site = await listen(siteApp(dist).fetch);
  const seen = async () => {
    const { headers, body } = await sendRaw(site, '/');
    return [body, headers['x-extra']];
  };
  expect(await seen()).toEqual(['old', 'old']);
  expect((await sendRaw(site, '/assets/old.js')).status).toBe(200);
  await writeFile(join(dist, 'index.html'), 'new page');
  await writeFile(join(dist, '_headers'), '');
  expect(await seen()).toEqual(['new page', 'old']);
  await writeFile(join(dist, '_headers'), headersOf('new'));
  expect(await seen()).toEqual(['new page', 'new']);

  // What a page of the build before asks for.
  await rm(join(dist, 'assets'), { recursive: true });
  expect((await sendRaw(site, '/assets/old.js')).body).toBe('export {};');
});

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { siteApp } from '../../../server/node/site-app';
import { siteFolder, writeFiles } from '../../support/built-site';
import { listen, sendRaw } from '../../support/listen';

/* What it answers like every other host is in tests/vite/hosting/addresses.test.ts. */

const FILES = {
  'index.html': '<p>home</p>',
  '404.html': '<p>not found</p>',
  'about.html': '<p>about</p>',
  'long.html': '<p>long</p>'.repeat(100),
  'हिन्दी.html': '<p>hindi</p>',
  'empty.txt': '',
  'services/.env.html': 'hidden',
  '.well-known/.hidden': 'hidden',
  _headers: '/*\n  x-extra: yes\n  x-policy: a: b\n\n/assets/*\n  x-extra: no\n',
  'data.unknown': 'data',
  'assets/app-1a2b.js': 'export {};',
  'assets/page.html': '<p>an asset</p>',
};

let dist: string;
let origin: string;

beforeEach(async () => {
  ({ dist } = await siteFolder(FILES));
  await writeFiles(join(dist, '..'), { 'secret.txt': 'outside', 'dist-secret/a.txt': 'outside' });
  origin = await listen(siteApp(dist).fetch);
});

test.each([
  ['/about.html', '<p>about</p>', 'text/html; charset=utf-8, no-cache'],
  ['/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80', '<p>hindi</p>', 'text/html; '],
  ['/empty.txt', '', 'text/plain; charset=utf-8, public, max-age=3600'],
  ['/data.unknown', 'data', 'application/octet-stream, public, max-age=3600'],
])('answers %s with %j', async (path, content, kind) => {
  const { status, headers, body } = await sendRaw(origin, path);
  expect([status, body]).toEqual([200, content]);
  expect(`${headers['content-type']}, ${headers['cache-control']}`).toContain(kind);
  expect(headers).toMatchObject({ 'x-extra': 'yes', 'x-policy': 'a: b', vary: 'Accept-Encoding' });
});

test.each([
  String.raw`/..%5csecret.txt /../dist-secret/a.txt /..%2fdist-secret/a.txt /dist /about.html/x`,
  '/% /about%00 /about%00.html // //about /services/.env /services/.env.html /.well-known/.hidden',
  '/about.html.br /about.br /data.unknown.gz',
])('answers %s with the 404 page', async (paths) => {
  for (const path of paths.split(' ')) {
    expect(await sendRaw(origin, path), path).toMatchObject({
      status: 404,
      body: FILES['404.html'],
    });
  }
});

test.each(['/%61ssets/app-0000.js', '/assets/%zz.js', '/assets/page'])(
  'answers %s, a missing script, with no page',
  async (path) => {
    expect(await sendRaw(origin, path)).toMatchObject({ status: 404, body: 'Not found' });
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

test('does not send an encoding that the browser refuses, and says how long the answer is', async () => {
  const { headers, bytes } = await sendRaw(origin, '/long', {
    headers: { 'accept-encoding': 'gzip, br;q=0' },
  });
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(gunzipSync(bytes).toString()).toBe(FILES['long.html']);
});

test('a build that is copied into place piece by piece is served at once, under headers that are whole', async () => {
  const seen = async () => {
    const { headers, body } = await sendRaw(origin, '/');
    return [body, headers['x-extra']];
  };
  const { headers } = await sendRaw(origin, '/');
  const again = { headers: { 'if-none-match': `W/"x", ${headers.etag}` } };
  expect((await sendRaw(origin, '/', again)).status).toBe(304);
  expect((await sendRaw(origin, '/assets/app-1a2b.js')).status).toBe(200);
  await writeFile(join(dist, 'index.html'), 'new page');
  await writeFile(join(dist, '_headers'), '');
  expect(await seen()).toEqual(['new page', 'yes']);
  await writeFile(join(dist, '_headers'), '/*\n  x-extra: new\n');
  expect(await seen()).toEqual(['new page', 'new']);
  expect((await sendRaw(origin, '/', again)).status).toBe(200);

  // What a page of the build before asks for.
  await rm(join(dist, 'assets'), { recursive: true });
  expect((await sendRaw(origin, '/assets/app-1a2b.js')).body).toBe('export {};');
});

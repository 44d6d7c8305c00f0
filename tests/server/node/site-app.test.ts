import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { siteApp } from '../../../server/node/site-app';
import { siteFolder } from '../../support/built-site';
import { listen, sendRaw } from '../../support/listen';

/* What it answers like every other host is in tests/vite/hosting/addresses.test.ts. */

const FILES = {
  'index.html': '<p>home</p>',
  '404.html': '<p>not found</p>',
  'about.html': '<p>about</p>',
  'long.html': '<p>long</p>'.repeat(100),
  'हिन्दी.html': '<p>hindi</p>',
  'empty.txt': '',
  '.well-known/.hidden': 'hidden',
  _headers: '/*\n  x-extra: yes\n  x-policy: a: b\n\n/assets/*\n  x-extra: no\n',
  'data.unknown': 'data',
  'assets/app-1a2b.js': 'export {};',
};

let dist: string;
let origin: string;

beforeEach(async () => {
  ({ dist } = await siteFolder(FILES));
  origin = await listen(siteApp(dist).fetch);
});

test.each([
  ['/about.html', '<p>about</p>', 'text/html; charset=utf-8'],
  ['/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80', '<p>hindi</p>', 'text/html; '],
  ['/empty.txt', '', 'text/plain; charset=utf-8'],
  ['/data.unknown', 'data', 'application/octet-stream'],
])('answers %s with %j', async (path, body, type) => {
  const answer = await sendRaw(origin, path);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers['content-type']).toContain(type);
  expect(answer.headers).toMatchObject({ 'x-extra': 'yes', 'x-policy': 'a: b' });
});

test.each('/about%00 // //about /.well-known/.hidden /about.html.br /data.unknown.gz'.split(' '))(
  'answers %s with the 404 page',
  async (path) => {
    expect(await sendRaw(origin, path)).toMatchObject({ status: 404, body: FILES['404.html'] });
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

test('sends no encoding that the browser refuses, and the length of the answer', async () => {
  const headers = { 'accept-encoding': 'gzip, br;q=0' };
  const answer = await sendRaw(origin, '/long', { headers });
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  expect(gunzipSync(answer.bytes).toString()).toBe(FILES['long.html']);
});

test('serves a build that is copied into place piece by piece at once, under whole headers', async () => {
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

import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { siteApp } from '../../../server/node/site-app';
import { siteFolder } from '../../support/built-site';
import { listen, sendRaw } from '../../support/listen';

/* tests/vite/hosting/addresses.test.ts tests the answers that all hosts share. */

const FILES = {
  'index.html': '<p>home</p>',
  'about.html': '<p>about</p>',
  _headers: '/*\n  x-extra: yes\n\n/assets/*\n  x-extra: no\n',
  'assets/app-1a2b.js': 'export {};',
};

let dist: string;
let origin: string;

beforeEach(async () => {
  ({ dist } = await siteFolder(FILES));
  origin = await listen(siteApp(dist).fetch);
});

test('HEAD gets only the headers, and other methods are refused', async () => {
  const head = await sendRaw(origin, '/about', { method: 'HEAD' });
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '12']);
  for (const method of ['POST', 'TRACE', 'OPTIONS']) {
    const answer = await sendRaw(origin, '/about', { method });
    expect([answer.status, answer.body, answer.headers['x-extra']]).toEqual([405, '', 'yes']);
    expect(answer.headers.allow).toBe('GET, HEAD');
  }
});

test('no symbolic link leads out of the published folder', async () => {
  await writeFile(join(dist, '..', 'secret.txt'), 'a secret');
  await symlink(join(dist, '..'), join(dist, 'up'));
  await symlink(join(dist, '..', 'secret.txt'), join(dist, 'link.txt'));
  await symlink('about.html', join(dist, 'inside.html'));
  const answers = ['/link.txt', '/up/secret.txt', '/inside'].map((path) => sendRaw(origin, path));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 200]);
});

test('while a new build is copied, new pages are served at once, and headers change when their file is complete', async () => {
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

  // Open pages of the previous build still request this file.
  await rm(join(dist, 'assets'), { recursive: true });
  expect((await sendRaw(origin, '/assets/app-1a2b.js')).body).toBe('export {};');
});

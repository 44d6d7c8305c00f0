import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFilesPlugin } from '../../vite/data-files';
import { sendRaw } from '../support/listen';

type Middleware = (...of: [...Parameters<RequestListener>, next: () => void]) => void;

let answer: Middleware;
let origin: string;
const server = createServer((request, response) =>
  answer(request, response, () => response.writeHead(404).end()),
);

beforeAll(async () => {
  const { configureServer } = dataFilesPlugin();
  if (typeof configureServer !== 'function') throw new Error('It no longer configures a server');
  // The little of a dev server that it uses, on the site's modules as Vitest has them.
  const devServer = {
    middlewares: { use: (middleware: Middleware) => (answer = middleware) },
    ssrLoadModule: () => import('@/data-files'),
  };
  await Reflect.apply(configureServer, undefined, [devServer as unknown as ViteDevServer]);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

test.each([
  ['/calendars/company.ics', 'text/calendar; charset=utf-8', /^BEGIN:VCALENDAR/],
  ['/search-index.json', 'application/json', /"msme-registration"/],
])('the dev server makes %s anew for each request', async (path, type, content) => {
  const sent = await sendRaw(origin, path);
  expect(sent.status).toBe(200);
  expect(sent.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
  expect(sent.body).toMatch(content);
});

test('the dev server leaves everything else alone', async () => {
  expect((await sendRaw(origin, '/calendars/nobody.ics')).status).toBe(404);
  expect((await sendRaw(origin, '/nothing.json')).status).toBe(404);
});

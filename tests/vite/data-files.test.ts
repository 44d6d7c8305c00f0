import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { dataFilesPlugin } from '../../vite/data-files';
import { readCalendar } from '../support/calendar-file';
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

test('the dev server answers with the calendar files', async () => {
  const { status, headers, body } = await sendRaw(origin, '/calendars/company.ics');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(readCalendar(body).events.length).toBeGreaterThan(20);
});

test('the dev server serves the search index, made from the content as it is now', async () => {
  const { headers, body } = await sendRaw(origin, '/search-index.json');
  expect(headers['content-type']).toBe('application/json');
  expect(headers['cache-control']).toBe('no-store');
  const entries = JSON.parse(body) as { slug: string; names: string[] }[];
  expect(entries.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
  expect(entries.find(({ slug }) => slug === 'msme-registration')?.names).toContain('udyam');
});

test('the dev server leaves everything else alone', async () => {
  expect((await sendRaw(origin, '/calendars/nobody.ics')).status).toBe(404);
  expect((await sendRaw(origin, '/nothing.json')).status).toBe(404);
});

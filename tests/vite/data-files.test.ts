import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { buildDayPlugin } from '../../vite/build-day';
import { dataFiles } from '../../vite/data-files';
import { settingsPlugin } from '../../vite/settings';
import { readCalendar } from '../support/calendar-file';
import { sendRaw } from '../support/listen';

let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'silent',
    appType: 'custom',
    plugins: [settingsPlugin(), buildDayPlugin(), dataFiles()],
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    server: { port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
}, 60_000);

afterAll(() => server.close());

test('the dev server answers with the calendar files', async () => {
  const { status, headers, body } = await sendRaw(origin, '/calendars/company.ics');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(readCalendar(body).events.length).toBeGreaterThan(20);
}, 60_000);

test('the dev server serves the search index, made from the content as it is now', async () => {
  const { headers, body } = await sendRaw(origin, '/search-index.json');
  expect(headers['content-type']).toBe('application/json');
  expect(headers['cache-control']).toBe('no-store');
  const entries = JSON.parse(body) as { slug: string; names: string[] }[];
  expect(entries.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
  expect(entries.find(({ slug }) => slug === 'msme-registration')?.names).toContain('udyam');
}, 60_000);

test('the dev server leaves everything else alone', async () => {
  expect((await sendRaw(origin, '/calendars/nobody.ics')).status).toBe(404);
  expect((await sendRaw(origin, '/nothing.json')).status).toBe(404);
});

// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildDay, calendars } from '../../vite/calendars';
import { settingsPlugin } from '../../vite/settings';
import { readCalendar } from '../support/calendar-file';
import { sendRaw } from './local-services/listen';

test('the day of the build is the day in India', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T18:29:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(buildDay({})).toBe('2026-11-20');
  vi.setSystemTime(new Date('2026-11-20T18:30:00Z'));
  expect(buildDay({})).toBe('2026-11-21');
});

test('a build can be made for another day', () => {
  expect(buildDay({ SOURCE_DATE_EPOCH: '1798761600' })).toBe('2027-01-01');
});

test('the dev server answers with the calendar files, and leaves everything else alone', async () => {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'silent',
    appType: 'custom',
    plugins: [settingsPlugin(), calendars()],
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    server: { port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  onTestFinished(() => server.close());
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;

  const { status, headers, body } = await sendRaw(origin, '/calendars/company.ics');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(readCalendar(body).events.length).toBeGreaterThan(20);
  expect((await sendRaw(origin, '/calendars/nobody.ics')).status).toBe(404);
});

// @vitest-environment node
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';

let server: Awaited<ReturnType<typeof createServer>>;
let origin: string;

beforeAll(async () => {
  server = await createServer({ mode: 'demo', server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
}, 60_000);

afterAll(async () => server.close());

test('the dev server serves the search index, made from the content as it is now', async () => {
  const response = await fetch(`${origin}search-index.json`);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const entries = (await response.json()) as { slug: string; names: string[] }[];
  expect(entries.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
  expect(entries.find(({ slug }) => slug === 'msme-registration')?.names).toContain('udyam');
}, 60_000);

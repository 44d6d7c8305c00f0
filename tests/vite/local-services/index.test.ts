import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, preview, type InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { messagesFolder } from '../../../server/node/messages-folder';
import { localServices } from '../../../vite/local-services';

const MESSAGE = new URLSearchParams({
  firstName: 'Asha',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'Please call me.',
});

let root: string;
let said: string[];

beforeEach(async () => {
  // What the environment says goes before the files; Vitest's configuration sets every setting.
  vi.stubEnv('VITE_CONTACT_ENDPOINT', undefined);
  root = await mkdtemp(join(tmpdir(), 'local-services-'));
  said = [];
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist', 'index.html'), '<p>home</p>');
  await writeFile(join(root, 'dist', 'about.html'), '<p>about</p>');
  await writeFile(join(root, 'dist', '404.html'), '<p>not found</p>');
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

function config(extra: InlineConfig = {}): InlineConfig {
  const customLogger = createLogger('info');
  vi.spyOn(customLogger, 'info').mockImplementation((text) => said.push(text));
  return { root, configFile: false, plugins: [localServices()], customLogger, ...extra };
}

async function startPreview(extra: InlineConfig = {}) {
  const server = await preview(config({ preview: { port: 0 }, ...extra }));
  onTestFinished(() => server.close());
  return originOf(server.httpServer as Server);
}

async function startDev() {
  const server = await createServer(
    config({ server: { port: 0, hmr: false, ws: false }, optimizeDeps: { noDiscovery: true } }),
  );
  onTestFinished(() => server.close());
  await server.listen();
  return originOf(server.httpServer as Server);
}

function originOf(server: Server) {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function send(origin: string, path = '/contact.php') {
  return fetch(origin + path, { method: 'POST', body: MESSAGE });
}

test.for([
  ['preview', startPreview],
  ['dev', startDev],
] as const)('the %s server keeps and prints messages, and has a sandbox', async ([, start]) => {
  const origin = await start();
  expect(await (await send(origin)).json()).toMatchObject({ status: 'success' });
  expect(said).toContainEqual(expect.stringContaining('Please call me.'));
  const [kept] = await messagesFolder(join(root, '.local')).all();
  expect(kept).toMatchObject({ firstName: 'Asha' });

  const script = await fetch(`${origin}/sandbox/checkout.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toContain('No money moves');
  const order = await fetch(`${origin}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"amount":100,"currency":"INR"}',
  });
  expect(await order.json()).toEqual({ id: expect.stringMatching(/^order_\w+$/) });
});

test('the preview server hosts the build without rewrite rules, and says where messages are kept', async () => {
  await writeFile(join(root, 'dist', '_headers'), '/*\n  X-Extra: yes\n');
  const origin = await startPreview();
  expect(said).toContainEqual('Contact messages are kept in .local/messages/');
  const about = await fetch(`${origin}/about`);
  expect(await about.text()).toBe('<p>about</p>');
  expect(about.headers.get('x-extra')).toBe('yes');

  const missing = await fetch(`${origin}/no-such-page`, { headers: { accept: 'text/html' } });
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('<p>not found</p>');
});

test('the endpoint follows the setting', async () => {
  await writeFile(join(root, '.env.other'), 'VITE_CONTACT_ENDPOINT=/api/contact.php?site=1');
  const origin = await startPreview({ mode: 'other' });
  expect((await send(origin, '/api/contact.php?site=1')).status).toBe(200);
  expect((await send(origin)).status).toBe(405);
});

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger, createServer, preview, type InlineConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messagesFolder } from '../../../server/node/messages-folder';
import { localServices } from '../../../vite/local-services';
import { prerender } from '../../../vite/prerender';
import { siteFolder } from '../../support/built-site';

/** A server of Vite's, by its origin, with its folder and what it says. */
async function start(command: 'dev' | 'preview', mode = 'development') {
  // What the environment says goes before the files; Vitest's configuration sets every setting.
  vi.stubEnv('VITE_CONTACT_ENDPOINT', undefined);
  const { dist } = await siteFolder({
    'about.html': '<p>about</p>',
    _headers: '/*\n  X-Extra: yes\n',
    '../.env.other': 'VITE_CONTACT_ENDPOINT=/api/contact.php?site=1',
    '../src/prerender.tsx': 'export const dataFiles = () => [{ file: "a/b.ics", text: "BEGIN" }];',
  });
  const root = join(dist, '..');
  const said: string[] = [];
  const customLogger = createLogger('info');
  vi.spyOn(customLogger, 'info').mockImplementation((text) => said.push(text));
  const plugins = command === 'dev' ? [localServices(), prerender()] : [localServices()];
  const config: InlineConfig = { root, mode, configFile: false, plugins, customLogger };
  const server =
    command === 'preview'
      ? await preview({ ...config, preview: { port: 0 } })
      : await createServer({
          ...config,
          server: { port: 0, hmr: false, ws: false },
          optimizeDeps: { noDiscovery: true },
        });
  onTestFinished(() => server.close());
  if ('listen' in server) await server.listen();
  const { port } = (server.httpServer as Server).address() as AddressInfo;
  return { origin: `http://localhost:${port}`, root, said };
}

async function send(address: string) {
  const complete = { firstName: 'Asha', email: 'a@example.in', phone: '1', serviceRequired: 'GST' };
  const body = new URLSearchParams({ ...complete, message: 'Please call me.' });
  return (await fetch(address, { method: 'POST', body })).status;
}

// The preview server does so in every journey.
test('the dev server keeps and prints messages, has a sandbox, and makes data files anew', async () => {
  const { origin, root, said } = await start('dev');
  expect(await send(`${origin}/contact.php`)).toBe(200);
  expect(said).toContainEqual(expect.stringContaining('Please call me.'));
  const [kept] = await messagesFolder(join(root, '.local')).all();
  expect(kept).toMatchObject({ firstName: 'Asha' });

  const script = await fetch(`${origin}/sandbox/checkout.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const order = await fetch(`${origin}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"amount":100,"currency":"INR"}',
  });
  expect(await order.json()).toEqual({ id: expect.stringMatching(/^order_\w+$/) });

  const { headers } = await fetch(`${origin}/a/b.ics`);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the preview server hosts the build with its headers, and takes messages where the setting says', async () => {
  const { origin } = await start('preview', 'other');
  const about = await fetch(`${origin}/about`);
  expect([await about.text(), about.headers.get('x-extra')]).toEqual(['<p>about</p>', 'yes']);
  expect(await send(`${origin}/api/contact.php?site=1`)).toBe(200);
  expect(await send(`${origin}/contact.php`)).toBe(405);
});

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messagesFolder } from '../../server/node/messages-folder';
import { localServices } from '../../vite/local-services';
import { prerender } from '../../vite/prerender';
import { siteFolder } from '../support/built-site';
import { COMPLETE } from '../support/complete-message';

// The journeys test the preview server and the script of its sandbox.
test('the dev server takes messages at the configured address, and renders data files', async () => {
  // The environment wins over files, and Vitest's configuration sets every setting.
  vi.stubEnv('VITE_CONTACT_ENDPOINT', undefined);
  const { dist } = await siteFolder({
    '../.env.other': 'VITE_CONTACT_ENDPOINT=/api/contact.php?site=1',
    '../src/prerender.tsx': 'export const dataFiles = () => ({ "a/b.ics": "BEGIN" });',
  });
  const root = join(dist, '..');
  const customLogger = createLogger('info');
  const said = vi.spyOn(customLogger, 'info').mockImplementation(() => {});
  const server = await createServer({
    root,
    mode: 'other',
    configFile: false,
    plugins: [localServices(), prerender()],
    customLogger,
    server: { port: 0, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const { port } = (server.httpServer as Server).address() as AddressInfo;
  const origin = `http://localhost:${port}`;

  const body = new URLSearchParams(COMPLETE);
  await fetch(`${origin}/api/contact.php?site=1`, { method: 'POST', body });
  expect(said.mock.calls.join('\n')).toContain(COMPLETE.message);
  expect(await messagesFolder(join(root, '.local')).all()).toMatchObject([COMPLETE]);

  const { headers } = await fetch(`${origin}/a/b.ics`);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
});

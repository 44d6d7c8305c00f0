import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeListener } from '../server/node/listener.ts';
import { siteApp } from '../server/node/site-app.ts';
import { expect, test } from './support/test';

/** A service worker that answers each page from its cache, as the service workers of many apps do. */
const WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('app').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
`;

for (const name of ['sw.js', 'ngsw-worker.js']) {
  test(
    `a browser with ${name} from an earlier site shows this site on the next load`,
    { tag: '@thorough' },
    async ({ page }) => {
      const earlier: RequestListener = ({ url }, response) => {
        const isWorker = url === `/${name}`;
        response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
        response.end(
          isWorker
            ? WORKER
            : `<title>Earlier</title><script>navigator.serviceWorker.register('/${name}')</script>`,
        );
      };
      let serve = earlier;
      const server = createServer((request, response) => serve(request, response));
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      try {
        await page.goto(origin);
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        serve = nodeListener(siteApp('.local/demo/dist').fetch);
        await page.goto(origin);
        await expect(page).not.toHaveTitle('Earlier');
        const left = await page.evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()),
          ...(await caches.keys()),
        ]);
        expect(left).toEqual([]);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  );
}

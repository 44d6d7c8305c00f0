/*
 * The site has no service worker. But a browser keeps the service worker of an earlier site at this address, even if its file is
 * gone, and would show the earlier site for ever. At each visit the browser looks for a newer version. It finds this one, which
 * unregisters itself (docs/deploying.md).
 */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Open pages are from the earlier worker, so they are loaded again.
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

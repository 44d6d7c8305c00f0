/*
 * The site has no service worker. One of an earlier site at this address would show that site for ever: browsers keep a worker whose
 * file is gone. They look for a newer one at each visit, find this, and are rid of both. See docs/deploying.md.
 */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  // What is open was shown by the earlier worker.
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

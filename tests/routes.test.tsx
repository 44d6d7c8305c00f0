// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { notFound, preloadPath, routes } from '@/routes';
import { specifiedPaths, specifiedServices } from './support/specification';

test('has every route of the specification, once, and no other', () => {
  expect(specifiedPaths).toHaveLength(50);
  expect(routes.map(({ path }) => path).toSorted()).toEqual(specifiedPaths.toSorted());
});

test('has no route for the dead links of the specification', () => {
  const dead =
    /^\/(services\/(international-ip|ip-litigation)|careers|blog|support|refund-policy|cookie-policy)$/;
  expect(routes.filter(({ path }) => dead.test(path))).toEqual([]);
});

const sources = new Set([...routes, notFound].flatMap((route) => route.sources));

test.each([...sources])('%s is there', (source) => {
  expect(existsSync(new URL(`../${source}`, import.meta.url))).toBe(true);
});

test('names the sources of each page by its address', () => {
  const named = Object.fromEntries(routes.map((route) => [route.path, route.sources]));
  expect(named).toMatchObject({
    '/': ['src/pages/home.tsx'],
    '/about': ['src/pages/about.tsx'],
    '/contact': ['src/pages/contact.tsx'],
    '/razorpay-checkout': ['src/pages/checkout.tsx'],
    '/legal/terms': ['src/pages/legal/terms.tsx'],
    '/legal/privacy': ['src/pages/legal/privacy.tsx'],
    '/legal/disclaimer': ['src/pages/legal/disclaimer.tsx'],
  });
  for (const slug of specifiedServices) {
    expect(named[`/services/${slug}`]).toEqual([
      'src/pages/service/page.tsx',
      `src/content/services/details/${slug}.ts?page`,
    ]);
  }
  expect(notFound.sources).toEqual(['src/pages/not-found.tsx']);
});

test('fetches the code of the page that a path leads to', async () => {
  const about = routes.find(({ path }) => path === '/about');
  if (!about) throw new Error('/about has no route');
  const preload = vi.spyOn(about, 'preload').mockResolvedValue(null);
  const preloadNotFound = vi.spyOn(notFound, 'preload').mockResolvedValue(null);
  await preloadPath('/about');
  expect(preload).toHaveBeenCalledOnce();
  expect(preloadNotFound).not.toHaveBeenCalled();
});

test.each(['/nothing', '/about/', '/About', '/services', '/services/ip-litigation'])(
  'fetches the not-found page for %s',
  async (path) => {
    const preloads = routes.map((route) => vi.spyOn(route, 'preload').mockResolvedValue(null));
    const preloadNotFound = vi.spyOn(notFound, 'preload').mockResolvedValue(null);
    await preloadPath(path);
    expect(preloadNotFound).toHaveBeenCalledOnce();
    for (const preload of preloads) expect(preload).not.toHaveBeenCalled();
  },
);

test('passes on that the code of a page cannot be had', async () => {
  vi.spyOn(notFound, 'preload').mockRejectedValue(new Error('gone'));
  await expect(preloadPath('/nothing')).rejects.toThrow('gone');
});

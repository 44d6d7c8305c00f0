// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { notFound, preloadPath, routes } from '@/routes';
import { specifiedPaths } from './support/specification';

test('has every route of the specification, once, and no other', () => {
  expect(specifiedPaths).toHaveLength(50);
  expect(routes.map(({ path }) => path).toSorted()).toEqual(specifiedPaths.toSorted());
});

test.each([
  { path: '/about', preloaded: '/about' },
  { path: '/services/gst-filing', preloaded: '/services/gst-filing' },
  ...['/nothing', '/about/', '/About', '/services', '/services/ip-litigation'].map((path) => ({
    path,
    preloaded: '/404',
  })),
])('for $path the code of $preloaded is fetched, and no other', async ({ path, preloaded }) => {
  const spies = [...routes, notFound].map((route) => ({
    path: route.path,
    preload: vi.spyOn(route, 'preload').mockResolvedValue(null),
  }));
  await preloadPath(path);
  const called = spies.filter(({ preload }) => preload.mock.calls.length > 0);
  expect(called.map((route) => route.path)).toEqual([preloaded]);
});

test('passes on that the code of a page cannot be had', async () => {
  vi.spyOn(notFound, 'preload').mockRejectedValue(new Error('gone'));
  await expect(preloadPath('/nothing')).rejects.toThrow('gone');
});

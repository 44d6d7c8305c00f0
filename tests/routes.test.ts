import { expect, test, vi } from 'vitest';
import { services } from '@/content/services/catalogue';
import { notFound, preloadPath, routes } from '@/routes';
import { specifiedDeadEnds, specifiedPaths } from './support/specification';

const served = routes.map(({ path }) => path);

test('has every route of the specification, one for each service, and no other', () => {
  expect(served).toEqual(expect.arrayContaining(specifiedPaths));
  const ofServices = services.map(({ slug }) => `/services/${slug}`);
  expect(served.toSorted()).toEqual([...new Set([...specifiedPaths, ...ofServices])].toSorted());
});

test('has no route for the dead links of the specification', () => {
  expect(served.filter((path) => specifiedDeadEnds.includes(path))).toEqual([]);
});

test.each(['/about', '/nothing', '/about/', '/About', '/services', '/services/ip-litigation'])(
  'fetches the code of the one page that %s leads to',
  async (path) => {
    const preloads = [...routes, notFound].map((route) => ({
      route,
      preload: vi.spyOn(route, 'preload').mockResolvedValue(null),
    }));
    await preloadPath(path);
    const fetched = preloads.filter(({ preload }) => preload.mock.calls.length > 0);
    expect(fetched.map(({ route }) => route)).toEqual([
      routes.find((route) => route.path === path) ?? notFound,
    ]);
  },
);

test('passes on that the code of a page cannot be had', async () => {
  vi.spyOn(notFound, 'preload').mockRejectedValue(new Error('gone'));
  await expect(preloadPath('/nothing')).rejects.toThrow('gone');
});

import { expect, test, vi } from 'vitest';
import { notFound, preloadPath, routes } from '@/routes';

/* tests/build/pages.test.ts compares the routes with the pages. */

test.each(['/about', '/nothing', '/about/', '/About', '/services', '/services/ip-litigation'])(
  'the address %s fetches the code of one page',
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

import { expect, test, vi } from 'vitest';
import { loadCode } from '@/lib/load-code';

const failure = new TypeError('Failed to fetch dynamically imported module');

/** A browser that has been answered so for these addresses, and a network that answers so now. */
function stubBrowser(answers: Record<string, number>, statusNow: number) {
  const entries = Object.entries(answers).map(([name, responseStatus]) => ({
    name,
    responseStatus,
    responseEnd: performance.now(),
  }));
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  const fetch = vi.fn(async () => new Response('', { status: statusNow }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('fetches a missing script past the cache and loads the code again', async () => {
  const fetch = stubBrowser(
    { '/assets/chat.js': 404, '/photo.jpg': 404, '/assets/a.js': 200 },
    200,
  );
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(failure);
  expect(await loadCode(load)).toBe('code');
  expect(fetch.mock.calls).toEqual([['/assets/chat.js', { cache: 'reload' }]]);
});

test('fails where the script is still missing', async () => {
  stubBrowser({ '/assets/chat.js': 404 }, 404);
  const load = vi.fn(async () => Promise.reject(failure));
  await expect(loadCode(load)).rejects.toBe(failure);
  expect(load).toHaveBeenCalledOnce();
});

test.each([[{}], [undefined], [[{ find: 1 }, {}]]])(
  'fails at an empty answer: %s',
  async (code) => {
    stubBrowser({}, 200);
    await expect(loadCode(async () => code)).rejects.toThrow('came empty');
  },
);

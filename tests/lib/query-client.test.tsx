import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset().mockImplementation(() => Promise.resolve(Response.json({ services: 43 })));
  vi.stubGlobal('fetch', fetchStub);
});

test('the fetcher joins the key to an address, sends cookies, and returns JSON', async () => {
  const data = await queryClient.fetchQuery({ queryKey: ['/api', 'services', 7] });
  expect(data).toEqual({ services: 43 });
  expect(fetchStub).toHaveBeenCalledOnce();
  const [address, request] = fetchStub.mock.calls[0] ?? [];
  expect(address).toBe('/api/services/7');
  expect(request?.credentials).toBe('include');
  expect(request?.method ?? 'GET').toBe('GET');
  expect(request).not.toHaveProperty('body');
});

/* The library itself tests the effect of these settings. */
test('no request is retried, and no data is fetched again', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  });
});

test.each([
  [404, 'No such service', '404: No such service'],
  [401, null, '401: Status text'],
])('a failed answer of %i with the body %s says “%s”', async (status, body, message) => {
  fetchStub.mockResolvedValue(new Response(body, { status, statusText: 'Status text' }));
  await expect(queryClient.fetchQuery({ queryKey: ['/api'] })).rejects.toThrow(new Error(message));
});

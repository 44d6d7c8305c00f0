import { focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';

const YEAR = 365 * 24 * 60 * 60 * 1000;

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset().mockImplementation(() => Promise.resolve(Response.json({ services: 43 })));
  vi.stubGlobal('fetch', fetchStub);
  // As a provider does it: from here on the client hears of focus and connection.
  queryClient.mount();
});

afterEach(() => {
  queryClient.unmount();
  focusManager.setFocused(undefined);
});

/** Keeps a query alive, as a component on the page would, and returns what ends it. */
function watch(queryKey: string[]): () => void {
  return new QueryObserver(queryClient, { queryKey }).subscribe(() => {});
}

test('fetches JSON by GET, with cookies, from the joined segments of the key', async () => {
  const data = await queryClient.fetchQuery({ queryKey: ['/api', 'services', 7] });
  expect(data).toEqual({ services: 43 });
  expect(fetchStub).toHaveBeenCalledOnce();
  const [address, request] = fetchStub.mock.calls[0] ?? [];
  expect(address).toBe('/api/services/7');
  expect(request?.credentials).toBe('include');
  expect(request?.method ?? 'GET').toBe('GET');
  expect(request).not.toHaveProperty('body');
});

test('a failed query is not retried', async () => {
  vi.useFakeTimers();
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  watch(['/api']);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(queryClient.getQueryState(['/api'])?.status).toBe('error');
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('a failed mutation is not retried', async () => {
  vi.useFakeTimers();
  const mutationFn = vi.fn(() => Promise.reject(new Error('Refused')));
  const mutation = new MutationObserver(queryClient, { mutationFn });
  const outcome = expect(mutation.mutate()).rejects.toThrow('Refused');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await outcome;
  expect(mutationFn).toHaveBeenCalledOnce();
});

test('fetched data never goes stale and is not refetched on a timer', async () => {
  vi.useFakeTimers();
  watch(['/api']);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  vi.setSystemTime(Date.now() + YEAR);
  watch(['/api']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(queryClient.getQueryState(['/api'])?.status).toBe('success');
  expect(fetchStub).toHaveBeenCalledOnce();
});

test.each([
  {
    answer: new Response('No such service', { status: 404, statusText: 'Not Found' }),
    error: '404: No such service',
  },
  {
    answer: new Response(null, { status: 401, statusText: 'Unauthorized' }),
    error: '401: Unauthorized',
  },
])('says "$error" of a failed answer', async ({ answer, error }) => {
  fetchStub.mockResolvedValue(answer);
  await expect(queryClient.fetchQuery({ queryKey: ['/api'] })).rejects.toThrow(new Error(error));
});

import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset().mockImplementation(() => Promise.resolve(Response.json({ services: 43 })));
  vi.stubGlobal('fetch', fetchStub);
});

/** Keeps a query alive, as a component on the page would. */
const watch = () => new QueryObserver(queryClient, { queryKey: ['/api'] }).subscribe(() => {});

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
  watch();
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
  watch();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  vi.setSystemTime('2100-01-01');
  watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(queryClient.getQueryState(['/api'])?.status).toBe('success');
  expect(fetchStub).toHaveBeenCalledOnce();
});

test.each([
  [404, 'No such service', '404: No such service'],
  [401, null, '401: Status text'],
])('a failed answer of %i with the body %s says “%s”', async (status, body, message) => {
  fetchStub.mockResolvedValue(new Response(body, { status, statusText: 'Status text' }));
  await expect(queryClient.fetchQuery({ queryKey: ['/api'] })).rejects.toThrow(new Error(message));
});

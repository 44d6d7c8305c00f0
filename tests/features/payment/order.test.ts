import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrder } from '@/features/payment/order';

const fetchOrder = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', fetchOrder));

afterEach(() => {
  fetchOrder.mockReset();
});

test('posts amount and currency as JSON, with a time limit, and returns the id', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetchOrder.mockResolvedValue(Response.json({ id: 'order_9A33XWu170gUtm', status: 'created' }));

  await expect(createOrder('/orders', 50_000)).resolves.toBe('order_9A33XWu170gUtm');

  expect(timeout).toHaveBeenCalledWith(15_000);
  const [url, request] = fetchOrder.mock.calls[0] ?? [];
  expect(url).toBe('/orders');
  expect(request).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    signal: timeout.mock.results[0]?.value,
  });
  expect(JSON.parse(String(request?.body))).toEqual({ amount: 50_000, currency: 'INR' });
});

test.each([
  ['a refusal', () => Response.json({ id: 'order_9A33XWu170gUtm' }, { status: 400 })],
  ['an error page', () => new Response('<h1>Sorry</h1>')],
  ['JSON without an order', () => Response.json({})],
  ['an id that is none of Razorpay’s', () => Response.json({ id: '<script>' })],
  ['null', () => Response.json(null)],
  ['an empty body', () => new Response('')],
  ['a body that is cut off', () => new Response('{"id":"order_9A33XW')],
])('throws on %s', async (_answer, respond) => {
  fetchOrder.mockResolvedValue(respond());
  await expect(createOrder('/orders', 50_000)).rejects.toThrow();
});

test('throws when there is no answer', async () => {
  fetchOrder.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(createOrder('/orders', 50_000)).rejects.toThrow('Failed to fetch');
});

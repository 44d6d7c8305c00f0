import { expect, test, vi } from 'vitest';
import { orderFrom } from '../../server/functions';
import { orderHandler, type OrderOptions } from '../../server/order';
import { rateLimitInMemory } from '../../server/rate-limit';

const KEY = { keyId: 'rzp_test_a1', keySecret: 'the-secret' };
const ORDER = { amount: 49900, currency: 'INR' };
const FAILED = 'The payment could not be prepared. Please try again.';

function start(ask: typeof fetch, options: Partial<OrderOptions> = {}) {
  const log = vi.fn<(text: string) => void>();
  const handler = orderHandler({ ...KEY, ask, timeout: 30, log, ...options });
  const post = async (order: unknown = ORDER, headers: Record<string, string> = {}) => {
    const response = await handler(
      new Request('http://www.example.com/api/order', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof order === 'string' ? order : JSON.stringify(order),
      }),
    );
    const text = await response.text();
    const { message } = JSON.parse(text) as { message?: string };
    return { status: response.status, headers: response.headers, text, message };
  };
  return { post, log };
}

const created: typeof fetch = async () => Response.json({ id: 'order_a1', ...ORDER });

test('the endpoint asks Razorpay for an order once, with key and secret, and answers only with its id', async () => {
  const ask = vi.fn(created);
  const { status, headers, text } = await start(ask).post();
  expect([status, text]).toEqual([200, '{"id":"order_a1"}']);
  expect(headers.get('cache-control')).toBe('no-store');
  const [url, init] = ask.mock.calls[0]!;
  expect(url).toBe('https://api.razorpay.com/v1/orders');
  expect(JSON.parse(init?.body as string)).toEqual(ORDER);
  expect(init?.headers).toMatchObject({
    authorization: `Basic ${btoa('rzp_test_a1:the-secret')}`,
  });
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  ['hangs', async () => new Promise<never>(() => {})],
  ['refuses the key', async () => Response.json({ error: {} }, { status: 401 })],
  ['answers with another amount', async () => Response.json({ id: 'order_a1', amount: 1 })],
  ['answers with a malformed id', async () => Response.json({ ...ORDER, id: '<b>' })],
] as const)('an order fails without details if Razorpay %s', async (_, reply) => {
  const ask = vi.fn<typeof fetch>(reply);
  const { post, log } = start(ask);
  expect(await post()).toMatchObject({ status: 502, message: FAILED });
  expect(ask).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Razorpay created no order: ./));
});

test.each([
  ['99 paise', { ...ORDER, amount: 99 }, 422],
  ['a part of a paisa', { ...ORDER, amount: 100.5 }, 422],
  ['more than the largest amount', { ...ORDER, amount: 5_00_000_01 + 99 }, 422],
  ['another currency', { ...ORDER, currency: 'USD' }, 422],
  ['half of JSON', '{"amount":500,', 422],
  ['far too much', 'x'.repeat(20_000), 413],
])('an order of %s is refused with a reason, and not sent to Razorpay', async (_, order, code) => {
  const ask = vi.fn(created);
  expect(await start(ask).post(order)).toMatchObject({ status: code, message: expect.any(String) });
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['http://127.0.0.1:9090', true],
  ['http://[::1]:9090', true],
  ['http://localhost', true],
  ['https://api.razorpay.example', false],
  ['http://localhost@razorpay.example', false],
  ['http://127.0.0.1.razorpay.example', false],
])('RAZORPAY_API_URL may be %s: %s', async (RAZORPAY_API_URL, isTaken) => {
  const ask = vi.fn(created);
  const { keyId, keySecret } = KEY;
  const env = { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_API_URL };
  if (!isTaken) return expect(() => orderFrom(env, { ask })).toThrow('must be this machine');
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(ORDER) };
  await orderFrom(env, { ask })(new Request('http://www.example.com/api/order', init));
  expect(ask.mock.calls[0]?.[0]).toBe(`${RAZORPAY_API_URL}/v1/orders`);
});

test('only pages of this site may order, and only a limited number of times', async () => {
  const rateLimit = rateLimitInMemory(1, 60);
  const { post } = start(created, { rateLimit, addressHeader: 'x-real-ip' });
  expect((await post(ORDER, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(ORDER, { origin: 'https://other.example' })).status).toBe(403);
  const from = { 'x-real-ip': '203.0.113.1' };
  expect([(await post(ORDER, from)).status, (await post(ORDER, from)).status]).toEqual([200, 429]);
});

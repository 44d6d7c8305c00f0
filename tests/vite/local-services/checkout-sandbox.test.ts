// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { checkoutSandbox } from '../../../vite/local-services/checkout-sandbox';
import { listen } from './listen';

let origin: string;

beforeEach(async () => {
  origin = await listen(checkoutSandbox());
});

function order(body: string) {
  return fetch(`${origin}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

test('serves the checkout script as it is on disk', async () => {
  const response = await fetch(`${origin}/sandbox/checkout.js?v=1`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe(
    await readFile('vite/local-services/checkout-sandbox-client.js', 'utf8'),
  );
});

test('creates an order with an id of its own for each request', async () => {
  const first = await order('{"amount":49900,"currency":"INR"}');
  expect(first.status).toBe(200);
  const created = await first.json();
  expect(created).toEqual({
    id: expect.stringMatching(/^order_\w{14}$/),
    amount: 49900,
    currency: 'INR',
  });
  const second = await (await order('{"amount":49900,"currency":"INR"}')).json();
  expect(second.id).not.toBe(created.id);
});

test('creates an order for exactly one rupee', async () => {
  expect((await order('{"amount":100,"currency":"INR"}')).status).toBe(200);
});

test.for([
  '{"amount":99,"currency":"INR"}',
  '{"amount":-500,"currency":"INR"}',
  '{"amount":100.5,"currency":"INR"}',
  '{"amount":"500","currency":"INR"}',
  '{"amount":9007199254740993,"currency":"INR"}',
  '{"currency":"INR"}',
  '{"amount":500}',
  '{"amount":500,"currency":"inr"}',
  'null',
  '{"amount":500,',
  '',
  `{"amount":500,"currency":"INR","notes":"${'x'.repeat(20_000)}"}`,
])('refuses to create an order from %s', async (body) => {
  const response = await order(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) },
  });
});

test('refuses to list orders and names POST', async () => {
  const response = await fetch(`${origin}/sandbox/orders`);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

test('leaves every other path to the next handler', async () => {
  expect((await fetch(`${origin}/sandbox/`)).status).toBe(418);
  expect((await fetch(`${origin}/sandbox/orders/1`)).status).toBe(418);
});

import { readFile } from 'node:fs/promises';
import type { Handler } from '../../server/http.ts';
import { orderHandler } from '../../server/order.ts';

const SCRIPT_FILE = new URL('./checkout-sandbox-client.js', import.meta.url);

/** Stands in for Razorpay, by path: its checkout script, and the orders that it creates for the provider's server. */
export const checkoutSandbox: Readonly<Record<string, Handler>> = {
  '/sandbox/orders': orderHandler({ keyId: 'rzp_test_sandbox', keySecret: 'none', ask }),
  '/sandbox/checkout.js': async () =>
    new Response(await readFile(SCRIPT_FILE), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    }),
};

/** Razorpay's Orders API, which accepts every order: an object as JSON, from `orderHandler`. */
async function ask(_url: unknown, init?: RequestInit): Promise<Response> {
  const id = `order_${crypto.randomUUID().replaceAll('-', '').slice(0, 14)}`;
  return Response.json({ id, ...(JSON.parse(init?.body as string) as object) });
}

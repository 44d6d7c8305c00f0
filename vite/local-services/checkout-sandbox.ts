import { readFile } from 'node:fs/promises';
import { orderHandler } from '../../server/order.ts';
import type { Responder } from '../../server/node/adapter.ts';

const SCRIPT_FILE = new URL('./checkout-sandbox-client.js', import.meta.url);

/** Stands in for Razorpay: its checkout script, and the orders that it creates for the provider's server. */
export function checkoutSandbox(): Responder {
  const createOrder = orderHandler({ keyId: 'rzp_test_sandbox', keySecret: 'none', ask });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/sandbox/orders') return createOrder(request);
    if (pathname !== '/sandbox/checkout.js') return undefined;
    return new Response(await readFile(SCRIPT_FILE), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

/** Razorpay's Orders API, which every order suits. */
const ask: typeof fetch = async (_url, init) => {
  const id = `order_${crypto.randomUUID().replaceAll('-', '').slice(0, 14)}`;
  return Response.json({ id, ...(JSON.parse(init?.body as string) as object) });
};

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { z } from 'zod';
import { pathOf, readBody, send, sendJson } from './http.ts';

const SCRIPT_FILE = new URL('./checkout-sandbox-client.js', import.meta.url);

const MAX_BODY_BYTES = 10 * 1024;

/** Razorpay's own limit: a whole number of paise, at least one rupee. */
const orderSchema = z.object({
  amount: z.int().min(100),
  currency: z.literal('INR'),
});

/** Stands in for Razorpay: its checkout script, and the orders that the provider's server would create. */
export function checkoutSandbox(): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request);
    if (path === '/sandbox/checkout.js') {
      sendScript(response).catch(next);
    } else if (path === '/sandbox/orders') {
      createOrder(request, response).catch(next);
    } else {
      next();
    }
  };
}

async function sendScript(response: ServerResponse): Promise<void> {
  send(response, 200, await readFile(SCRIPT_FILE), {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
  });
}

async function createOrder(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    sendJson(response, 405, failure('Orders are created with POST.'), { allow: 'POST' });
    return;
  }
  const order = orderSchema.safeParse(parseJson(await readBody(request, MAX_BODY_BYTES)));
  if (order.success) {
    sendJson(response, 200, { id: `order_${randomBytes(7).toString('hex')}`, ...order.data });
  } else {
    sendJson(response, 400, failure('An order needs an amount of at least 100 paise, in INR.'));
  }
}

/** The shape in which Razorpay words its refusals. */
function failure(description: string) {
  return { error: { code: 'BAD_REQUEST_ERROR', description } };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

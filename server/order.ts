import { z } from 'zod';
import {
  isAllowed,
  mediaType,
  parseJson,
  readBody,
  within,
  withOrigins,
  wordsOf,
  type Handler,
} from './http.ts';
import { clientAddress, waitOf, type RateLimit } from './rate-limit.ts';
import { refusal } from './reply.ts';

export interface OrderOptions {
  keyId: string;
  keySecret: string;
  /** The largest order, in paise. */
  most?: number;
  rateLimit?: RateLimit;
  /** The header in which the host says whom a request comes from. */
  addressHeader?: string;
  /** Origins besides the site's own whose pages may ask. */
  origins?: readonly string[];
  /** Milliseconds for Razorpay's answer. The pay page waits 15 seconds. */
  patience?: number;
  /** Razorpay, or what stands in for it. */
  ask?: typeof fetch;
  /** Tells the owner what went wrong. */
  log?: (text: string) => void;
}

const ORDERS_API = 'https://api.razorpay.com/v1/orders';

const MAX_BODY_BYTES = 10 * 1024;

/** Razorpay's least amount, one rupee, in paise. */
const LEAST = 100;

/** ₹5,00,000: what Razorpay lets a new account take at a time. */
const MOST = 5_00_000_00;

const orderSchema = z.object({ id: z.string().regex(/^order_\w+$/), amount: z.int() });

/**
 * Creates an order with Razorpay before the checkout opens: `{ amount, currency }` in, `{ id }` out. Nothing is tried
 * twice. An order that nobody pays costs nothing, so a visitor may simply press again.
 */
export function orderHandler(options: OrderOptions): Handler {
  const { keyId, keySecret, most = MOST, origins = [], patience = 8000 } = options;
  const { ask = fetch, log = console.error } = options;
  const wanted = z.object({ amount: z.int().min(LEAST).max(most), currency: z.literal('INR') });

  async function receive(request: Request): Promise<Response> {
    if (request.method !== 'POST') {
      return refusal(request, 405, 'Orders are created with POST.', { allow: 'POST' });
    }
    if (!isAllowed(request, origins)) {
      return refusal(request, 403, 'Orders are not taken from this page.');
    }
    if (mediaType(request) !== 'application/json') {
      return refusal(request, 415, 'Orders are asked for in JSON.');
    }
    const body = await readBody(request, MAX_BODY_BYTES);
    if (!body) return refusal(request, 413, 'The request is too long.');
    const order = wanted.safeParse(parseJson(body));
    if (!order.success) {
      const limits = `from ₹${LEAST / 100} to ₹${(most / 100).toLocaleString('en-IN')}`;
      return refusal(request, 422, `An order needs a whole number of paise, ${limits}, in INR.`);
    }
    const address = clientAddress(request, options.addressHeader);
    const seconds = await waitOf(options.rateLimit, address);
    if (seconds > 0) return busy(request, seconds);
    return create(request, order.data);
  }

  async function create(request: Request, order: z.infer<typeof wanted>): Promise<Response> {
    try {
      const { status, retryAfter, text } = await within(patience, async (signal) => {
        const response = await ask(ORDERS_API, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
          },
          body: JSON.stringify(order),
          redirect: 'manual',
          signal,
        });
        return {
          status: response.status,
          retryAfter: Number(response.headers.get('retry-after')),
          text: await response.text(),
        };
      });
      if (status === 429) {
        log('Razorpay takes no more orders for the moment (429)');
        return busy(request, retryAfter > 0 ? retryAfter : 60);
      }
      const created = orderSchema.safeParse(parseJson(text));
      if (status === 200 && created.data?.amount === order.amount) {
        const headers = { 'cache-control': 'no-store' };
        return Response.json({ id: created.data.id }, { headers });
      }
      log(`Razorpay created no order: ${status === 401 ? 'key or secret is wrong' : status}`);
    } catch (error) {
      log(`Razorpay created no order: ${wordsOf(error)}`);
    }
    return refusal(request, 502, 'The payment could not be prepared. Please try again.');
  }

  return withOrigins(receive, origins);
}

function busy(request: Request, seconds: number): Response {
  return refusal(request, 429, 'Too many payments are being prepared. Please try again soon.', {
    'retry-after': String(seconds),
  });
}

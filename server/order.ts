import { z } from 'zod';
import {
  parseJson,
  postEndpoint,
  postJson,
  within,
  messageOf,
  type EndpointOptions,
  type Handler,
} from './http.ts';
import { tooMany } from './rate-limit.ts';
import { answer } from './reply.ts';

export interface OrderOptions extends EndpointOptions {
  keyId: string;
  keySecret: string;
  /** The largest order, in paise. */
  most?: number;
  /** The origin of Razorpay's API, or of a mock. */
  api?: string;
  ask?: typeof fetch;
}

const MAX_BODY_BYTES = 10 * 1024;

/** Razorpay's smallest amount, one rupee, in paise. */
const LEAST = 100;

/** ₹5,00,000, the largest payment of a new Razorpay account. */
const MOST = 5_00_000_00;

const TOO_MANY = 'Too many payments are being prepared. Please try again soon.';

const orderSchema = z.object({ id: z.string().regex(/^order_\w+$/), amount: z.int() });

/**
 * Creates an order with Razorpay before the checkout opens. The request has `{ amount, currency }`, the answer `{ id }`. A failed
 * request is not repeated: an unpaid order costs nothing, so the visitor can press again.
 */
export function orderHandler(options: OrderOptions): Handler {
  const { keyId, keySecret, most = MOST, timeout = 8000 } = options;
  const { api = 'https://api.razorpay.com', ask = fetch, log = console.error } = options;
  const wanted = z.object({ amount: z.int().min(LEAST).max(most), currency: z.literal('INR') });

  async function receive(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Response> {
    const order = wanted.safeParse(parseJson(body));
    if (!order.success) {
      const limits = `from ₹${LEAST / 100} to ₹${(most / 100).toLocaleString('en-IN')}`;
      return answer(request, 422, `Online payments are ${limits}.`);
    }
    return (await tooMany(request, options, TOO_MANY)) ?? create(request, order.data);
  }

  async function create(request: Request, order: z.infer<typeof wanted>): Promise<Response> {
    const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` };
    const body = JSON.stringify(order);
    try {
      const text = await within(timeout, async (signal) =>
        postJson(`${api}/v1/orders`, { headers, body, signal }, ask),
      );
      const { data: created } = orderSchema.safeParse(parseJson(text));
      if (created?.amount !== order.amount)
        throw new Error('its answer is no order of this amount');
      return Response.json({ id: created.id }, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      log(`Razorpay created no order: ${messageOf(error)}`);
    }
    return answer(request, 502, 'The payment could not be prepared. Please try again.');
  }

  return postEndpoint(options, { type: 'application/json', longest: MAX_BODY_BYTES }, receive);
}

import * as z from 'zod/mini';
import { shortened } from '@/lib/shortened';

/** Milliseconds until a request without an answer counts as failed. */
const TIME_LIMIT = 15_000;

/** Named as in Razorpay's Orders API. Other properties are ignored. */
const order = z.object({ id: z.string().check(z.regex(/^order_\w+$/)) });

/** A refusal by our own endpoint, such as for an amount above its limit. */
const refusal = z.object({ message: z.string().check(z.trim()) });

/** Characters of a refusal that are shown. */
const LONGEST_REFUSAL = 200;

/**
 * Asks the provider's server to create an order with Razorpay. Razorpay refunds payments without an order.
 *
 * @param endpoint takes a POST of the JSON `{ amount, currency }`, and answers with JSON with the order's `id`
 * @param amount whole paise
 * @returns the order's id, or the reason of a refusal
 * @throws Error if there is no answer within 15 seconds, or the answer has neither an id nor a reason
 */
export async function createOrder(endpoint: string, amount: number) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount, currency: 'INR' }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const answer: unknown = await response.json();
  if (response.ok) return z.parse(order, answer);
  return { refused: shortened(z.parse(refusal, answer).message, LONGEST_REFUSAL) };
}

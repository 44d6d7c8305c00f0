import * as z from 'zod/mini';
import { shortened } from '@/lib/shortened';

/** Milliseconds until an unanswered request counts as failed. */
const TIME_LIMIT = 15_000;

/** Named as in Razorpay's Orders API; other properties of the answer are ignored. */
const order = z.object({ id: z.string().check(z.regex(/^order_\w+$/)) });

/** As our own endpoint refuses, such as an amount above its limit. */
const refusal = z.object({ message: z.string().check(z.trim()) });

/** How many characters of a refusal the visitor is shown. */
const LONGEST_REFUSAL = 200;

/**
 * Asks the provider's server to create an order with Razorpay before the checkout opens. Razorpay captures only payments
 * that belong to an order, and refunds the others.
 *
 * @param endpoint takes a POST of JSON, `{ amount, currency }`, and answers with JSON that holds the order's `id`
 * @param amount whole paise
 * @returns the order's id, or why the endpoint creates none
 * @throws Error if there was no answer within 15 seconds, or neither in the answer
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

import * as z from 'zod/mini';

/** Milliseconds until an unanswered request counts as failed. */
const TIME_LIMIT = 15_000;

/** Named as in Razorpay's Orders API; other properties of the answer are ignored. */
const order = z.object({ id: z.string().check(z.regex(/^order_\w+$/)) });

/**
 * Asks the provider's server to create an order with Razorpay before the checkout opens. Razorpay captures only payments
 * that belong to an order, and refunds the others.
 *
 * @param endpoint takes a POST of JSON, `{ amount, currency }`, and answers with JSON that holds the order's `id`
 * @param amount whole paise
 * @returns the order's id
 * @throws Error if there was no answer within 15 seconds, a status other than 2xx, or no order in the answer
 */
export async function createOrder(endpoint: string, amount: number): Promise<string> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount, currency: 'INR' }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!response.ok) throw new Error(`No order: ${response.status}`);
  return z.parse(order, await response.json()).id;
}

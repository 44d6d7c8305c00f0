import * as z from 'zod/mini';
import { shortened } from '@/lib/shortened';

/*
 * The part of Razorpay's checkout script that this site uses.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */

/** The smallest amount that Razorpay accepts, in paise (razorpay.com/docs/api/orders/create). */
export const LEAST_AMOUNT = 100;

export interface CheckoutOptions {
  /** The public key id; the secret never comes near a browser. */
  key: string;
  /** Whole paise, at least `LEAST_AMOUNT`. */
  amount: number;
  currency: 'INR';
  name: string;
  /** Starts with a letter or digit, or Razorpay refuses it. */
  description: string;
  /** Absolute address of a square logo. */
  image: string;
  /** Only if an order was created on a server beforehand. */
  order_id?: string;
  prefill: { email: string };
  theme: { color: string };
  /** Runs when Razorpay reports a payment, with `{ razorpay_payment_id }`. Anyone can call it, so it proves nothing. */
  handler: (response?: unknown) => void;
  modal: {
    /** The visitor has closed the window. */
    ondismiss: () => void;
    /** Razorpay asks before it closes, so that a stray tap loses nothing. */
    confirm_close: boolean;
    animation: boolean;
  };
}

/** Only `open` is sure to be there: other versions of the script, and stand-ins for it, have nothing else. */
export interface Checkout {
  open: () => void;
  close?: () => void;
  on?: (event: 'payment.failed', listener: (failure?: unknown) => void) => void;
}

export type CheckoutConstructor = new (options: CheckoutOptions) => Checkout;

declare global {
  interface Window {
    /** Defined once the checkout script has run. */
    Razorpay?: CheckoutConstructor;
  }
}

/** How many characters of the bank's message the visitor is shown. */
const LONGEST_REASON = 200;

/** Razorpay's IDs have 18 characters. */
const paid = z.object({
  razorpay_payment_id: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});

/** `description` is a sentence for the payer. */
const failed = z.object({ error: z.object({ description: z.string().check(z.trim()) }) });

interface CheckoutCalls {
  /** Razorpay reports a payment; null where its report holds no ID. */
  onPaid: (paymentId: string | null) => void;
  /** An attempt has failed, for a reason that Razorpay may give. The window stays open for another one. */
  onFailed: (reason: string | undefined) => void;
  /** The visitor has closed the window. */
  onDismiss: () => void;
}

/** Opens Razorpay's window; throws if it can't. */
export function openCheckout(
  options: Omit<CheckoutOptions, 'handler' | 'modal'>,
  { onPaid, onFailed, onDismiss }: CheckoutCalls,
): Checkout {
  if (!window.Razorpay) throw new Error('The checkout script has gone');
  const checkout = new window.Razorpay({
    ...options,
    handler: (response) => onPaid(z.safeParse(paid, response).data?.razorpay_payment_id ?? null),
    modal: {
      ondismiss: onDismiss,
      confirm_close: true,
      animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
  });
  checkout.on?.('payment.failed', (failure) => {
    const reason = z.safeParse(failed, failure).data?.error.description;
    onFailed(reason && shortened(reason, LONGEST_REASON));
  });
  checkout.open();
  return checkout;
}

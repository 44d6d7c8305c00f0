import * as z from 'zod/mini';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';
import { shortened } from '@/lib/shortened';

/*
 * The part of Razorpay's checkout script that this site uses.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */

/** The smallest amount that Razorpay accepts, in paise (razorpay.com/docs/api/orders/create). */
export const LEAST_AMOUNT = 100;

export interface CheckoutOptions {
  /** The public key id, never the secret. */
  key: string;
  /** Whole paise, at least `LEAST_AMOUNT`. */
  amount: number;
  currency: 'INR';
  name: string;
  /** Starts with a letter or digit, or Razorpay refuses it. */
  description: string;
  /** Absolute address of a square logo. */
  image: string;
  /** The order, if the server has created one. */
  order_id?: string;
  prefill: { email: string };
  theme: { color: string };
  /** Called with `{ razorpay_payment_id }` after a payment. Anyone can call it, so it proves nothing. */
  handler: (response?: unknown) => void;
  modal: {
    /** The visitor has closed the window. */
    ondismiss: () => void;
    /** Razorpay asks before it closes, so that a stray tap loses nothing. */
    confirm_close: boolean;
    animation: boolean;
  };
}

/** Other versions of the script may have only `open`. */
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

/** Characters of the bank's message that are shown. */
const LONGEST_REASON = 200;

/** Razorpay's IDs have 18 characters. */
const paid = z.object({
  razorpay_payment_id: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});

/** `description` is a sentence for the payer. */
const failed = z.object({ error: z.object({ description: z.string().check(z.trim()) }) });

export interface Payment {
  /** Whole paise. */
  amount: number;
  email: string;
}

interface CheckoutCalls {
  /** Razorpay reports a payment; null without an ID. */
  onPaid: (paymentId: string | null) => void;
  /** An attempt has failed. The window stays open for another one. */
  onFailed: (reason: string | undefined) => void;
  /** The visitor has closed the window. */
  onDismiss: () => void;
}

/** Opens Razorpay's window. @throws Error if it can't */
export function openCheckout(
  { amount, email }: Payment,
  orderId: string | undefined,
  { onPaid, onFailed, onDismiss }: CheckoutCalls,
): Checkout {
  if (!window.Razorpay) throw new Error('There is no checkout script');
  const checkout = new window.Razorpay({
    key: settings.razorpayKeyId,
    amount,
    currency: 'INR',
    name: site.name,
    description: 'Payment against a written quote',
    image: `${site.origin}/favicon.svg`,
    ...(orderId !== undefined && { order_id: orderId }),
    prefill: { email },
    theme: { color: settings.brandColour },
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

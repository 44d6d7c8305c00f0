import * as z from 'zod/mini';
import { shortened } from '@/lib/shortened';

/*
 * The part of Razorpay's checkout script that this site uses.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */

export interface CheckoutOptions {
  /** The public key id; the secret never comes near a browser. */
  key: string;
  /** Whole paise. Razorpay takes 100 or more. */
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
  /** The visitor has closed the window, perhaps after an attempt that had failed for this reason. */
  onDismiss: (reason: string | undefined) => void;
}

/**
 * Opens Razorpay's window. Only opening it may throw. Our callbacks never throw into Razorpay's code, where a payment may be
 * in progress, and methods other than `open` are called only if they exist.
 */
export function openCheckout(
  options: Omit<CheckoutOptions, 'handler' | 'modal'>,
  { onPaid, onDismiss }: CheckoutCalls,
): Required<Pick<Checkout, 'open' | 'close'>> {
  if (!window.Razorpay) throw new Error('The checkout script has gone');
  let reason: string | undefined;
  const checkout = new window.Razorpay({
    ...options,
    handler: (response) => quietly(() => onPaid(paymentIdOf(response))),
    modal: {
      ondismiss: () => quietly(() => onDismiss(reason)),
      confirm_close: true,
      animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
  });
  quietly(() => checkout.on?.('payment.failed', (failure) => (reason = reasonOf(failure))));
  checkout.open();
  return {
    open: () => checkout.open(),
    close: () => quietly(() => checkout.close?.()),
  };
}

function quietly(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn(error);
  }
}

function paymentIdOf(response: unknown): string | null {
  return parsed(paid, response)?.razorpay_payment_id ?? null;
}

function reasonOf(failure: unknown): string | undefined {
  const reason = parsed(failed, failure)?.error.description;
  return reason && shortened(reason, LONGEST_REASON);
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  try {
    return z.safeParse(schema, value).data;
  } catch {
    // A property may throw when it is read.
    return undefined;
  }
}

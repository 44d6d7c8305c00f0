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
  /** Only where an order was created on a server beforehand. */
  order_id?: string;
  prefill: { email: string };
  theme: { color: string };
  /** Runs when Razorpay reports a payment. Anyone can call it, so it proves nothing. */
  handler: (response: PaymentResponse) => void;
  modal: {
    /** The visitor has closed the window. */
    ondismiss: () => void;
    /** Razorpay asks before it closes, so that a stray tap loses nothing. */
    confirm_close: boolean;
    animation: boolean;
  };
}

export interface PaymentResponse {
  razorpay_payment_id: string;
}

export interface PaymentFailure {
  /** `description` is a sentence for the payer. */
  error: { description: string };
}

export interface Checkout {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (failure: PaymentFailure) => void): void;
}

export type CheckoutConstructor = new (options: CheckoutOptions) => Checkout;

declare global {
  interface Window {
    /** There once the checkout script has run. */
    Razorpay?: CheckoutConstructor;
  }
}

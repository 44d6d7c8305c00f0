import { useEffect, useRef, useState } from 'react';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';
import type { Checkout, CheckoutOptions } from './razorpay';

export type PaymentField = 'amount' | 'email';

export interface Payment {
  /** Whole paise. */
  amount: number;
  email: string;
}

export type PaymentState =
  | { status: 'idle' }
  /** An order is being asked for. */
  | { status: 'opening' }
  /** Razorpay's window is open. It stays open when an attempt fails in it, for the next one may succeed. */
  | { status: 'open' }
  | { status: 'paid'; paymentId: string; amount: number }
  | { status: 'invalid'; fields: readonly PaymentField[] }
  | { status: 'not-ready' }
  | { status: 'could-not-open' }
  /** With Razorpay's reason where an attempt had failed before the window was closed. */
  | { status: 'cancelled'; reason: string | undefined };

interface UsePayment {
  state: PaymentState;
  /** Opens Razorpay's window, one at a time: calls while one is opening or open are ignored. */
  pay: (payment: Payment) => void;
  /** Reports what can't be paid as it stands. */
  refuse: (fields: readonly PaymentField[]) => void;
  /** Takes back what was reported, because the visitor is correcting it. */
  correct: () => void;
}

/** One payment through Razorpay's window, from the click to its outcome (specification, sections 4, 7 and 8). */
export function usePayment(): UsePayment {
  const [state, setState] = useState<PaymentState>({ status: 'idle' });
  // State lags a render behind; the second of two quick clicks must not open a second window.
  const underWay = useRef(false);
  const checkout = useRef<Checkout>(undefined);
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      checkout.current?.close();
    };
  }, []);

  function finish(outcome: PaymentState) {
    underWay.current = false;
    checkout.current = undefined;
    setState(outcome);
  }

  function open(payment: Payment, orderId?: string) {
    if (left.current) return;
    // Asked for again, as the order took its time.
    if (!window.Razorpay) return finish({ status: 'not-ready' });
    let reason: string | undefined;
    try {
      const opened = new window.Razorpay({
        ...checkoutOptions(payment),
        ...(orderId !== undefined && { order_id: orderId }),
        handler: (response) =>
          finish({
            status: 'paid',
            paymentId: response.razorpay_payment_id,
            amount: payment.amount,
          }),
        modal: {
          ondismiss: () => finish({ status: 'cancelled', reason }),
          confirm_close: true,
          animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
        },
      });
      opened.on('payment.failed', ({ error }) => {
        reason = error.description;
      });
      checkout.current = opened;
      setState({ status: 'open' });
      opened.open();
    } catch {
      finish({ status: 'could-not-open' });
    }
  }

  async function openWithOrder(payment: Payment) {
    setState({ status: 'opening' });
    try {
      // Loaded on demand: most sites ask for no order, and the check of the answer has its weight.
      const { createOrder } = await import('./order');
      const orderId = await createOrder(settings.razorpayOrderEndpoint, payment.amount);
      open(payment, orderId);
    } catch {
      finish({ status: 'could-not-open' });
    }
  }

  return {
    state,
    pay(payment) {
      if (underWay.current) return;
      if (!window.Razorpay) return setState({ status: 'not-ready' });
      underWay.current = true;
      // Without an order the window opens in the click itself: browsers block bank pages that pop up later.
      if (settings.razorpayOrderEndpoint) void openWithOrder(payment);
      else open(payment);
    },
    refuse: (fields) => setState({ status: 'invalid', fields }),
    correct: () => setState((current) => (isUnderWay(current) ? current : { status: 'idle' })),
  };
}

function isUnderWay({ status }: PaymentState): boolean {
  return status === 'opening' || status === 'open';
}

/** What is the same for every payment but its amount and email. */
function checkoutOptions({ amount, email }: Payment): Omit<CheckoutOptions, 'handler' | 'modal'> {
  return {
    key: settings.razorpayKeyId,
    amount,
    currency: 'INR',
    name: site.name,
    description: 'Payment against a written quote',
    image: `${site.origin}/favicon.svg`,
    prefill: { email },
    // The red of tailwind.config.ts; Razorpay reads hexadecimal colours only.
    theme: { color: '#9f191f' },
  };
}

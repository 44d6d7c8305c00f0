import { useEffect, useRef, useState } from 'react';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';
import { createOrder } from './order';
import { openCheckout } from './razorpay';
import { keepPayment } from './kept-payments';

/** Milliseconds after which a window that is open, as far as the page knows, may not be there for the visitor. */
const WINDOW_LATE = 5000;

export interface Payment {
  /** Whole paise. */
  amount: number;
  email: string;
}

/** How a payment stands that has not been made; one that was reported is told by `useKeptPayments`. */
export type PaymentState =
  /** `opening`: an order is being asked for. */
  | { status: 'idle' | 'opening' | 'invalid' | 'not-ready' | 'could-not-open' }
  /** The window stays open when an attempt fails in it, for the next one may succeed. Some windows are never seen. */
  | { status: 'open'; perhapsUnseen: boolean }
  /** With Razorpay's reason where an attempt had failed before the window was closed. */
  | { status: 'cancelled'; reason: string | undefined };

interface UsePayment {
  state: PaymentState;
  /** Opens Razorpay's window. While the same payment is open, opens its window again. */
  pay: (payment: Payment) => void;
  /** Reports that amount or email can't be paid with. */
  refuse: () => void;
  /** Takes back what was reported, because the visitor is correcting it. */
  correct: () => void;
}

interface Attempt extends Payment {
  window?: ReturnType<typeof openCheckout>;
  /** One window's reports are one payment, which is told by its first. */
  paidAt?: number;
}

/** One payment through Razorpay's window, from the click to its outcome (specification, sections 4, 7 and 8). */
export function usePayment(): UsePayment {
  const [state, setState] = useState<PaymentState>({ status: 'idle' });
  // State lags a render behind, and a window that was closed or left may still report.
  const current = useRef<Attempt>(undefined);

  useEffect(
    () => () => {
      const left = current.current;
      current.current = undefined;
      left?.window?.close();
    },
    [],
  );

  useEffect(() => {
    if (state.status !== 'open' || state.perhapsUnseen) return;
    const timer = setTimeout(() => setState({ status: 'open', perhapsUnseen: true }), WINDOW_LATE);
    return () => clearTimeout(timer);
  }, [state]);

  function finish(outcome: PaymentState) {
    current.current = undefined;
    setState(outcome);
  }

  async function open(attempt: Attempt) {
    const isCurrent = () => current.current === attempt;
    try {
      let orderId: string | undefined;
      // Without an order the window opens in the click itself: browsers block bank pages that pop up later.
      if (settings.razorpayOrderEndpoint) {
        setState({ status: 'opening' });
        orderId = await createOrder(settings.razorpayOrderEndpoint, attempt.amount);
        if (!isCurrent()) return;
      }
      attempt.window = openCheckout(checkoutOptions(attempt, orderId), {
        onPaid(id) {
          if (isCurrent()) finish({ status: 'idle' });
          attempt.paidAt ??= Date.now();
          keepPayment({ id, amount: attempt.amount, at: attempt.paidAt });
        },
        onDismiss(reason) {
          if (isCurrent()) finish({ status: 'cancelled', reason });
        },
      });
      if (isCurrent()) setState({ status: 'open', perhapsUnseen: false });
    } catch {
      if (isCurrent()) finish({ status: 'could-not-open' });
    }
  }

  function openAgain({ window: opened }: Attempt) {
    if (!opened) return;
    try {
      setState({ status: 'open', perhapsUnseen: true });
      opened.open();
    } catch {
      finish({ status: 'could-not-open' });
    }
  }

  return {
    state,
    pay({ amount, email }) {
      const last = current.current;
      // The same window, and so the same order, which can't be paid twice.
      if (last?.amount === amount && last.email === email) return openAgain(last);
      last?.window?.close();
      if (!settings.razorpayKeyId) return finish({ status: 'could-not-open' });
      if (!window.Razorpay) return finish({ status: 'not-ready' });
      current.current = { amount, email };
      void open(current.current);
    },
    refuse: () => setState({ status: 'invalid' }),
    correct: () => setState((shown) => (isUnderWay(shown) ? shown : { status: 'idle' })),
  };
}

function isUnderWay({ status }: PaymentState): boolean {
  return status === 'opening' || status === 'open';
}

function checkoutOptions({ amount, email }: Payment, orderId: string | undefined) {
  return {
    key: settings.razorpayKeyId,
    amount,
    currency: 'INR',
    name: site.name,
    description: 'Payment against a written quote',
    image: `${site.origin}/favicon.svg`,
    ...(orderId !== undefined && { order_id: orderId }),
    prefill: { email },
    // The red of tailwind.config.ts; Razorpay reads hexadecimal colours only.
    theme: { color: '#9f191f' },
  } as const;
}

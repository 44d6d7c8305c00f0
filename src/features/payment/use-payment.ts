import { useEffect, useRef, useState } from 'react';
import { site } from '@/content/site';
import { drafts } from '@/lib/drafts';
import { settings } from '@/lib/settings';
import { keepPayment } from './kept-payments';
import { createOrder } from './order';
import { openCheckout } from './razorpay';

/** Milliseconds after which the window may have been blocked: the page can't tell whether it is shown. */
const WINDOW_LATE = 5000;

export interface Payment {
  /** Whole paise. */
  amount: number;
  email: string;
}

/** The state of a payment that is not made yet; reported payments are in `useKeptPayments`. */
export type PaymentState =
  /** `opening`: an order is being asked for. */
  | { status: 'idle' | 'opening' | 'invalid' | 'not-ready' | 'could-not-open' }
  /** Also after a failed attempt, because the next one may succeed. A blocked window can't be detected. */
  | { status: 'open'; perhapsUnseen: boolean }
  /** With Razorpay's reason where an attempt had failed before the window was closed. */
  | { status: 'cancelled'; reason: string | undefined };

interface Attempt extends Payment {
  window?: ReturnType<typeof openCheckout>;
  /** When the window first reported a payment; its later reports are of the same one. */
  paidAt?: number;
}

/** One payment through Razorpay's window, from the click to its outcome (specification, sections 4, 7 and 8). */
export function usePayment() {
  const [state, setState] = useState<PaymentState>({ status: 'idle' });
  // A ref, because state is a render behind: a window that was closed or left may still report.
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
          drafts().forget('payment');
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
    /** Opens Razorpay's window. While the same payment is open, opens its window again. */
    pay({ amount, email }: Payment) {
      const last = current.current;
      // Reopens the same window with the same order, which can't be paid twice.
      if (last?.amount === amount && last.email === email) return openAgain(last);
      last?.window?.close();
      if (!settings.razorpayKeyId) return finish({ status: 'could-not-open' });
      if (!window.Razorpay) return finish({ status: 'not-ready' });
      current.current = { amount, email };
      void open(current.current);
    },
    refuse: () => setState({ status: 'invalid' }),
    /** Removes the message while the visitor corrects the fields. */
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
    theme: { color: settings.brandColour },
  } as const;
}

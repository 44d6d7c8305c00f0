import { useEffect, useRef, useState } from 'react';
import { forgetDraft } from '@/lib/drafts';
import { settings } from '@/lib/settings';
import { dismissPayment, keepPayment, LEFT } from './kept-payments';
import { createOrder } from './order';
import { openCheckout, type Checkout, type Payment } from './razorpay';

/** In paise: ₹1,00,000. Above this amount the visitor is asked once if the amount is right. */
const LARGE_AMOUNT = 100_000_00;

/** The state of a payment before Razorpay reports it. `useKeptPayments` returns the reported payments. */
export interface PaymentState {
  status:
    | 'idle'
    /** The visitor is asked whether a large amount is right. */
    | 'asked'
    /** The server creates an order. */
    | 'opening'
    /** Razorpay's window is open. The page can't tell whether the browser shows it. */
    | 'open'
    | 'opened-again'
    /** An attempt in the open window has failed. The next one may succeed. */
    | 'failed'
    | 'cancelled'
    | 'invalid'
    | 'not-ready'
    | 'could-not-open';
  /** Razorpay's reason for a failed attempt, or our server's for a refused order. */
  reason?: string | undefined;
}

interface Attempt extends Payment {
  /** When Pay was pressed. */
  at: number;
  /** Razorpay's reason for the last failed attempt. */
  reason?: string | undefined;
  window?: Checkout;
}

/** One payment through Razorpay's window, from the click to its outcome (specification, sections 4, 7 and 8). */
export function usePayment() {
  const [state, setState] = useState<PaymentState>({ status: 'idle' });
  // A ref, because a window that was closed or left may still report before the next render.
  const current = useRef<Attempt>(undefined);
  const askedAbout = useRef(0);

  useEffect(
    () => () => {
      const left = current.current;
      if (!left) return;
      current.current = undefined;
      if (left.window) keepOpenWindow(left, LEFT);
      else dismissPayment(left);
      left.window?.close?.();
    },
    [],
  );

  function finish(outcome: PaymentState) {
    if (current.current) dismissPayment(current.current);
    current.current = undefined;
    setState(outcome);
  }

  async function open(attempt: Attempt) {
    const isCurrent = () => current.current === attempt;
    keepOpenWindow(attempt, performance.timeOrigin);
    try {
      let orderId: string | undefined;
      // Without an order the window opens in the click itself, because browsers block later popups.
      if (settings.razorpayOrderEndpoint) {
        setState({ status: 'opening' });
        const order = await createOrder(settings.razorpayOrderEndpoint, attempt.amount);
        if (!isCurrent()) return;
        if ('refused' in order) return finish({ status: 'could-not-open', reason: order.refused });
        orderId = order.id;
      }
      attempt.window = openCheckout(attempt, orderId, {
        onPaid(id) {
          if (isCurrent()) finish({ status: 'idle' });
          forgetDraft('payment');
          keepPayment({ id, amount: attempt.amount, at: attempt.at });
        },
        onFailed(reason) {
          attempt.reason = reason;
          if (isCurrent()) setState({ status: 'failed', reason });
        },
        onDismiss() {
          if (isCurrent()) finish({ status: 'cancelled', reason: attempt.reason });
        },
      });
      if (isCurrent()) setState({ status: 'open' });
    } catch {
      if (isCurrent()) finish({ status: 'could-not-open' });
    }
  }

  function openAgain({ window: opened }: Attempt) {
    if (!opened) return;
    try {
      setState({ status: 'opened-again' });
      opened.open();
    } catch {
      finish({ status: 'could-not-open' });
    }
  }

  return {
    state,
    /** Opens Razorpay's window, or reopens the window of the same payment. Asks first about a large amount. */
    pay({ amount, email }: Payment) {
      const last = current.current;
      // The same order can't be paid twice.
      if (last?.amount === amount && last.email === email) return openAgain(last);
      if (amount > LARGE_AMOUNT && amount !== askedAbout.current) {
        askedAbout.current = amount;
        return setState({ status: 'asked' });
      }
      last?.window?.close?.();
      finish({ status: window.Razorpay ? 'idle' : 'not-ready' });
      if (!window.Razorpay) return;
      current.current = { amount, email, at: Date.now() };
      void open(current.current);
    },
    refuse: () => setState({ status: 'invalid' }),
    /** Removes the message while the visitor corrects the fields. */
    correct: () => setState((shown) => (isUnderWay(shown) ? shown : { status: 'idle' })),
  };
}

/** Keeps a payment in the tab while its window is open, because it may be made there. */
function keepOpenWindow({ amount, at }: Attempt, openIn: number): void {
  keepPayment({ id: null, amount, at, openIn });
}

/** An order is being created, or the window is open. */
export function isUnderWay({ status }: PaymentState): boolean {
  return ['opening', 'open', 'opened-again', 'failed'].includes(status);
}

import { useEffect, useRef } from 'react';
import { PaymentMessage } from './payment-message';
import type { PaymentState } from './use-payment';

/** The words of the specification (section 8). */
const texts: Partial<Record<PaymentState['status'], string>> = {
  invalid: 'Please enter a valid amount and email.',
  'not-ready': 'Razorpay script not loaded yet.',
  'could-not-open': 'Could not open payment gateway. Please try again.',
  cancelled: 'Payment cancelled.',
};

/** Why there was no payment, if that is how it went. */
export function PaymentError({ state }: { state: PaymentState }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it appears at the lower edge, where the button was. Wrong fields are scrolled to by their focus.
    if (state.status !== 'invalid') message.current?.scrollIntoView({ block: 'nearest' });
  }, [state.status]);

  const text = texts[state.status];
  if (!text) return null;
  return (
    <PaymentMessage tone="fail" ref={message}>
      {text}
      {state.status === 'cancelled' && state.reason && ` Razorpay’s last answer: ${state.reason}`}
    </PaymentMessage>
  );
}

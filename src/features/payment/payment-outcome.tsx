import { useEffect, useRef } from 'react';
import { CallOrWrite } from '@/forms/call-or-write';
import { Button } from '@/ui/button';
import type { CheckoutScript } from './checkout-script';
import { MessageBox } from './message-box';
import type { PaymentState } from './use-payment';

/** The words of the specification (section 8). */
const texts: Partial<Record<PaymentState['status'], string>> = {
  invalid: 'Please enter a valid amount and email.',
  'not-ready': 'Razorpay script not loaded yet.',
  'could-not-open': 'Could not open payment gateway. Please try again.',
  cancelled: 'Payment cancelled.',
};

interface PaymentOutcomeProps {
  state: PaymentState;
  script: CheckoutScript;
}

/** All messages of the form, in live regions that exist from the start, so that screen readers announce them. */
export function PaymentOutcome({ state, script }: PaymentOutcomeProps) {
  const isAwaited = script.hasFailed && !script.isReady;
  return (
    <>
      <div data-testid="payment-message">
        <div role="status">
          {state.status === 'open' && state.perhapsUnseen && (
            <MessageBox tone="note" className="mb-4.5">
              If no payment window has opened, press Pay again, <CallOrWrite />.
            </MessageBox>
          )}
          {script.hasFailed && script.isReady && state.status === 'idle' && (
            <p className="sr">The payment window has loaded. You can pay now.</p>
          )}
        </div>
        <div role="alert">
          <PaymentError state={state} />
          {isAwaited && (
            <MessageBox tone="fail" className="mb-4.5">
              Razorpay’s payment window did not load. A content blocker or a weak connection can
              cause this. We keep trying. You can also <CallOrWrite /> and pay another way.
            </MessageBox>
          )}
        </div>
      </div>
      {/* Outside the alert, which would be read again at every change of the label. */}
      {isAwaited && (
        <Button
          variant="line"
          aria-disabled={script.isLoading || undefined}
          onClick={script.retry}
          className="mb-4.5 w-full"
        >
          <span>{script.isLoading ? 'Trying again...' : 'Try again'}</span>
        </Button>
      )}
    </>
  );
}

/** Why there was no payment, if there was none. */
function PaymentError({ state }: { state: PaymentState }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it may appear below the screen's edge. Invalid fields are scrolled to by their focus.
    if (state.status !== 'invalid') message.current?.scrollIntoView({ block: 'nearest' });
  }, [state.status]);

  const text = texts[state.status];
  if (!text) return null;
  return (
    <MessageBox tone="fail" ref={message} className="mb-4.5">
      <p>{text}</p>
      {state.status === 'cancelled' && state.reason && (
        <p>{`Razorpay’s last answer: ${state.reason}`}</p>
      )}
      {state.status === 'could-not-open' && (
        <p>
          You can also <CallOrWrite /> and pay another way.
        </p>
      )}
    </MessageBox>
  );
}

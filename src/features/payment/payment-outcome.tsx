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

/** All messages of the form, in live regions that exist from the start, so that screen readers announce them. */
export function PaymentOutcome({ state, script }: { state: PaymentState; script: CheckoutScript }) {
  const { status } = state;
  const text = texts[status];
  const isAwaited = script.hasFailed && !script.isReady;
  return (
    <>
      <div data-testid="payment-message">
        <div role="status">
          {status === 'open' && state.perhapsUnseen && (
            <MessageBox tone="note" className="mb-4.5">
              If no payment window has opened, press Pay again, <CallOrWrite />.
            </MessageBox>
          )}
          {script.hasFailed && script.isReady && status === 'idle' && (
            <p className="sr">The payment window has loaded. You can pay now.</p>
          )}
        </div>
        <div role="alert">
          {text && (
            <MessageBox
              key={status}
              tone="fail"
              // Invalid fields are scrolled to by their focus.
              ref={status === 'invalid' ? undefined : reveal}
              className="mb-4.5"
            >
              <p>{text}</p>
              {status === 'cancelled' && state.reason && (
                <p>{`Razorpay’s last answer: ${state.reason}`}</p>
              )}
              {status === 'could-not-open' && (
                <p>
                  You can also <CallOrWrite /> and pay another way.
                </p>
              )}
            </MessageBox>
          )}
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

/** On a phone a message may appear below the screen's edge. */
function reveal(message: HTMLDivElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

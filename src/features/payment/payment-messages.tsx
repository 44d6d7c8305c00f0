import { Button } from '@/ui/button';
import { PaymentError } from './payment-error';
import { PaymentSuccess } from './payment-success';
import { ScriptFailed } from './script-failed';
import type { CheckoutScript } from './use-checkout-script';
import type { PaymentState } from './use-payment';

interface PaymentMessagesProps {
  state: PaymentState;
  script: CheckoutScript;
}

/** Whatever the page has to say, in regions that are there from the start, so that screen readers hear it. */
export function PaymentMessages({ state, script }: PaymentMessagesProps) {
  const hasFailed = script.failures > 0;
  const waiting = hasFailed && script.status !== 'ready';
  return (
    <>
      <div data-testid="payment-message">
        <div role="status">
          {state.status === 'paid' && <PaymentSuccess paymentId={state.paymentId} />}
          {hasFailed && script.status === 'ready' && state.status === 'idle' && (
            <p className="sr">The payment window has loaded. You can pay now.</p>
          )}
        </div>
        <div role="alert">
          <PaymentError state={state} />
          {waiting && <ScriptFailed />}
        </div>
      </div>
      {/* Outside the alert, or every change of its word would read the whole alert again. */}
      {waiting && (
        <Button
          variant="line"
          aria-disabled={script.status === 'loading' || undefined}
          onClick={script.retry}
          className="mb-4.5 w-full"
        >
          {script.status === 'loading' ? 'Trying again...' : 'Try again'}
        </Button>
      )}
    </>
  );
}

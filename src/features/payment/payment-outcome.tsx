import { CallOrWrite } from '@/forms/call-or-write';
import { MessageBox } from '@/forms/message-box';
import { rupeesInWords } from '@/lib/rupees-in-words';
import type { CheckoutScript } from './checkout-script';
import type { PaymentState } from './use-payment';

/** Texts of the specification (section 8), and of a failed attempt. */
const texts: Partial<Record<PaymentState['status'], string>> = {
  invalid: 'Please enter a valid amount and email.',
  'not-ready': 'Razorpay script not loaded yet.',
  'could-not-open': 'Could not open payment gateway. Please try again.',
  cancelled: 'Payment cancelled.',
  failed: 'The payment failed. You can try again in Razorpay’s window.',
};

interface PaymentOutcomeProps {
  state: PaymentState;
  /** Whole paise; null if the text is no amount. */
  amount: number | null;
  script: CheckoutScript;
}

/** The messages of the form. Their live regions are always there, or screen readers would not announce them. */
export function PaymentOutcome({ state, amount, script }: PaymentOutcomeProps) {
  const { status, reason } = state;
  const text = texts[status];
  return (
    <div data-testid="payment-message">
      <div role="status">
        {status === 'asked' && amount !== null && (
          <MessageBox tone="note" ref={reveal} className="mb-4.5">
            <b className="font-semibold">{rupeesInWords(amount)}.</b> Is that right?
          </MessageBox>
        )}
        {status === 'opened-again' && (
          <MessageBox tone="note" className="mb-4.5">
            If no payment window has opened, press Pay again, <CallOrWrite />.
          </MessageBox>
        )}
        {script.hasRecovered && status === 'idle' && (
          <p className="sr">The payment window has loaded. You can pay now.</p>
        )}
      </div>
      <div role="alert">
        {text && (
          <MessageBox
            key={status}
            tone="fail"
            // The focus has scrolled to the invalid field.
            ref={status === 'invalid' ? undefined : reveal}
            className="mb-4.5"
          >
            <p>{text}</p>
            {reason && (
              <p>{status === 'could-not-open' ? reason : `Razorpay’s last answer: ${reason}`}</p>
            )}
            {status === 'cancelled' && (
              <p>
                If money has left your account, do not pay again: look for Razorpay’s email or SMS,
                and <CallOrWrite />.
              </p>
            )}
            {status === 'could-not-open' && (
              <p>
                You can also <CallOrWrite /> and pay another way.
              </p>
            )}
          </MessageBox>
        )}
        {script.hasFailed && (
          <MessageBox tone="fail" className="mb-4.5">
            Razorpay’s payment window did not load. Check your connection or your ad blocker. To pay
            another way, <CallOrWrite />.
          </MessageBox>
        )}
      </div>
    </div>
  );
}

/** On a phone a message may appear below the screen's edge. */
function reveal(message: HTMLDivElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

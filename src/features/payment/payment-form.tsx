import { useId, useRef, useSyncExternalStore, type RefObject } from 'react';
import * as z from 'zod/mini';
import { fieldErrors } from '@/content/forms';
import { paymentNotice } from '@/content/payment-notice';
import { CollectionNotice } from '@/forms/collection-notice';
import { SchemaForm } from '@/forms/schema-form';
import { EmailField } from '@/forms/visitor-fields';
import { classNames } from '@/lib/class-names';
import { formatRupees, parseRupees } from '@/lib/money';
import { requiredText } from '@/lib/required-text';
import { Button } from '@/ui/button';
import { AmountField } from './amount-field';
import { useCheckoutScript } from './checkout-script';
import { PaymentOutcome } from './payment-outcome';
import { usePayment } from './use-payment';

/** In rupees (specification, section 9). */
const DEFAULT_AMOUNT = '500';

/**
 * Milliseconds between checks for fields that a script has filled in. In-app browsers and some password managers do so without
 * an event, and Pay would stay disabled beside filled fields.
 */
const LOOK_AGAIN = 500;

const paymentFields = z.object({
  amount: z.pipe(
    z
      .string()
      .check(z.refine((text) => parseRupees(text), 'Enter an amount above ₹0, such as 499.50')),
    z.transform((text) => parseRupees(text) ?? 0),
  ),
  email: z.pipe(
    requiredText(fieldErrors.emailShape),
    z.transform((text) => text.trim()),
  ),
});

/** The form of a payment (specification, sections 3 to 8). */
export function PaymentForm() {
  const form = useRef<HTMLFormElement>(null);
  const amountText = useFieldText(form, 'amount', DEFAULT_AMOUNT);
  const email = useFieldText(form, 'email', '');
  const script = useCheckoutScript();
  const { state, pay, refuse, correct } = usePayment();
  const amount = parseRupees(amountText);
  const opening = state.status === 'opening';

  return (
    <SchemaForm
      ref={form}
      schema={paymentFields}
      onSubmit={pay}
      onInvalid={refuse}
      onInput={correct}
      data-testid="payment-form"
      aria-label="Payment"
      // Without scripts a submission would write the email into the address; this method goes nowhere.
      method="dialog"
      className="grid content-start gap-4.5"
    >
      {(field) => (
        <>
          <AmountField
            defaultValue={DEFAULT_AMOUNT}
            amount={amount}
            readOnly={opening}
            {...field('amount')}
          />
          <EmailField hint="The receipt goes here." readOnly={opening} {...field('email')} />
          <div>
            <PaymentOutcome state={state} script={script} />
            <PayButton
              amount={amount}
              loading={!script.isReady}
              opening={opening}
              underWay={opening || state.status === 'open'}
              missing={[
                ...(amountText.trim() === '' ? ['the amount'] : []),
                ...(email.trim() === '' ? ['your email'] : []),
              ]}
            />
          </div>
          <p className="text-small text-ink-600">Card, UPI or net banking, through Razorpay.</p>
          <CollectionNotice text={paymentNotice} />
        </>
      )}
    </SchemaForm>
  );
}

/** The text of a field, even if a script or a password manager has filled it in without an event. */
function useFieldText(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  initial: string,
): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      const text = new FormData(form.current ?? undefined).get(name);
      return typeof text === 'string' ? text : initial;
    },
    () => initial,
  );
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_AGAIN);
  addEventListener('input', listener);
  return () => {
    clearInterval(timer);
    removeEventListener('input', listener);
  };
}

interface PayButtonProps {
  /** Whole paise; null if the text is not an amount. */
  amount: number | null;
  /** Reads "Loading..." and is disabled until the checkout script has loaded (specification, section 4). */
  loading: boolean;
  /** An order is being asked for. */
  opening: boolean;
  /** A payment's window is open, or about to be. */
  underWay: boolean;
  /** What has to be entered before the visitor can pay. */
  missing: readonly string[];
}

function PayButton({ amount, loading, opening, underWay, missing }: PayButtonProps) {
  const hintId = useId();
  const label = amount === null ? 'Pay' : `Pay ${formatRupees(amount)}`;
  return (
    <>
      <Button
        variant="red"
        type="submit"
        disabled={loading || missing.length > 0}
        aria-describedby={hintId}
        // Not disabled, because it would then lose the focus, which Razorpay's window returns to it.
        aria-disabled={opening || undefined}
        onClick={(event) => {
          // The second click of a double click, whose first one has opened the window.
          if (event.detail > 1 && underWay) event.preventDefault();
        }}
        className="w-full"
      >
        {(loading || opening) && (
          <span
            aria-hidden="true"
            className={classNames('spinner', !loading && 'border-white/40 border-t-white')}
          />
        )}
        {/* In an element of its own, so that the label still changes after a translator has replaced the page's text nodes. */}
        <span>{loading ? 'Loading...' : opening ? 'Opening...' : label}</span>
      </Button>
      {/* Keeps its height, so that nothing moves while the visitor types. */}
      <p id={hintId} className="mt-1.5 min-h-[1.4em] text-small text-ink-600">
        {missing.length > 0 && `To pay, enter ${missing.join(' and ')}.`}
      </p>
    </>
  );
}

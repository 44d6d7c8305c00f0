import { useId, useRef, useSyncExternalStore, type RefObject } from 'react';
import * as z from 'zod/mini';
import { fieldErrors, requiredText, visitorFields } from '@/content/forms';
import { paymentNotice } from '@/content/payment-notice';
import { CollectionNotice } from '@/forms/collection-notice';
import { SchemaForm } from '@/forms/schema-form';
import { formatRupees, parseRupees } from '@/lib/money';
import { listenTo } from '@/lib/store';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { AmountField } from './amount-field';
import { useCheckoutScript } from './checkout-script';
import { PaymentOutcome } from './payment-outcome';
import { LEAST_AMOUNT } from './razorpay';
import { isUnderWay, usePayment } from './use-payment';

/** In rupees (specification, section 9). */
const DEFAULT_AMOUNT = '500';

/**
 * The fields are read at these events. In-app browsers and some password managers fill fields without an event, so the
 * visitor's next action counts too.
 */
const onFieldEvent = listenTo([
  'input',
  'change',
  'focusin',
  'focusout',
  'keydown',
  'pointerover',
  'pointerdown',
]);

const paymentFields = z.object({
  amount: z.pipe(
    z.string().check(
      z.refine((text) => (parseRupees(text) ?? 0) >= LEAST_AMOUNT, {
        error: ({ input }) =>
          /\p{L}/u.test(String(input))
            ? 'Write the amount in figures, such as 1,00,000'
            : 'Enter ₹1 or more, such as 499.50',
      }),
    ),
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
  const hintId = useId();
  const amountText = useText(form, 'amount', DEFAULT_AMOUNT);
  const email = useText(form, 'email', '');
  const script = useCheckoutScript();
  const { state, pay, refuse, correct } = usePayment();
  const amount = parseRupees(amountText);
  const missing = [
    ...(amountText.trim() === '' ? ['the amount'] : []),
    ...(email.trim() === '' ? ['your email'] : []),
  ];
  const opening = state.status === 'opening';
  const asked = state.status === 'asked';
  const label = amount === null ? 'Pay' : `${asked ? 'Yes, pay' : 'Pay'} ${formatRupees(amount)}`;

  return (
    <SchemaForm
      ref={form}
      schema={paymentFields}
      draft="payment"
      onSubmit={pay}
      onInvalid={refuse}
      onInput={correct}
      onKeyDown={(event) => {
        // The first press of Enter may show the question. If the key is held down, it must not confirm the question too.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      data-testid="payment-form"
      aria-label="Payment"
      // This method sends nothing. Without scripts the default method would write the email into the address.
      method="dialog"
      className="grid content-start gap-4.5"
    >
      {(field) => (
        <>
          <AmountField
            start={DEFAULT_AMOUNT}
            amount={amount}
            readOnly={opening}
            {...field('amount')}
          />
          <TextField
            {...visitorFields.email}
            hint="The receipt goes here."
            readOnly={opening}
            {...field('email')}
          />
          <div>
            <PaymentOutcome state={state} amount={amount} script={script} />
            {script.hasFailed ? (
              <Button
                variant="red"
                // A disabled button would lose the focus.
                aria-disabled={script.isLoading || undefined}
                onClick={script.retry}
                className="w-full"
              >
                <span>{script.isLoading ? 'Loading...' : 'Try again'}</span>
              </Button>
            ) : (
              <Button
                variant="red"
                type="submit"
                disabled={!script.isReady || missing.length > 0}
                aria-describedby={hintId}
                // A disabled button would lose the focus, which Razorpay's window returns here.
                aria-disabled={opening || undefined}
                onClick={(event) => {
                  // Ignores the second click of a double click: the first click has opened the window or shown the question.
                  if (event.detail > 1 && (asked || isUnderWay(state))) event.preventDefault();
                }}
                // Otherwise a disabled button would stop the pointer's events, and the fields are read at these events.
                className="w-full disabled:pointer-events-none"
              >
                {script.isLoading && <span aria-hidden="true" className="spinner" />}
                {/* An element of its own, because a translator replaces text nodes. */}
                <span>{script.isLoading ? 'Loading...' : opening ? 'Opening...' : label}</span>
              </Button>
            )}
            {/* Keeps its height, so that typing moves nothing. */}
            <p id={hintId} className="mt-1.5 min-h-[1.4em] text-small text-ink-600">
              {script.isReady && missing.length > 0 && `To pay, enter ${missing.join(' and ')}.`}
            </p>
          </div>
          <p className="text-small text-ink-600">Card, UPI or net banking, through Razorpay.</p>
          <CollectionNotice text={paymentNotice} />
        </>
      )}
    </SchemaForm>
  );
}

/** The text of a field in the page. */
function useText(form: RefObject<HTMLFormElement | null>, name: string, start: string): string {
  const read = () => (new FormData(form.current ?? undefined).get(name) ?? start) as string;
  return useSyncExternalStore(onFieldEvent, read, () => start);
}

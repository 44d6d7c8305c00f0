import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useSyncExternalStore, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldErrors } from '@/content/forms';
import { formatRupees, parseRupees } from '@/lib/money';
import { Button } from '@/ui/button';
import { EmailField } from '@/ui/visitor-fields';
import { AmountField } from './amount-field';
import { useCheckoutScript } from './checkout-script';
import { PaymentMessages } from './payment-messages';
import { usePayment } from './use-payment';

/** In rupees (specification, section 9). */
const DEFAULT_AMOUNT = '500';

/** Milliseconds between two looks at the fields, for what scripts put there. */
const LOOK_AGAIN = 500;

const fields = z.object({
  amount: z
    .string()
    .check(
      z.refine((text) => parseRupees(text) !== null, 'Enter an amount above ₹0, such as 499.50'),
    ),
  // As the browser checks it.
  email: z.string().check(z.trim(), z.regex(z.regexes.html5Email, fieldErrors.emailShape)),
});

/** The form of a payment (specification, sections 3 to 8). */
export function PaymentForm() {
  const form = useRef<HTMLFormElement>(null);
  const amountText = useFieldText(form, 'amount', DEFAULT_AMOUNT);
  const email = useFieldText(form, 'email', '');
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(fields),
  });
  const script = useCheckoutScript();
  const { state, pay, refuse, correct } = usePayment();
  const { errors } = formState;
  const amount = parseRupees(amountText);
  const opening = state.status === 'opening';

  const submit = handleSubmit(
    (values) => pay({ ...values, amount: parseRupees(values.amount) ?? 0 }),
    refuse,
  );

  return (
    <form
      ref={form}
      data-testid="payment-form"
      aria-label="Payment"
      // Without scripts a submission would write the email into the address; this method goes nowhere.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        for (const [name, text] of new FormData(event.currentTarget)) {
          setValue(name as 'amount' | 'email', text as string);
        }
        void submit(event);
      }}
      onInput={correct}
      className="grid content-start gap-4.5"
    >
      <AmountField
        defaultValue={DEFAULT_AMOUNT}
        amount={amount}
        readOnly={opening}
        error={errors.amount?.message}
        {...register('amount')}
      />
      <EmailField
        hint="The receipt goes here."
        readOnly={opening}
        error={errors.email?.message}
        {...register('email')}
      />
      <div>
        <PaymentMessages state={state} script={script} />
        <PayButton
          amount={amount}
          loading={script.status !== 'ready'}
          opening={opening}
          disabled={amountText.trim() === '' || email.trim() === ''}
        />
      </div>
      <p className="text-small text-ink-600">
        You pay an agreed quote, not a catalogue price. Card, UPI or net banking, through Razorpay.
      </p>
    </form>
  );
}

/** What stands in a field, whoever put it there: scripts and some password managers fill fields in without an event. */
function useFieldText(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  initial: string,
): string {
  return useSyncExternalStore(
    subscribe,
    () => (form.current ? String(new FormData(form.current).get(name)) : initial),
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
  /** Whole paise; null where no amount can be named. */
  amount: number | null;
  /** Reads "Loading..." and is disabled while the checkout script is not there (specification, section 4). */
  loading: boolean;
  /** An order is being asked for. */
  opening: boolean;
  disabled: boolean;
}

function PayButton({ amount, loading, opening, disabled }: PayButtonProps) {
  const label = amount === null ? 'Pay' : `Pay ${formatRupees(amount)}`;
  return (
    <Button
      variant="red"
      type="submit"
      disabled={loading || disabled}
      // Not disabled, which would drop the keyboard's place just before Razorpay's window takes it.
      aria-disabled={opening || undefined}
      onClick={(event) => {
        // The second press of a double click.
        if (event.detail > 1) event.preventDefault();
      }}
      className="w-full"
    >
      {loading && <span aria-hidden="true" className="spinner" />}
      {!loading && opening && (
        <span aria-hidden="true" className="spinner border-white/40 border-t-white" />
      )}
      {/* In an element of its own, so that a page whose texts a translator has replaced still changes its label. */}
      <span>{loading ? 'Loading...' : opening ? 'Opening...' : label}</span>
    </Button>
  );
}

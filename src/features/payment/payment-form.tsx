import { useRef } from 'react';
import { fieldErrors } from '@/content/forms';
import { parseRupees } from '@/lib/money';
import { Form } from '@/ui/form';
import { EmailField } from '@/ui/visitor-fields';
import { AmountField } from './amount-field';
import { PayButton } from './pay-button';
import { PaymentMessages } from './payment-messages';
import { ReceiptHead } from './receipt-head';
import { ReceiptTools } from './receipt-tools';
import { useCheckoutScript } from './use-checkout-script';
import { useInputText } from './use-input-text';
import { usePayment, type PaymentField } from './use-payment';

/** In rupees (specification, section 9). */
const DEFAULT_AMOUNT = '500';

/** The whole of a payment, from the amount to the receipt (specification, sections 3 to 9). */
export function PaymentForm() {
  const form = useRef<HTMLFormElement>(null);
  const [amountRef, amountText] = useInputText(DEFAULT_AMOUNT);
  const [emailRef, email] = useInputText('');
  const script = useCheckoutScript();
  const { state, pay, refuse, correct } = usePayment();

  const amount = parseRupees(amountText);
  const refused = state.status === 'invalid' ? state.fields : [];

  function attempt({ emailMalformed }: { emailMalformed: boolean }) {
    const wrong: PaymentField[] = [];
    if (amount === null) wrong.push('amount');
    if (emailMalformed || isBlank(email)) wrong.push('email');
    if (amount !== null && wrong.length === 0) {
      pay({ amount, email: email.trim() });
      return;
    }
    refuse(wrong);
    form.current?.querySelector<HTMLInputElement>(`[name='${wrong[0]}']`)?.focus();
  }

  return (
    <Form
      ref={form}
      data-testid="payment-form"
      aria-label="Payment"
      // Without scripts a submission would write the email into the address; this method goes nowhere.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        attempt({ emailMalformed: false });
      }}
      onBlocked={(problems) =>
        attempt({ emailMalformed: problems.some(({ name }) => name === 'email') })
      }
      onInput={correct}
      className="grid content-start gap-4.5"
    >
      {state.status === 'paid' ? (
        <ReceiptHead amount={state.amount} />
      ) : (
        <>
          <AmountField
            ref={amountRef}
            defaultValue={DEFAULT_AMOUNT}
            amount={amount}
            error={
              refused.includes('amount') ? 'Enter an amount above ₹0, such as 499.50' : undefined
            }
          />
          <EmailField
            ref={emailRef}
            name="email"
            hint="The receipt goes here."
            error={refused.includes('email') ? fieldErrors.emailShape : undefined}
          />
        </>
      )}
      <div>
        <PaymentMessages state={state} script={script} />
        {state.status === 'paid' ? (
          <ReceiptTools paymentId={state.paymentId} />
        ) : (
          <PayButton
            amount={amount}
            loading={script.status !== 'ready'}
            opening={state.status === 'opening'}
            disabled={isBlank(amountText) || isBlank(email)}
          />
        )}
      </div>
      {state.status !== 'paid' && (
        <p className="text-small text-ink-600">
          You pay an agreed quote, not a catalogue price. Card, UPI or net banking, through
          Razorpay.
        </p>
      )}
    </Form>
  );
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

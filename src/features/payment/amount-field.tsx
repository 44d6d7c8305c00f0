import type { ComponentProps, KeyboardEvent } from 'react';
import { formatRupees } from '@/lib/money';
import { Field, useFieldIds } from '@/ui/field';

/** The smallest amount that Razorpay accepts, in paise (razorpay.com/docs/api/orders/create). */
const MINIMUM = 100;

/** Stands there always: a line that came while one types would move the field. */
const HINT = 'Razorpay takes ₹1 or more.';

/** Paise by which the arrow keys change the amount: a rupee. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 100, ArrowDown: -100 };

interface AmountFieldProps extends ComponentProps<'input'> {
  /** The field's amount in whole paise; null if the text is not an amount. */
  amount: number | null;
  error: string | undefined;
}

/**
 * A number for assistive technology, but text for the browser, because number fields refuse "1,00,000" and "५००", round, and
 * change with the mouse wheel.
 */
export function AmountField({ amount, error, ...input }: AmountFieldProps) {
  const ids = useFieldIds(error, HINT);

  // Spin buttons are expected to react to the arrow keys.
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (!step || amount === null || input.readOnly) return;
    const stepped = amount + step;
    if (stepped < MINIMUM || !Number.isSafeInteger(stepped)) return;
    event.preventDefault();
    event.currentTarget.value = formatRupees(stepped).slice(1);
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Field ids={ids} label="Amount in rupees" error={error} hint={HINT} required={input.required}>
      <div className="relative text-[2rem] leading-none font-bold">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center"
        >
          ₹
        </span>
        <input
          type="text"
          role="spinbutton"
          inputMode="decimal"
          aria-valuenow={amount === null ? undefined : amount / 100}
          autoComplete="off"
          {...input}
          {...ids.control}
          onKeyDown={onKeyDown}
          // 12500 becomes 12,500. The form library's own handler only notes that the field was left.
          onBlur={({ currentTarget: field }) => {
            if (amount !== null) field.value = formatRupees(amount).slice(1);
          }}
          className="control tabular min-h-17 pl-11.5 text-[2rem] font-bold"
        />
      </div>
    </Field>
  );
}

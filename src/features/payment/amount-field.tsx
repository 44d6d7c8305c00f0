import type { ComponentProps, KeyboardEvent } from 'react';
import { formatRupees } from '@/lib/money';
import { rupeesInWords } from '@/lib/rupees-in-words';
import { Field, useFieldIds } from '@/ui/field';

/** The smallest amount that Razorpay accepts, in paise (razorpay.com/docs/api/orders/create). */
const MINIMUM = 100;

/** Paise by which the arrow keys change the amount: a rupee. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 100, ArrowDown: -100 };

interface AmountFieldProps extends ComponentProps<'input'> {
  /** The field's amount in whole paise; null if the text is not an amount. */
  amount: number | null;
  error: string | undefined;
}

/**
 * Rupees in figures, and in words as soon as they are an amount.
 *
 * For assistive technology it is a number. For the browser it is text, because number fields refuse "1,00,000" and "५००",
 * round, and change the amount when the mouse wheel is turned over them.
 */
export function AmountField({ amount, error, ...input }: AmountFieldProps) {
  const ids = useFieldIds(error, 'words');

  function show(field: HTMLInputElement, paise: number) {
    const text = formatRupees(paise).slice(1);
    if (field.value === text) return;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  // Spin buttons are expected to react to the arrow keys.
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (!step || amount === null || input.readOnly) return;
    const stepped = amount + step;
    if (stepped < MINIMUM || !Number.isSafeInteger(stepped)) return;
    event.preventDefault();
    show(event.currentTarget, stepped);
  }

  return (
    <Field ids={ids} label="Amount in rupees" error={error} required={input.required}>
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
          onBlur={({ currentTarget }) => {
            if (amount !== null) show(currentTarget, amount);
          }}
          className="control tabular min-h-17 pl-11.5 text-[2rem] font-bold"
        />
      </div>
      {/* Keeps its height while empty, so that nothing moves while the visitor types. */}
      <p
        id={ids.hint}
        hidden={Boolean(error)}
        className="min-h-[1.4em] text-small font-medium text-ink-600"
      >
        {amount === null ? '' : inWords(amount)}
      </p>
    </Field>
  );
}

function inWords(amount: number): string {
  const words = rupeesInWords(amount);
  return amount < MINIMUM ? `${words}. Razorpay takes ₹1 or more.` : words;
}

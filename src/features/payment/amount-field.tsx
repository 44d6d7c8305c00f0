import { useId, type Ref } from 'react';
import { rupeesInWords } from '@/lib/rupees-in-words';
import { Icon } from '@/ui/icon';

/** The least that Razorpay takes, in paise (razorpay.com/docs/api/orders/create). */
const MINIMUM = 100;

interface AmountFieldProps {
  ref: Ref<HTMLInputElement>;
  defaultValue: string;
  /** What was typed in whole paise; null where it is no amount. */
  amount: number | null;
  error: string | undefined;
}

/** Rupees in figures, and in words as soon as they are an amount. */
export function AmountField({ ref, defaultValue, amount, error }: AmountFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
        Amount in rupees
        <span aria-hidden="true" className="font-bold text-red">
          {' '}
          *
        </span>
      </label>
      <div className="relative text-[2rem] leading-none font-bold">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center"
        >
          ₹
        </span>
        <input
          ref={ref}
          id={id}
          name="amount"
          // Not a number field: it would round, step on scrolling and refuse "1,00,000".
          type="text"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          className="control tabular min-h-17 pl-11.5 text-[2rem] font-bold"
        />
      </div>
      {error ? (
        <p id={noteId} className="flex gap-2 text-small font-semibold text-red">
          <Icon name="alert" className="mt-0.5 size-5" />
          {error}
        </p>
      ) : (
        // Its line is kept while there are no words, so that nothing jumps under the typing hand.
        <p id={noteId} className="min-h-[1.4em] text-small font-medium text-ink-600">
          {amount !== null && rupeesInWords(amount)}
          {amount !== null && amount < MINIMUM && '. Razorpay takes ₹1 or more.'}
        </p>
      )}
    </div>
  );
}

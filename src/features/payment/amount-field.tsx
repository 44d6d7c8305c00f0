import { useId, useRef, type ComponentProps, type FormEvent, type KeyboardEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { formatRupees } from '@/lib/money';
import { rupeesInWords } from '@/lib/rupees-in-words';
import { Field } from '@/ui/field';
import { LEAST_AMOUNT } from './razorpay';

/** The change for each arrow key, in paise: one rupee. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 100, ArrowDown: -100 };

interface AmountFieldProps extends ComponentProps<'input'> {
  /** The initial amount. The first digit replaces it. */
  start: string;
  /** Whole paise; null if the text is no amount. */
  amount: number | null;
  error: string | undefined;
}

/**
 * Assistive technology gets a number field, and the browser a text field. A number field of the browser refuses "1,00,000" and
 * "५००", rounds amounts, and changes them with the mouse wheel.
 */
export function AmountField({ start, amount, error, ...input }: AmountFieldProps) {
  const wordsId = useId();
  const isUntouched = useRef(true);

  // A spin button reacts to the arrow keys.
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (!step || amount === null || input.readOnly || event.nativeEvent.isComposing) return;
    const stepped = amount + step;
    if (stepped < LEAST_AMOUNT || !Number.isSafeInteger(stepped)) return;
    event.preventDefault();
    event.currentTarget.value = formatRupees(stepped).slice(1);
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  }

  // Some in-app browsers do not select the text. Then 2500 typed after 500 would be ₹50,02,500.
  function onInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const typed = isUntouched.current && insertedInto(start, field);
    isUntouched.current = false;
    if (typed && /^\p{Nd}/u.test(typed)) field.value = typed;
  }

  return (
    <Field label="Amount in rupees" error={error} required={input.required}>
      {(tied) => (
        <>
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
              defaultValue={start}
              {...input}
              {...tied}
              aria-describedby={classNames(wordsId, tied['aria-describedby'])}
              onKeyDown={onKeyDown}
              onInput={onInput}
              onFocus={({ currentTarget: field }) => field.select()}
              // The press that focuses the field then moves the caret, so the text is selected again.
              onClick={({ currentTarget: field }) => {
                if (isUntouched.current) field.select();
              }}
              // 12500 becomes 12,500. Replaces the handler of react-hook-form, which only marks the field as touched.
              onBlur={({ currentTarget: field }) => {
                if (amount !== null) field.value = formatRupees(amount).slice(1);
              }}
              className="control tabular min-h-17 pl-11.5 text-[2rem] font-bold"
            />
          </div>
          {/* Keeps its height while empty, so that typing moves nothing. */}
          <p id={wordsId} className="min-h-[1.4em] text-small font-medium text-ink-600">
            {amount !== null && rupeesInWords(amount)}
          </p>
        </>
      )}
    </Field>
  );
}

/** The text inserted before the caret; empty after any other change. */
function insertedInto(text: string, { value, selectionEnd }: HTMLInputElement): string {
  const end = selectionEnd ?? value.length;
  const begin = end - (value.length - text.length);
  return value.slice(0, begin) + value.slice(end) === text ? value.slice(begin, end) : '';
}

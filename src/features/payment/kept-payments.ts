import { keptList, useItems } from '@/lib/kept-list';

/** A payment that Razorpay's window has reported or may have taken. */
export interface KeptPayment {
  /** Null if Razorpay has reported no ID. */
  id: string | null;
  /** Whole paise. */
  amount: number;
  /** When Pay was pressed, in milliseconds since the epoch. No two payments have the same time. */
  at: number;
  /** The `performance.timeOrigin` of the page with the open window, or `LEFT`. Missing for a reported payment. */
  openIn?: number;
}

/** The value of `openIn` if the page was left while the window was open. */
export const LEFT = 0;

/*
 * A payment ID may be the visitor's only proof of a payment, so the tab keeps it until the visitor dismisses it. A payment with
 * an open window is kept too. The phone may discard the page while the visitor is in the UPI app. Then the form must not simply
 * offer the same payment again.
 */

const payments = keptList('payments', isPayment);

const without = (at: number) => payments.read().filter((payment) => payment.at !== at);

/** Keeps a payment once, even if its window reports it several times. A later report may have the ID. */
export function keepPayment({ id, ...reported }: KeptPayment): void {
  const known = payments.read().find(({ at }) => at === reported.at);
  payments.write([{ ...reported, id: known?.id ?? id }, ...without(reported.at)]);
}

export function dismissPayment({ at }: Pick<KeptPayment, 'at'>): void {
  payments.write(without(at));
}

/** The kept payments, latest first. Leaves out a payment whose window is open on this page. Empty during hydration. */
export const useKeptPayments = () =>
  useItems(payments).filter(({ openIn }) => openIn !== performance.timeOrigin);

function isPayment(value: unknown): value is KeptPayment {
  // The stored value may be anything.
  const { id, amount, at, openIn = LEFT }: Record<string, unknown> = Object(value);
  return (
    (id === null || typeof id === 'string') &&
    Number.isSafeInteger(amount) &&
    [at, openIn].every(Number.isFinite)
  );
}

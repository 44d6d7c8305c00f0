import { keptList, useItems } from '@/lib/kept-list';

/** A payment that Razorpay's window has reported, or may have taken. */
export interface KeptPayment {
  /** Null if Razorpay has reported none. */
  id: string | null;
  /** Whole paise. */
  amount: number;
  /** When Pay was pressed, in milliseconds since the epoch; no other payment has the same. */
  at: number;
  /** The page on which its window is open, by `performance.timeOrigin`, or `LEFT`; missing once the window has reported it. */
  openIn?: number;
}

/** The page has been left while the window was open. */
export const LEFT = 0;

/*
 * A payment ID may be the only proof that a visitor has of a payment, so it is kept in the tab until the visitor dismisses it.
 * A window that is open is noted as well: if the page is reloaded, or the phone discards it while the visitor is in the UPI
 * app, the form must not offer the same payment as if nothing had happened.
 */

const payments = keptList('payments', isPayment);

const without = (at: number) => payments.read().filter((payment) => payment.at !== at);

/** Keeps a payment, once however often its window reports it; a later report may bring the ID. */
export function keepPayment({ id, ...reported }: KeptPayment): void {
  const known = payments.read().find(({ at }) => at === reported.at);
  payments.write([{ ...reported, id: known?.id ?? id }, ...without(reported.at)]);
}

export function dismissPayment({ at }: Pick<KeptPayment, 'at'>): void {
  payments.write(without(at));
}

/** The payments that were not dismissed, the latest first, without one whose window is open on this page; none while hydrating. */
export const useKeptPayments = () =>
  useItems(payments).filter(({ openIn }) => openIn !== performance.timeOrigin);

function isPayment(value: unknown): value is KeptPayment {
  // The stored value may be anything.
  const kept = Object(value) as Partial<Record<keyof KeptPayment, unknown>>;
  const { id, amount, at, openIn = LEFT } = kept;
  return (
    (id === null || typeof id === 'string') &&
    Number.isSafeInteger(amount) &&
    [at, openIn].every(Number.isFinite)
  );
}

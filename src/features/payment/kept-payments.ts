import { keptList, useItems } from '@/lib/kept-list';

/** A payment that Razorpay's window has reported. */
export interface KeptPayment {
  /** Null if Razorpay's report had none. */
  id: string | null;
  /** Whole paise. */
  amount: number;
  /** When it was reported, in milliseconds since the epoch. */
  at: number;
}

/*
 * A payment ID may be the only proof that a visitor has of a payment, so it is kept in the tab until the visitor dismisses it.
 */

const STORAGE_KEY = 'payments';
const payments = keptList('sessionStorage', STORAGE_KEY, isPayment);

/** Keeps a payment, only once however often it is reported. */
export function keepPayment(reported: KeptPayment): void {
  const known = payments.read();
  const isKnown = known.some(({ id, at }) =>
    reported.id === null ? at === reported.at : id === reported.id,
  );
  if (isKnown) return;
  // An earlier report of the same window without an ID is replaced.
  payments.write([reported, ...known.filter(({ id, at }) => id !== null || at !== reported.at)]);
}

export function dismissPayment(payment: KeptPayment): void {
  payments.write(payments.read().filter(({ id, at }) => id !== payment.id || at !== payment.at));
}

/** The payments that were reported and not dismissed, the latest first; none while hydrating. */
export const useKeptPayments = () => useItems(payments);

function isPayment(value: unknown): value is KeptPayment {
  if (typeof value !== 'object' || value === null) return false;
  // The stored value may be anything.
  const { id, amount, at } = value as Partial<Record<keyof KeptPayment, unknown>>;
  return (
    (id === null || typeof id === 'string') && Number.isSafeInteger(amount) && Number.isFinite(at)
  );
}

import { keptList, useItems } from '@/lib/kept-list';

/** A payment that Razorpay's window has reported. */
export interface KeptPayment {
  /** Null if Razorpay's report had none. */
  id: string | null;
  /** Whole paise. */
  amount: number;
  /** When its window first reported it, in milliseconds since the epoch; no other payment has the same. */
  at: number;
}

/*
 * A payment ID may be the only proof that a visitor has of a payment, so it is kept in the tab until the visitor dismisses it.
 */

const STORAGE_KEY = 'payments';
const payments = keptList('sessionStorage', STORAGE_KEY, isPayment);

const without = (at: number) => payments.read().filter((payment) => payment.at !== at);

/** Keeps a payment, once however often its window reports it; a later report may bring the ID. */
export function keepPayment({ id, ...reported }: KeptPayment): void {
  const known = payments.read().find(({ at }) => at === reported.at);
  payments.write([{ ...reported, id: known?.id ?? id }, ...without(reported.at)]);
}

export function dismissPayment({ at }: KeptPayment): void {
  payments.write(without(at));
}

/** The payments that were reported and not dismissed, the latest first; none while hydrating. */
export const useKeptPayments = () => useItems(payments);

function isPayment(value: unknown): value is KeptPayment {
  // The stored value may be anything.
  const { id, amount, at } = { ...(value as Partial<Record<keyof KeptPayment, unknown>> | null) };
  return (
    (id === null || typeof id === 'string') && Number.isSafeInteger(amount) && Number.isFinite(at)
  );
}

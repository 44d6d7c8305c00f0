import { keptList } from '@/lib/kept-list';

/** A payment that Razorpay's window has reported. */
export interface KeptPayment {
  /** Null if the report had none. */
  id: string | null;
  /** Whole paise. */
  amount: number;
  /** When it was reported, in milliseconds since the epoch. */
  at: number;
}

/*
 * A payment ID may be all that a visitor can show for their money, so it outlives the page that asked for it: it is kept
 * in the tab until the visitor dismisses it.
 */

const STORAGE_KEY = 'payments';
const payments = keptList('sessionStorage', STORAGE_KEY, isPayment);

/** Keeps a payment, once however often it is reported. */
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

/** The payments that were reported and not dismissed, the latest first; none while the page is hydrated. */
export const useKeptPayments = payments.useItems;

function isPayment(value: unknown): value is KeptPayment {
  if (typeof value !== 'object' || value === null) return false;
  // An object may have anything by these names.
  const { id, amount, at } = value as Partial<Record<keyof KeptPayment, unknown>>;
  return (
    (id === null || typeof id === 'string') && Number.isSafeInteger(amount) && Number.isFinite(at)
  );
}

import { useSyncExternalStore } from 'react';
import { keepText, keptText, parsedJson } from '@/lib/kept-text';

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
const NONE: readonly KeptPayment[] = [];

let latest = { text: '', payments: NONE };
const listeners = new Set<() => void>();

/** Keeps a payment, once however often it is reported. */
export function keepPayment(reported: KeptPayment): void {
  const payments = readPayments();
  const isKnown = payments.some(({ id, at }) =>
    reported.id === null ? at === reported.at : id === reported.id,
  );
  if (isKnown) return;
  // An earlier report of the same window without an ID is replaced.
  write([reported, ...payments.filter(({ id, at }) => id !== null || at !== reported.at)]);
}

export function dismissPayment(payment: KeptPayment): void {
  write(readPayments().filter(({ id, at }) => id !== payment.id || at !== payment.at));
}

/** The payments that were reported and not dismissed, the latest first; none while the page is hydrated. */
export function useKeptPayments(): readonly KeptPayment[] {
  return useSyncExternalStore(subscribe, readPayments, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same list for the same text, as `useSyncExternalStore` requires. */
function readPayments(): readonly KeptPayment[] {
  const text = keptText('sessionStorage', STORAGE_KEY);
  if (text !== latest.text) {
    const kept = parsedJson(text);
    latest = { text, payments: Array.isArray(kept) ? kept.filter(isPayment) : NONE };
  }
  return latest.payments;
}

function write(payments: readonly KeptPayment[]): void {
  keepText('sessionStorage', STORAGE_KEY, payments.length > 0 ? JSON.stringify(payments) : '');
  for (const listener of listeners) listener();
}

function isPayment(value: unknown): value is KeptPayment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, amount, at } = value as Partial<Record<keyof KeptPayment, unknown>>;
  return (
    (id === null || typeof id === 'string') && Number.isSafeInteger(amount) && Number.isFinite(at)
  );
}

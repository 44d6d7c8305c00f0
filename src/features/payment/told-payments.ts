import { useSyncExternalStore } from 'react';

/** A payment that Razorpay's window has reported. */
export interface ToldPayment {
  /** Null where the report came without one. */
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
const NONE: readonly ToldPayment[] = [];

/** What the storage did not take, because it is switched off or full; it lives as long as the page. */
let unstored: string | undefined;
let latest: { text: string; payments: readonly ToldPayment[] } = { text: '', payments: NONE };
const listeners = new Set<() => void>();

/** Keeps a payment, once however often it is told. */
export function keepPayment(told: ToldPayment): void {
  const payments = readPayments();
  const isKnown = payments.some(({ id, at }) =>
    told.id === null ? at === told.at : id === told.id,
  );
  if (isKnown) return;
  // What the same window has told without an ID is completed now.
  write([told, ...payments.filter(({ id, at }) => id !== null || at !== told.at)]);
}

export function dismissPayment(payment: ToldPayment): void {
  write(readPayments().filter(({ id, at }) => id !== payment.id || at !== payment.at));
}

/** The payments that were told and not dismissed, the latest first; none while the page is hydrated. */
export function useToldPayments(): readonly ToldPayment[] {
  return useSyncExternalStore(subscribe, readPayments, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readPayments(): readonly ToldPayment[] {
  const text = storedText();
  if (text !== latest.text) latest = { text, payments: parse(text) };
  return latest.payments;
}

function storedText(): string {
  if (unstored !== undefined) return unstored;
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function write(payments: readonly ToldPayment[]): void {
  const text = payments.length > 0 ? JSON.stringify(payments) : '';
  try {
    if (text) sessionStorage.setItem(STORAGE_KEY, text);
    else sessionStorage.removeItem(STORAGE_KEY);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

function parse(text: string): readonly ToldPayment[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isToldPayment) : NONE;
  } catch {
    return NONE;
  }
}

function isToldPayment(value: unknown): value is ToldPayment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, amount, at } = value as Partial<Record<keyof ToldPayment, unknown>>;
  return (
    (id === null || typeof id === 'string') && Number.isSafeInteger(amount) && Number.isFinite(at)
  );
}

import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { Checkout, CheckoutConstructor, CheckoutOptions } from '@/features/payment/razorpay';

/** Imitates Razorpay's payment window. A test calls its methods instead of a visitor's actions in the window. */
export class FakeCheckout implements Checkout {
  static opened: FakeCheckout[] = [];
  readonly open = vi.fn(() => void FakeCheckout.opened.push(this));
  readonly close = vi.fn();
  fail: (failure?: unknown) => void = () => {};

  constructor(readonly options: CheckoutOptions) {}

  on(_event: 'payment.failed', listener: (failure?: unknown) => void): void {
    this.fail = listener;
  }

  pay(id = 'pay_29QQoUBi66xm2f'): void {
    this.options.handler({ razorpay_payment_id: id });
  }
}

export function lastOpened(): FakeCheckout {
  const checkout = FakeCheckout.opened.at(-1);
  if (!checkout) throw new Error('No window was opened');
  return checkout;
}

/** Removes the windows and the scripts. A script that is still loading fails. */
export async function resetRazorpay(): Promise<void> {
  FakeCheckout.opened = [];
  delete window.Razorpay;
  for (const script of scripts()) {
    fireEvent.error(script);
    script.remove();
  }
  // The app forgets a failed attempt a few microtasks later.
  await new Promise((resolve) => setTimeout(resolve));
}

export const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

/** Razorpay's script arrives and defines a checkout. */
export function arrive(checkout: CheckoutConstructor = FakeCheckout): void {
  window.Razorpay = checkout;
  fireEvent.load(scripts()[0]!);
}

/** Razorpay's script is blocked or can't be reached. */
export const block = () => void fireEvent.error(scripts()[0]!);

import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { Checkout, CheckoutConstructor, CheckoutOptions } from '@/features/payment/razorpay';

/** A window that the page has opened through Razorpay; the test imitates what happens in it. */
export class FakeCheckout implements Checkout {
  static opened: FakeCheckout[] = [];
  readonly open = vi.fn(() => void FakeCheckout.opened.push(this));
  readonly close = vi.fn();
  #onFailed: ((failure?: unknown) => void)[] = [];

  constructor(readonly options: CheckoutOptions) {}

  on(_event: 'payment.failed', listener: (failure?: unknown) => void): void {
    this.#onFailed.push(listener);
  }

  fail(failure?: unknown): void {
    for (const listener of this.#onFailed) listener(failure);
  }

  pay(id = 'pay_29QQoUBi66xm2f'): void {
    this.options.handler({ razorpay_payment_id: id });
  }
}

/** Removes the script and the windows that it opened, and ends what still waits for it. */
export async function resetRazorpay(): Promise<void> {
  FakeCheckout.opened = [];
  delete window.Razorpay;
  for (const script of scripts()) {
    fireEvent.error(script);
    script.remove();
  }
  // A settled attempt is forgotten a few microtasks later.
  await new Promise((resolve) => setTimeout(resolve));
}

export function scripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
}

/** The page's one script arrives and defines a checkout. */
export function arrive(checkout: CheckoutConstructor = FakeCheckout): void {
  window.Razorpay = checkout;
  fireEvent.load(onlyScript());
}

/** The page's one script is blocked or can't be reached. */
export function block(): void {
  fireEvent.error(onlyScript());
}

function onlyScript(): HTMLScriptElement {
  const [script, ...others] = scripts();
  if (!script || others.length > 0) throw new Error(`${scripts().length} scripts on the page`);
  return script;
}

import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

/* That it pays, fails, is closed and records what it was opened with, every journey of e2e/payment.spec.ts rests on. */

declare const window: Window & { Razorpay: new (options?: unknown) => { open: () => void } };

const SCRIPT = readFileSync('vite/local-services/checkout-sandbox-client.js', 'utf8');

const REQUIRED = { key: 'rzp_test_sandbox', amount: 4990000, currency: 'INR' };

beforeEach(() => {
  // The parts of the platform that jsdom lacks.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  runInThisContext(SCRIPT);
});

function open(options: Record<string, unknown>): HTMLElement {
  new window.Razorpay({ ...REQUIRED, ...options }).open();
  const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot !== null);
  const dialog = host?.shadowRoot?.querySelector<HTMLElement>('dialog');
  if (!dialog) throw new Error('No window is open');
  return dialog;
}

test.for([
  ['no key', { ...REQUIRED, key: undefined }],
  ['a key that is none', { ...REQUIRED, key: 'secret' }],
  ['no amount', { ...REQUIRED, amount: undefined }],
  ['an amount under one rupee', { ...REQUIRED, amount: 99 }],
  ['an amount with a part of a paisa', { ...REQUIRED, amount: 1998.9999999999998 }],
  ['no currency', { ...REQUIRED, currency: undefined }],
  ['another currency', { ...REQUIRED, currency: 'USD' }],
])('throws when given %s', ([, options]) => {
  expect(() => new window.Razorpay(options)).toThrow();
});

test('shows name, description, amount in rupees and e-mail as text, never as markup', () => {
  const dialog = open({
    name: '<b>Sthapana</b>',
    description: '<img src=x> GST & more',
    prefill: { email: 'asha@example.in' },
  });
  for (const text of [
    '<b>Sthapana</b>',
    '<img src=x> GST & more',
    '₹49,900.00',
    'asha@example.in',
  ]) {
    expect(dialog.textContent).toContain(text);
  }
  expect(dialog.querySelector('b, img')).toBeNull();
});

test('a payment for an order hands over the order and a signature too', async () => {
  const handler = vi.fn();
  const dialog = open({ handler, order_id: 'order_12345678901234' });
  await userEvent.click(within(dialog).getByText('Pay (succeeds)'));
  expect(handler).toHaveBeenCalledExactlyOnceWith({
    razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
    razorpay_order_id: 'order_12345678901234',
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

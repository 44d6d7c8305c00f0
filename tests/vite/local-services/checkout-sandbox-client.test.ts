// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Checkout {
  open: () => void;
  close: () => void;
  on: (event: string, listener: (response: unknown) => void) => void;
}

declare const window: Window & {
  Razorpay: new (options?: unknown) => Checkout;
  __sandboxCheckouts: unknown[];
};

const SCRIPT = readFileSync('vite/local-services/checkout-sandbox-client.js', 'utf8');

const REQUIRED = { key: 'rzp_test_sandbox', amount: 4990000, currency: 'INR' };

/** The parts of the platform that jsdom lacks. */
class StyleSheetStub {
  static written = '';
  replaceSync(text: string) {
    StyleSheetStub.written = text;
  }
}

const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

const closeDialog = vi.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', StyleSheetStub);
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = closeDialog;
  showModal.mockClear();
  closeDialog.mockClear();
  runInThisContext(SCRIPT);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function start(options: Record<string, unknown> = {}) {
  const spies = { handler: vi.fn(), ondismiss: vi.fn(), onFailed: vi.fn() };
  const checkout = new window.Razorpay({
    ...REQUIRED,
    handler: spies.handler,
    modal: { ondismiss: spies.ondismiss },
    ...options,
  });
  checkout.on('payment.failed', spies.onFailed);
  checkout.open();
  return { checkout, ...spies };
}

function queryWindow() {
  const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot !== null);
  return host?.shadowRoot?.querySelector<HTMLElement>('dialog') ?? undefined;
}

function openWindow() {
  const dialog = queryWindow();
  if (!dialog) throw new Error('No window is open');
  return dialog;
}

function press(name: string) {
  return userEvent.click(within(openWindow()).getByText(name, { selector: 'button' }));
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

test('opens a modal that is named and says that no money moves', () => {
  start({ name: 'Sthapana' });
  expect(showModal).toHaveBeenCalledOnce();
  expect(openWindow()).toHaveAccessibleName('Pay Sthapana');
  expect(openWindow()).toHaveAccessibleDescription('This is a sandbox. No money moves.');
});

test('shows name, description, amount in rupees and e-mail as text, never as markup', () => {
  start({
    name: '<b>Sthapana</b>',
    description: '<img src=x> GST & more',
    prefill: { email: 'asha@example.in' },
  });
  const { textContent } = openWindow();
  expect(textContent).toContain('<b>Sthapana</b>');
  expect(textContent).toContain('<img src=x> GST & more');
  expect(textContent).toContain('₹49,900.00');
  expect(textContent).toContain('asha@example.in');
  expect(openWindow().querySelector('b, img')).toBeNull();
});

test('a payment that succeeds closes the window, then hands over the payment id alone', async () => {
  const handler = vi.fn(() => expect(queryWindow()).toBeUndefined());
  const { ondismiss } = start({ handler });
  await press('Pay (succeeds)');
  expect(handler).toHaveBeenCalledExactlyOnceWith({
    razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
  });
  expect(closeDialog).toHaveBeenCalledOnce();
  expect(ondismiss).not.toHaveBeenCalled();
});

test('a payment for an order hands over the order and a signature too', async () => {
  const { handler } = start({ order_id: 'order_12345678901234' });
  await press('Pay (succeeds)');
  expect(handler).toHaveBeenCalledExactlyOnceWith({
    razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
    razorpay_order_id: 'order_12345678901234',
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('a payment that fails tells every listener and leaves the window open for another try', async () => {
  const { checkout, handler, ondismiss, onFailed } = start({ order_id: 'order_12345678901234' });
  const another = vi.fn();
  const unrelated = vi.fn();
  checkout.on('payment.failed', another);
  checkout.on('payment.submit', unrelated);
  await press('Let the payment fail');

  expect(onFailed).toHaveBeenCalledExactlyOnceWith({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: expect.any(String),
      source: 'bank',
      step: 'payment_authorization',
      reason: 'payment_failed',
      metadata: {
        payment_id: expect.stringMatching(/^pay_\w{14}$/),
        order_id: 'order_12345678901234',
      },
    },
  });
  expect(another).toHaveBeenCalledOnce();
  expect(unrelated).not.toHaveBeenCalled();
  expect(handler).not.toHaveBeenCalled();
  expect(ondismiss).not.toHaveBeenCalled();
  expect(within(openWindow()).getByText(/payment failed/)).toHaveAttribute('role', 'status');

  await press('Pay (succeeds)');
  expect(handler).toHaveBeenCalledOnce();
});

test('Close dismisses', async () => {
  const { ondismiss, handler } = start();
  await press('Close');
  expect(queryWindow()).toBeUndefined();
  expect(ondismiss).toHaveBeenCalledOnce();
  expect(handler).not.toHaveBeenCalled();
});

test('Escape, which reaches a modal as a cancel event, dismisses once', () => {
  const { ondismiss } = start();
  openWindow().dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(queryWindow()).toBeUndefined();
  expect(closeDialog).toHaveBeenCalledOnce();
  expect(ondismiss).toHaveBeenCalledOnce();
});

test('the site can close the window, which calls nothing and may happen twice', () => {
  const { checkout, ondismiss, handler } = start();
  checkout.close();
  checkout.close();
  expect(queryWindow()).toBeUndefined();
  expect(ondismiss).not.toHaveBeenCalled();
  expect(handler).not.toHaveBeenCalled();
});

test('opening twice shows one window, and it can be opened again once closed', () => {
  const { checkout } = start();
  checkout.open();
  expect(document.body.children).toHaveLength(1);
  checkout.close();
  checkout.open();
  expect(openWindow()).toBeVisible();
});

test('records what each window was opened with, without functions and as it was then', () => {
  const notes = { reference: 'a' };
  start({ name: 'Sthapana', notes });
  notes.reference = 'changed later';
  start({ amount: 100 });
  expect(window.__sandboxCheckouts).toEqual([
    { ...REQUIRED, name: 'Sthapana', notes: { reference: 'a' }, modal: {} },
    { ...REQUIRED, amount: 100, modal: {} },
  ]);
});

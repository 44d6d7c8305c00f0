import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';

/* That it pays, fails, is closed and records what it was opened with, every journey of e2e/payment.spec.ts rests on. */

declare const window: Window & { Razorpay: new (options?: unknown) => unknown };

const SCRIPT = readFileSync('vite/local-services/checkout-sandbox-client.js', 'utf8');

const REQUIRED = { key: 'rzp_test_sandbox', amount: 4990000, currency: 'INR' };

beforeAll(() => void runInThisContext(SCRIPT));

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

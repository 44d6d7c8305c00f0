import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCheckoutScript } from '@/features/payment/checkout-script';
import { arrive, block, FakeCheckout, resetRazorpay, scripts } from './fake-razorpay';

beforeEach(() => void vi.useFakeTimers());

afterEach(async () => {
  vi.useRealTimers();
  await resetRazorpay();
});

test('adds one script however often it is asked for', async () => {
  const first = loadCheckoutScript();
  const second = loadCheckoutScript();
  expect(scripts().map(({ src }) => src)).toEqual(['https://checkout.razorpay.com/v1/checkout.js']);
  arrive();
  await expect(Promise.all([first, second])).resolves.toBeDefined();
  await loadCheckoutScript();
  expect(scripts()).toHaveLength(1);
});

test('removes a blocked script, and asks again the next time', async () => {
  const blocked = loadCheckoutScript();
  block();
  await expect(blocked).rejects.toThrow('No checkout');
  expect(scripts()).toHaveLength(0);

  const second = loadCheckoutScript();
  arrive();
  await expect(second).resolves.toBeUndefined();
});

test('counts a script that brings no checkout as failed', async () => {
  const empty = loadCheckoutScript();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(empty).rejects.toThrow('No checkout');
  expect(scripts()).toHaveLength(0);
});

test('waits 10 seconds and no longer', async () => {
  const outcome = vi.fn();
  const silent = loadCheckoutScript().catch(outcome);
  await vi.advanceTimersByTimeAsync(9999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await silent;
  expect(outcome).toHaveBeenCalledOnce();
  expect(scripts()).toHaveLength(0);
});

test('uses a script that arrived after its time', async () => {
  const late = loadCheckoutScript().catch(() => 'late');
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(late).resolves.toBe('late');

  window.Razorpay = FakeCheckout;
  await expect(loadCheckoutScript()).resolves.toBeUndefined();
  expect(scripts()).toHaveLength(0);
});

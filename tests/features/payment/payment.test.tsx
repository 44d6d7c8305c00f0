import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetRazorpay, scripts } from './fake-razorpay';

beforeEach(() => void vi.resetModules());

afterEach(async () => {
  vi.doUnmock('@/lib/settings');
  await resetRazorpay();
});

/** The payment part of a site that was built with a key. */
async function paymentWithKey(razorpayKeyId: string) {
  const { settings } = await vi.importActual<typeof import('@/lib/settings')>('@/lib/settings');
  vi.doMock('@/lib/settings', () => ({ settings: { ...settings, razorpayKeyId } }));
  return import('@/features/payment/payment');
}

test('says that online payment is not set up where there is no key, and how to pay', async () => {
  const { Payment } = await paymentWithKey('');
  render(<Payment />);
  expect(screen.getByRole('heading', { name: 'Online payment is not set up' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/910000000000',
  );
  expect(screen.queryByTestId('payment-form')).not.toBeInTheDocument();
  expect(scripts()).toHaveLength(0);
});

test('shows the form where there is a key', async () => {
  const { Payment } = await paymentWithKey('rzp_live_key');
  render(<Payment />);
  expect(screen.getByTestId('payment-form')).toBeInTheDocument();
  expect(screen.queryByText(/Test mode/)).not.toBeInTheDocument();
});

test('says that a test key moves no money', async () => {
  const { Payment } = await paymentWithKey('rzp_test_key');
  render(<Payment />);
  expect(screen.getByText('Test mode: no money moves.')).toBeInTheDocument();
});

test('tells visitors without JavaScript where to call', async () => {
  const { Payment } = await paymentWithKey('rzp_live_key');
  const html = renderToStaticMarkup(<Payment />);
  expect(html).toMatch(/<noscript>.*needs JavaScript.*tel:\+910000000000.*<\/noscript>/);
});

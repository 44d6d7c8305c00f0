import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { Router } from 'wouter';
import { keepPayment } from '@/features/payment/kept-payments';
import { PaymentNotice } from '@/features/payment/payment-notice';

const payment = { id: 'pay_1', amount: 120_050, at: 1_795_000_000_000 };

function renderAt(path: string) {
  return render(
    <Router hook={memoryLocation({ path }).hook}>
      <PaymentNotice />
    </Router>,
  );
}

test('a payment is kept in the tab with its id, amount and time alone, and shown on every page', async () => {
  renderAt('/about');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => keepPayment(payment));
  expect(Object.keys(sessionStorage)).toEqual(['payments']);
  expect(JSON.parse(sessionStorage.getItem('payments') ?? '')).toEqual([payment]);
  expect(screen.getByRole('status')).toHaveTextContent('₹1,200.50 paid. Payment ID pay_1');
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    '/razorpay-checkout',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(sessionStorage).toHaveLength(0);
});

test('a payment without an id says where to look', () => {
  renderAt('/');
  act(() => keepPayment({ ...payment, id: null }));
  expect(screen.getByRole('status')).toHaveTextContent(
    '₹1,200.50 seems to be paid. Look for Razorpay’s email or SMS.',
  );
});

test('the pay page shows the receipt instead', () => {
  keepPayment(payment);
  renderAt('/razorpay-checkout');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('data of another shape in the tab’s storage shows no payment', () => {
  const rows = '[null,1,{"id":1,"amount":5,"at":1},{"id":"x","amount":"5","at":1}]';
  sessionStorage.setItem('payments', rows);
  renderAt('/');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

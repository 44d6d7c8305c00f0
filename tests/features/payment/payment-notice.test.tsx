import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepPayment } from '@/features/payment/kept-payments';
import { PaymentNotice } from '@/features/payment/payment-notice';
import { renderAt } from '../../support/render';

const payment = { id: 'pay_1', amount: 120_050, at: 1_795_000_000_000 };

function noticeAt(path: string) {
  renderAt(path, <PaymentNotice />);
  return screen.getByRole('status');
}

test('every page shows a payment until it is dismissed, and only its id, amount and time are stored', async () => {
  const notice = noticeAt('/about');
  expect(notice).toBeEmptyDOMElement();
  act(() => keepPayment(payment));
  expect(JSON.parse(sessionStorage.getItem('payments') ?? '')).toEqual([payment]);
  expect(notice).toHaveTextContent('₹1,200.50 paid. Payment ID pay_1');
  const receipt = screen.getByRole('link', { name: 'Receipt' });
  expect(receipt).toHaveAttribute('href', '/razorpay-checkout');

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice).toBeEmptyDOMElement();
  expect(sessionStorage).toHaveLength(0);
});

test('the notice of a payment without an id says where to look for it', () => {
  keepPayment({ ...payment, id: null });
  expect(noticeAt('/')).toHaveTextContent(
    '₹1,200.50 seems to be paid. Look for Razorpay’s email or SMS.',
  );
});

test.each([
  ['/razorpay-checkout', JSON.stringify([payment])],
  ['/', '[null,1,{"id":1,"amount":5,"at":1},{"id":"x","amount":"5","at":1}]'],
])('the notice on %s is empty if the browser has stored %s', (path, stored) => {
  sessionStorage.setItem('payments', stored);
  expect(noticeAt(path)).toBeEmptyDOMElement();
});

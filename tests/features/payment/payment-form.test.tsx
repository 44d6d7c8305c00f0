import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaymentForm } from '@/features/payment/payment-form';
import type { CheckoutOptions } from '@/features/payment/razorpay';
import { settings } from '@/lib/settings';
import { arrive, block, FakeCheckout, resetRazorpay, scripts } from './fake-razorpay';

vi.mock('@/lib/settings', () => ({
  settings: {
    siteUrl: 'https://www.sthapana.example',
    phone: '+91 00000 00000',
    whatsapp: '+91 11111 11111',
    razorpayKeyId: 'rzp_live_key',
    razorpayScriptUrl: 'https://checkout.example/checkout.js',
    razorpayOrderEndpoint: '',
  },
}));

const INVALID = 'Please enter a valid amount and email.';
const COULD_NOT_OPEN = 'Could not open payment gateway. Please try again.';

let reducedMotion = false;
const scrollIntoView = vi.fn();

beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollIntoView.mockClear();
  Object.assign(settings, { razorpayOrderEndpoint: '' });
  reducedMotion = false;
  await resetRazorpay();
});

const amountField = () => screen.getByRole('textbox', { name: /Amount in rupees/ });
const emailField = () => screen.getByRole('textbox', { name: /Email/ });
const payButton = () => screen.getByRole('button', { name: /^(Pay|Loading|Opening)/ });
const errorRegion = () => screen.getByTestId('payment-message').querySelector('[role=alert]');
const successRegion = () => screen.getByTestId('payment-message').querySelector('[role=status]');

/** A form whose checkout script has arrived, filled in. */
async function openForm({ amount = '500', email = 'asha@example.in' } = {}) {
  const user = userEvent.setup();
  const view = render(<PaymentForm />);
  act(() => arrive());
  await screen.findByRole('button', { name: /^Pay/ });
  await user.clear(amountField());
  if (amount) await user.type(amountField(), amount);
  if (email) await user.type(emailField(), email);
  return { user, ...view };
}

/** A form with its window open, and the options that Razorpay was given. */
async function openWindow(values: { amount?: string; email?: string } = {}) {
  const form = await openForm(values);
  await form.user.click(payButton());
  const checkout = FakeCheckout.opened.at(-1);
  if (!checkout) throw new Error('No window was opened');
  return { ...form, checkout };
}

/** A server that answers when the test says so. */
function stubSlowFetch() {
  let answer: (response: Response) => void = () => {};
  const pending = new Promise<Response>((resolve) => (answer = resolve));
  const fetchOrder = vi.fn<typeof fetch>(() => pending);
  vi.stubGlobal('fetch', fetchOrder);
  return { fetchOrder, answer };
}

test('starts at 500 rupees, with the amount in words', () => {
  render(<PaymentForm />);
  expect(screen.getByTestId('payment-form')).toBeInTheDocument();
  expect(amountField()).toHaveValue('500');
  expect(amountField()).toHaveAccessibleDescription('Rupees five hundred only');
  expect(emailField()).toHaveAttribute('placeholder', 'Enter your email');
  expect(emailField()).toHaveAttribute('autocomplete', 'email');
  expect(emailField()).toHaveAccessibleDescription('The receipt goes here.');
});

test('reads Loading... and is disabled until the script has arrived', async () => {
  const user = userEvent.setup();
  render(<PaymentForm />);
  await user.type(emailField(), 'asha@example.in');
  expect(payButton()).toHaveTextContent('Loading...');
  expect(payButton()).toBeDisabled();

  act(() => arrive());
  expect(await screen.findByRole('button', { name: 'Pay ₹500' })).toBeEnabled();
});

test('keeps one script through unmounting and mounting again', async () => {
  const { unmount } = render(<PaymentForm />);
  unmount();
  render(<PaymentForm />);
  expect(scripts()).toHaveLength(1);
  act(() => arrive());
  expect(await screen.findByRole('button', { name: 'Pay ₹500' })).toBeInTheDocument();
});

test('is disabled while the amount or the email is empty', async () => {
  const { user } = await openForm({ email: '' });
  expect(payButton()).toBeDisabled();
  await user.type(emailField(), 'a');
  expect(payButton()).toBeEnabled();
  await user.clear(amountField());
  expect(payButton()).toBeDisabled();
  await user.type(amountField(), '   ');
  expect(payButton()).toBeDisabled();
});

test('names the amount on the button, in figures and in words', async () => {
  const { user } = await openForm({ amount: '1,20,000.5' });
  expect(payButton()).toHaveTextContent('Pay ₹1,20,000.50');
  expect(amountField()).toHaveAccessibleDescription(
    'Rupees one lakh twenty thousand and fifty paise only',
  );
  await user.type(amountField(), 'x');
  expect(payButton()).toHaveTextContent(/^Pay$/);
  expect(amountField()).not.toHaveAccessibleDescription();
});

test('says what Razorpay’s least amount is below one rupee', async () => {
  await openForm({ amount: '0.50' });
  expect(amountField()).toHaveAccessibleDescription('Fifty paise only. Razorpay takes ₹1 or more.');
});

test('opens the window with the options of the specification', async () => {
  const { checkout } = await openWindow({ amount: '1.15', email: 'asha@example.in' });
  const { handler, modal, ...options } = checkout.options;
  expect(options).toEqual({
    key: 'rzp_live_key',
    amount: 115,
    currency: 'INR',
    name: 'Sthapana',
    description: expect.stringMatching(/^[A-Za-z]/),
    image: 'https://www.sthapana.example/favicon.svg',
    prefill: { email: 'asha@example.in' },
    theme: { color: '#9f191f' },
  });
  expect(handler).toBeTypeOf('function');
  expect(modal).toMatchObject({ confirm_close: true, animation: true });
});

test('opens without animation under reduced motion', async () => {
  reducedMotion = true;
  const { checkout } = await openWindow();
  expect(checkout.options.modal.animation).toBe(false);
});

test('opens on Enter', async () => {
  const { user } = await openForm();
  await user.type(emailField(), '{Enter}');
  expect(FakeCheckout.opened).toHaveLength(1);
});

test('opens one window however often it is clicked', async () => {
  const { user, checkout } = await openWindow();
  await user.dblClick(payButton());
  expect(FakeCheckout.opened).toHaveLength(1);

  act(() => checkout.options.modal.ondismiss());
  await user.click(payButton());
  expect(FakeCheckout.opened).toHaveLength(2);
});

test.each(['0', '0.00', '-5', '1.155', 'abc', '5e3', '90071992547409.92'])(
  'refuses an amount of %s, and marks the field',
  async (amount) => {
    const { user } = await openForm({ amount });
    await user.click(payButton());
    expect(errorRegion()).toHaveTextContent(INVALID);
    expect(amountField()).toBeInvalid();
    expect(amountField()).toHaveFocus();
    expect(amountField()).toHaveAccessibleDescription(
      expect.stringContaining('Enter an amount above ₹0'),
    );
    expect(emailField()).toBeValid();
    expect(FakeCheckout.opened).toHaveLength(0);
  },
);

test('refuses an email that the browser refuses, in words on the page', async () => {
  const { user } = await openForm({ email: 'asha' });
  await user.click(payButton());
  expect(errorRegion()).toHaveTextContent(INVALID);
  expect(emailField()).toHaveAttribute('aria-invalid', 'true');
  expect(emailField()).toHaveFocus();
  expect(amountField()).toBeValid();
  expect(FakeCheckout.opened).toHaveLength(0);
});

test('marks both fields, and takes the first, when both are wrong', async () => {
  const { user } = await openForm({ amount: '0', email: 'asha' });
  await user.click(payButton());
  expect(amountField()).toHaveFocus();
  expect(amountField()).toHaveAttribute('aria-invalid', 'true');
  expect(emailField()).toHaveAttribute('aria-invalid', 'true');
});

test('takes a message back when the visitor corrects what it is about', async () => {
  const { user } = await openForm({ amount: '0' });
  await user.click(payButton());
  await user.type(amountField(), '5');
  expect(errorRegion()).toBeEmptyDOMElement();
  expect(amountField()).not.toHaveAttribute('aria-invalid');
});

test('stamps a payment, and says what to do with its id', async () => {
  const { checkout } = await openWindow({ amount: '1,200' });
  expect(successRegion()).toBeEmptyDOMElement();
  const region = successRegion();
  act(() => checkout.options.handler({ razorpay_payment_id: 'pay_29QQoUBi66xm2f' }));

  expect(successRegion()).toBe(region);
  expect(region).toHaveTextContent(
    'Payment successful. Payment ID pay_29QQoUBi66xm2f Take a screenshot and send it on WhatsApp to +91 11111 11111.',
  );
  expect(errorRegion()).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: '+91 11111 11111' })).toHaveAttribute(
    'href',
    'https://wa.me/911111111111',
  );
  expect(screen.getByText('₹1,200')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(region?.firstElementChild).toHaveFocus();
});

test('copies the payment id and says so', async () => {
  const { user, checkout } = await openWindow();
  act(() => checkout.options.handler({ razorpay_payment_id: 'pay_1' }));
  await user.click(screen.getByRole('button', { name: 'Copy payment ID' }));
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('pay_1');
});

test('says so when the browser refuses to copy', async () => {
  const { user, checkout } = await openWindow();
  act(() => checkout.options.handler({ razorpay_payment_id: 'pay_1' }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy payment ID' }));
  expect(await screen.findByText(/did not allow copying/)).toBeInTheDocument();
});

test('prints the receipt', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, checkout } = await openWindow();
  act(() => checkout.options.handler({ razorpay_payment_id: 'pay_1' }));
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('says that a closed window means no payment, and keeps what was typed', async () => {
  const { checkout } = await openWindow({ amount: '750' });
  act(() => checkout.options.modal.ondismiss());
  expect(errorRegion()).toHaveTextContent(/^Payment cancelled\.$/);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(amountField()).toHaveValue('750');
  expect(emailField()).toHaveValue('asha@example.in');
  expect(payButton()).toBeEnabled();
});

test('gives Razorpay’s reason when a payment had failed before the window was closed', async () => {
  const { checkout } = await openWindow();
  act(() => checkout.fail('The bank declined it.'));
  expect(errorRegion()).toBeEmptyDOMElement();
  act(() => checkout.options.modal.ondismiss());
  expect(errorRegion()).toHaveTextContent(
    'Payment cancelled. Razorpay’s last answer: The bank declined it.',
  );
});

test('takes a success that follows a failed attempt in the same window', async () => {
  const { checkout } = await openWindow();
  act(() => checkout.fail('The bank declined it.'));
  act(() => checkout.options.handler({ razorpay_payment_id: 'pay_2' }));
  expect(successRegion()).toHaveTextContent('Payment successful. Payment ID pay_2');
  expect(errorRegion()).toBeEmptyDOMElement();
});

test('does not carry a reason over to the next window', async () => {
  const { user, checkout } = await openWindow();
  act(() => checkout.fail('The bank declined it.'));
  act(() => checkout.options.modal.ondismiss());
  await user.click(payButton());
  act(() => FakeCheckout.opened.at(-1)?.options.modal.ondismiss());
  expect(errorRegion()).toHaveTextContent(/^Payment cancelled\.$/);
});

test('says that the window could not be opened, and lets the visitor try again', async () => {
  const { user } = await openForm();
  window.Razorpay = class extends FakeCheckout {
    constructor(options: CheckoutOptions) {
      super(options);
      throw new Error('Invalid key');
    }
  };
  await user.click(payButton());
  expect(errorRegion()).toHaveTextContent(COULD_NOT_OPEN);

  window.Razorpay = FakeCheckout;
  await user.click(payButton());
  expect(FakeCheckout.opened).toHaveLength(1);
  expect(errorRegion()).toBeEmptyDOMElement();
});

test('says that the script is not there when the form is sent all the same', async () => {
  const user = userEvent.setup();
  render(<PaymentForm />);
  await user.type(emailField(), 'asha@example.in');
  fireEvent.submit(screen.getByTestId('payment-form'));
  expect(errorRegion()).toHaveTextContent('Razorpay script not loaded yet.');
});

test('closes the window when the page is left', async () => {
  const { checkout, unmount } = await openWindow();
  unmount();
  expect(checkout.close).toHaveBeenCalledOnce();
});

test('tells of a blocked script in words, with the telephone number, and tries again by itself', async () => {
  vi.useFakeTimers();
  render(<PaymentForm />);
  await act(async () => block());
  expect(errorRegion()).toHaveTextContent(/payment window did not load/);
  const phone = within(screen.getByRole('alert')).getByRole('link', { name: '+91 00000 00000' });
  expect(phone).toHaveAttribute('href', 'tel:+910000000000');
  expect(payButton()).toHaveTextContent('Loading...');
  expect(payButton()).toBeDisabled();

  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(errorRegion()).toHaveTextContent(/payment window did not load/);
  await act(async () => arrive());
  expect(errorRegion()).toBeEmptyDOMElement();
  expect(successRegion()).toHaveTextContent('You can pay now.');
  expect(payButton()).toHaveTextContent('Pay ₹500');
});

test('tells of a script that never arrives after 10 seconds', async () => {
  vi.useFakeTimers();
  render(<PaymentForm />);
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(errorRegion()).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(errorRegion()).toHaveTextContent(/payment window did not load/);
});

test('tries again at once when the connection is back', async () => {
  render(<PaymentForm />);
  await act(async () => block());
  expect(scripts()).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('online')));
  await act(async () => arrive());
  expect(payButton()).toHaveTextContent('Pay ₹500');
});

test('tries again when asked to, for as long as it takes', async () => {
  const user = userEvent.setup();
  render(<PaymentForm />);
  await act(async () => block());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Trying again...' })).toBeInTheDocument();
  await act(async () => block());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => arrive());
  expect(payButton()).toHaveTextContent('Pay ₹500');
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

test('asks for an order first where there is an endpoint, and passes its id on', async () => {
  Object.assign(settings, { razorpayOrderEndpoint: '/orders' });
  const { fetchOrder, answer } = stubSlowFetch();
  const { user } = await openForm({ amount: '19.99' });
  await user.dblClick(payButton());

  expect(payButton()).toHaveTextContent('Opening...');
  await vi.waitFor(() => expect(fetchOrder).toHaveBeenCalledOnce());
  expect(FakeCheckout.opened).toHaveLength(0);
  expect(String(fetchOrder.mock.calls[0]?.[1]?.body)).toBe('{"amount":1999,"currency":"INR"}');

  await act(async () => answer(Response.json({ id: 'order_9A33XWu170gUtm' })));
  await vi.waitFor(() => expect(FakeCheckout.opened).toHaveLength(1));
  expect(FakeCheckout.opened[0]?.options).toMatchObject({
    amount: 1999,
    order_id: 'order_9A33XWu170gUtm',
  });
  expect(payButton()).toHaveTextContent('Pay ₹19.99');
});

test('says that the window could not be opened when there is no order', async () => {
  Object.assign(settings, { razorpayOrderEndpoint: '/orders' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('No', { status: 500 })));
  const { user } = await openForm();
  await user.click(payButton());
  expect(await screen.findByText(COULD_NOT_OPEN)).toBeInTheDocument();
  expect(FakeCheckout.opened).toHaveLength(0);
  expect(payButton()).toBeEnabled();
});

test('opens nothing when the page was left before the order came', async () => {
  Object.assign(settings, { razorpayOrderEndpoint: '/orders' });
  const { fetchOrder, answer } = stubSlowFetch();
  const { user, unmount } = await openForm();
  await user.click(payButton());
  await vi.waitFor(() => expect(fetchOrder).toHaveBeenCalledOnce());
  unmount();
  await act(async () => answer(Response.json({ id: 'order_1' })));
  expect(FakeCheckout.opened).toHaveLength(0);
});

test('charges what stands in the field, also when it was typed before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PaymentForm />);
  const typed = within(container).getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
  typed.value = '1200';
  within(container).getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value = 'a@b.in';
  const root = await act(async () => hydrateRoot(container, <PaymentForm />));
  await act(async () => arrive());

  expect(typed).toHaveValue('1200');
  const user = userEvent.setup();
  await user.click(within(container).getByRole('button', { name: 'Pay ₹1,200' }));
  expect(FakeCheckout.opened[0]?.options.amount).toBe(120_000);
  act(() => root.unmount());
  container.remove();
});

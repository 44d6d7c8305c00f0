import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { Payment } from '@/features/payment/payment';
import * as lib from '@/lib/settings';
import { render } from '../../support/render';
import { prerendered } from '../../support/visitor';
import { arrive, block, FakeCheckout, resetRazorpay, scripts } from './fake-razorpay';

const INVALID = 'Please enter a valid amount and email.';
const COULD_NOT_OPEN = 'Could not open payment gateway. Please try again.';

const { settings } = lib;
const scrollIntoView = vi.fn();

/** The site with other settings than these until the test has finished. */
const set = (changed: Partial<typeof settings>) =>
  vi.spyOn(lib, 'settings', 'get').mockReturnValue({ ...settings, ...changed });

beforeEach(() => {
  set({ razorpayKeyId: 'rzp_live_key' });
  // jsdom has neither.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(async () => {
  scrollIntoView.mockClear();
  vi.useRealTimers();
  await resetRazorpay();
});

const amountField = () => screen.getByRole('spinbutton', { name: /Amount in rupees/ });
const emailField = () => screen.getByRole('textbox', { name: /Email/ });
const payButton = () => screen.getByRole('button', { name: /^(Pay|Loading|Opening)/ });
const queryPayButton = () => screen.queryByRole('button', { name: /^(Pay|Loading|Opening)/ });
const errorRegion = () => screen.getByTestId('payment-message').querySelector('[role=alert]');
const statusRegion = () => screen.getByTestId('payment-message').querySelector('[role=status]');

/** A form whose checkout script has arrived, filled in. */
async function openForm({ amount = '500', email = 'asha@example.in' } = {}) {
  const user = userEvent.setup();
  const view = render(<Payment />);
  act(() => arrive());
  await screen.findByRole('button', { name: /^Pay/ });
  fireEvent.input(amountField(), { target: { value: amount } });
  fireEvent.input(emailField(), { target: { value: email } });
  return { user, ...view };
}

/** A form with its window open. */
async function openWindow(values: { amount?: string; email?: string } = {}) {
  const form = await openForm(values);
  await form.user.click(payButton());
  return { ...form, checkout: lastOpened() };
}

function lastOpened(): FakeCheckout {
  const checkout = FakeCheckout.opened.at(-1);
  if (!checkout) throw new Error('No window was opened');
  return checkout;
}

/** A server that answers when the test says so. */
function stubSlowFetch() {
  set({ razorpayKeyId: 'rzp_live_key', razorpayOrderEndpoint: '/orders' });
  let answer: (response: Response) => void = () => {};
  const pending = new Promise<Response>((resolve) => (answer = resolve));
  const fetchOrder = vi.fn<typeof fetch>(() => pending);
  vi.stubGlobal('fetch', fetchOrder);
  return { fetchOrder, answer };
}

test('names the amount on the button, and groups its digits when the field is left', async () => {
  const { user } = await openForm({ amount: '१,२०,०००.५' });
  expect(payButton()).toHaveTextContent('Pay ₹1,20,000.50');
  await user.type(amountField(), 'x');
  expect(payButton()).toHaveTextContent(/^Pay$/);
  await user.tab();
  expect(amountField()).toHaveValue('१,२०,०००.५x');

  await user.clear(amountField());
  await user.type(amountField(), '12500');
  await user.tab();
  expect(amountField()).toHaveValue('12,500');
  await user.clear(amountField());
  await user.type(amountField(), '1.50{ArrowDown}');
  expect(amountField(), 'the least that Razorpay takes').toHaveValue('1.50');
  await user.type(amountField(), '{ArrowUp}');
  expect(amountField()).toHaveValue('2.50');

  fireEvent.input(amountField(), { target: { value: '0.50' } });
  expect(amountField()).toHaveAccessibleDescription('Razorpay takes ₹1 or more.');
});

test('reads Loading... and is disabled until the script has arrived, and while a field is empty', async () => {
  const user = userEvent.setup();
  render(<Payment />);
  expect(scripts()).toHaveLength(1);
  await user.type(emailField(), 'a');
  expect(payButton()).toHaveTextContent('Loading...');
  expect(payButton()).toBeDisabled();

  act(() => arrive());
  expect(await screen.findByRole('button', { name: 'Pay ₹500' })).toBeEnabled();
  await user.clear(amountField());
  await user.type(amountField(), '   ');
  expect(payButton()).toBeDisabled();
  await user.type(amountField(), '5');
  expect(payButton()).toBeEnabled();
  await user.clear(emailField());
  expect(payButton()).toBeDisabled();
});

test('opens the window with the options of the specification, and without motion for who wants less', async () => {
  set({ razorpayKeyId: 'rzp_test_key' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { checkout } = await openWindow({ amount: '1.15', email: ' asha@example.in ' });
  const { handler, modal, ...options } = checkout.options;
  expect(options).toEqual({
    key: 'rzp_test_key',
    amount: 115,
    currency: 'INR',
    name: site.name,
    description: expect.stringMatching(/^[A-Za-z]/),
    image: 'https://www.example.com/favicon.svg',
    prefill: { email: 'asha@example.in' },
    theme: { color: settings.brandColour },
  });
  expect(handler).toBeTypeOf('function');
  expect(modal).toMatchObject({ confirm_close: true, animation: false });
  expect(screen.getByText('Test mode: no money moves.')).toBeInTheDocument();
});

test('refuses, marks both fields and takes the first, and takes the message back as it is corrected', async () => {
  const { user } = await openForm({ amount: '0', email: 'asha' });
  await user.click(payButton());
  expect(errorRegion()).toHaveTextContent(INVALID);
  expect(amountField()).toHaveFocus();
  expect(amountField()).toHaveAttribute('aria-invalid', 'true');
  expect(amountField()).toHaveAccessibleDescription(
    expect.stringContaining('Enter an amount above ₹0'),
  );
  expect(emailField()).toHaveAttribute('aria-invalid', 'true');
  expect(FakeCheckout.opened).toHaveLength(0);

  await user.type(amountField(), '5');
  expect(errorRegion()).toBeEmptyDOMElement();
  expect(amountField()).not.toHaveAttribute('aria-invalid');

  await user.type(amountField(), ' lakh');
  await user.click(payButton());
  expect(amountField()).toHaveAccessibleDescription(
    expect.stringContaining('Write the amount in figures, such as 1,00,000'),
  );
});

test('charges what stands in the fields, typed before hydration or set by a script that tells nobody', async () => {
  const enter = (amount: string, email: string) => {
    Object.assign(amountField(), { value: amount });
    Object.assign(emailField(), { value: email });
  };
  const hydrate = prerendered(<Payment />);
  enter('1200', 'a@b.in');
  await hydrate();
  await act(async () => arrive());
  const pay = await screen.findByRole('button', { name: 'Pay ₹1,200' });
  enter('42', '');
  fireEvent.pointerOver(pay);
  expect(pay).toBeDisabled();
  enter('42', 'c@d.in');
  // What a disabled button leaves to the element around it.
  fireEvent.pointerOver(pay.parentElement!);
  expect(pay).toHaveTextContent('Pay ₹42');
  await userEvent.click(pay);
  const { amount, prefill } = lastOpened().options;
  expect({ amount, prefill }).toEqual({ amount: 4200, prefill: { email: 'c@d.in' } });
});

test('a payment leaves a receipt that says what to do with its id, copies it, and can be dismissed', async () => {
  const { user, checkout } = await openWindow({ amount: '1,200' });
  act(() => checkout.pay('pay_29QQoUBi66xm2f'));

  const told = screen.getByTestId('payment-message');
  expect(told).toHaveTextContent(
    'Payment successful. Payment ID pay_29QQoUBi66xm2f Take a screenshot and send it on WhatsApp to +91 11111 11111.',
  );
  expect(told.firstElementChild).toHaveFocus();
  for (const link of within(told).getAllByRole<HTMLAnchorElement>('link')) {
    const chat = new URL(link.href);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/911111111111');
    expect(chat.searchParams.get('text')).toBe(
      'I have paid ₹1,200. Payment ID: pay_29QQoUBi66xm2f',
    );
  }
  expect(screen.getByText('₹1,200')).toBeInTheDocument();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(queryPayButton()).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Copy payment ID' }));
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('pay_29QQoUBi66xm2f');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy payment ID' }));
  expect(await screen.findByText(/did not allow copying/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'New payment' }));
  expect(amountField()).toHaveValue('500');
});

test.each<[what: string, report: (checkout: FakeCheckout) => void]>([
  ['nothing', ({ options }) => options.handler()],
  ['an empty id', ({ options }) => options.handler({ razorpay_payment_id: ' ' })],
  ['an id of 20,000 letters', (checkout) => checkout.pay('x'.repeat(20_000))],
])(
  'a success with %s says that money may have moved, where to look and whom to ask',
  async (_what, report) => {
    const { checkout } = await openWindow();
    act(() => {
      report(checkout);
      report(checkout);
    });
    const told = screen.getByTestId('payment-message');
    expect(told).toHaveTextContent(/seems to be made.*no payment ID.*Razorpay’s email or SMS/);
    expect(within(told).getByRole('link', { name: '+91 00000 00000' })).toBeInTheDocument();
    expect(queryPayButton()).not.toBeInTheDocument();

    act(() => checkout.pay('pay_1'));
    expect(screen.getByTestId('payment-message')).toHaveTextContent('Payment ID pay_1');
  },
);

test.each<[what: string, play: (checkout: FakeCheckout) => void]>([
  ['a second report', (checkout) => checkout.pay()],
  ['a dismissal', ({ options }) => options.modal.ondismiss()],
  ['a failure', (checkout) => checkout.fail({ error: { description: 'Declined.' } })],
])('%s after the success leaves its one receipt', async (_what, play) => {
  const { checkout } = await openWindow();
  act(() => {
    checkout.pay();
    play(checkout);
  });
  expect(screen.getByTestId('payment-message')).toHaveTextContent('Payment successful.');
  expect(queryPayButton()).not.toBeInTheDocument();
});

test('a first window that succeeds late closes the second, and both their payments are told', async () => {
  const { user, checkout: first } = await openWindow();
  act(() => first.options.modal.ondismiss());
  await user.click(payButton());
  const second = lastOpened();
  expect(second).not.toBe(first);

  act(() => first.pay('pay_1'));
  expect(second.close).toHaveBeenCalledOnce();
  act(() => second.options.modal.ondismiss());
  expect(screen.getByTestId('payment-message')).toHaveTextContent('pay_1');

  act(() => second.pay('pay_2'));
  expect(screen.getAllByTestId('payment-message').map((told) => told.textContent)).toEqual([
    expect.stringContaining('pay_2'),
    expect.stringContaining('pay_1'),
  ]);
});

test('amount and email are there again when Back leads to the page, until they are paid', async () => {
  const { unmount } = await openForm({ amount: '750' });
  unmount();
  render(<Payment />);
  expect(await screen.findByRole('button', { name: 'Pay ₹750' })).toBeEnabled();
  expect(emailField()).toHaveValue('asha@example.in');
  await userEvent.click(payButton());
  act(() => lastOpened().pay());
  expect(Object.keys(sessionStorage)).toEqual(['payments']);
});

test('opens one window for a double press, and another one for a quick press after a cancel', async () => {
  await openForm();
  // As the browser counts quick presses, however long the test takes between them.
  const press = (detail: number) => act(async () => void fireEvent.click(payButton(), { detail }));
  await press(1);
  await press(2);
  expect(FakeCheckout.opened).toHaveLength(1);
  act(() => lastOpened().options.modal.ondismiss());
  await press(3);
  expect(FakeCheckout.opened).toHaveLength(2);
});

test('says that a closed window means no payment, and keeps what was typed', async () => {
  const { checkout } = await openWindow({ amount: '750' });
  act(() => checkout.options.modal.ondismiss());
  expect(errorRegion()).toHaveTextContent(/^Payment cancelled\.We have received no payment\.$/);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(amountField()).toHaveValue('750');
  expect(payButton()).toBeEnabled();
});

test.each<[what: string, failure: unknown, reason: RegExp]>([
  ['a reason', { error: { description: 'It was declined.' } }, /answer: It was declined\./],
  ['a long reason', { error: { description: 'W'.repeat(20_000) } }, /answer: W{200}…/],
  ['half an error', { error: { description: {} } }, /^(?!.*answer)/],
  ['nothing', undefined, /^(?!.*answer)/],
])('a failed attempt with %s is told at once, and when the window is closed', async (...row) => {
  const [, failure, reason] = row;
  const { user, checkout } = await openWindow();
  act(() => checkout.fail(failure));
  expect(errorRegion()).toHaveTextContent(/^The payment failed\. You can try again/);
  expect(errorRegion()).toHaveTextContent(reason);
  act(() => checkout.options.modal.ondismiss());
  expect(errorRegion()).toHaveTextContent(reason);

  await user.click(payButton());
  expect(errorRegion(), 'the next window starts without it').toBeEmptyDOMElement();
});

test('a payment that is reported after the page was left is told when the visitor comes back', async () => {
  const { checkout, unmount } = await openWindow();
  unmount();
  checkout.pay('pay_late');
  render(<Payment />);
  expect(screen.getByTestId('payment-message')).toHaveTextContent('Payment ID pay_late');
});

test('a window that is not seen is opened again by Pay, and words give another way', async () => {
  const { checkout } = await openWindow();
  expect(statusRegion()).toBeEmptyDOMElement();
  await act(async () => fireEvent.submit(screen.getByTestId('payment-form')));
  expect(checkout.open).toHaveBeenCalledTimes(2);
  expect(statusRegion()).toHaveTextContent(/^If no payment window has opened, press Pay again/);
  expect(within(screen.getByTestId('payment-form')).getByRole('link', { name: 'WhatsApp' }));
});

test('another amount while a window is open replaces the window', async () => {
  const { user, checkout } = await openWindow({ amount: '7' });
  fireEvent.input(amountField(), { target: { value: '8' } });
  await user.click(payButton());
  expect(checkout.close).toHaveBeenCalledOnce();
  expect(lastOpened().options.amount).toBe(800);
  act(() => checkout.options.modal.ondismiss());
  expect(errorRegion()).toBeEmptyDOMElement();
});

test('says that the window could not be opened, how else to pay, and lets the visitor try again', async () => {
  const { user } = await openForm();
  window.Razorpay = class extends FakeCheckout {
    override readonly open = vi.fn(() => {
      throw new Error('Invalid key');
    });
  };
  await user.click(payButton());
  expect(screen.getByText(COULD_NOT_OPEN)).toBeInTheDocument();
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '+91 00000 00000' }));

  window.Razorpay = FakeCheckout;
  await user.click(payButton());
  expect(FakeCheckout.opened).toHaveLength(1);
  expect(errorRegion()).toBeEmptyDOMElement();
});

test('without a key Pay stays disabled, and words say why and give another way', async () => {
  set({ razorpayKeyId: '' });
  render(<Payment />);
  expect(screen.getByText(/^Online payment is not set up yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toBeInTheDocument();
  fireEvent.input(emailField(), { target: { value: 'asha@example.in' } });
  expect(screen.getByRole('button', { name: 'Pay ₹500' })).toBeDisabled();
  expect(scripts()).toHaveLength(0);
});

test.each<[what: string, fail: () => void]>([
  ['is blocked', block],
  ['brings no checkout', () => void scripts()[0]?.dispatchEvent(new Event('load'))],
  ['never arrives', () => void vi.advanceTimersByTime(10_000)],
])('a script that %s is told in words, and tried again by itself', async (_what, fail) => {
  vi.useFakeTimers();
  render(<Payment />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  for (const delay of [3000, 10_000, 30_000, 30_000]) {
    expect(scripts()).toHaveLength(1);
    await act(async () => fail());
    await act(() => vi.advanceTimersByTimeAsync(delay - 1));
    expect(errorRegion()).toHaveTextContent(/payment window did not load/);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: '+91 00000 00000' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(queryPayButton()).not.toBeInTheDocument();
    expect(scripts()).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
  }
  await act(async () => arrive());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(errorRegion()).toBeEmptyDOMElement();
  expect(statusRegion()).toHaveTextContent('You can pay now.');
  expect(payButton()).toHaveTextContent('Pay ₹500');
});

test('a script is tried again at once when asked to, or when the connection is back, and used if it came meanwhile', async () => {
  const user = userEvent.setup();
  render(<Payment />);
  await act(async () => block());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveFocus();
  await act(async () => block());
  await screen.findByRole('button', { name: 'Try again' });
  window.Razorpay = FakeCheckout;
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('button', { name: 'Pay ₹500' })).toBeInTheDocument();
  expect(scripts()).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

test('asks for an order first where there is an endpoint, with the amount held fast meanwhile', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { fetchOrder, answer } = stubSlowFetch();
  const { user } = await openForm({ amount: '19.99' });
  await user.click(payButton());
  await user.click(payButton());

  expect(payButton()).toHaveTextContent('Opening...');
  expect(amountField()).toHaveAttribute('readonly');
  expect(emailField()).toHaveAttribute('readonly');
  expect(timeout).toHaveBeenCalledWith(15_000);
  expect(fetchOrder).toHaveBeenCalledExactlyOnceWith('/orders', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: '{"amount":1999,"currency":"INR"}',
    signal: timeout.mock.results[0]?.value,
  });

  await act(async () => answer(Response.json({ id: 'order_9A33XWu170gUtm' })));
  await vi.waitFor(() => expect(FakeCheckout.opened).toHaveLength(1));
  expect(lastOpened().options).toMatchObject({ amount: 1999, order_id: 'order_9A33XWu170gUtm' });
  expect(payButton()).toHaveTextContent('Pay ₹19.99');
  expect(amountField()).not.toHaveAttribute('readonly');
});

test.each<[answer: string, respond: () => Response]>([
  ['a refusal', () => Response.json({ id: 'order_9A33XWu170gUtm' }, { status: 400 })],
  ['an error page', () => new Response('<h1>Sorry</h1>')],
  ['JSON without an order', () => Response.json({})],
  ['an id that is no order’s', () => Response.json({ id: 'pay_29QQoUBi66xm2f' })],
  ['an empty body', () => new Response('')],
  ['a body that is cut off', () => new Response('{"id":"order_9A33XW')],
  [
    'nothing',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])(
  'where the order endpoint answers with %s, the window is not opened, and Pay tries again',
  async (_answer, respond) => {
    const { fetchOrder } = stubSlowFetch();
    fetchOrder.mockImplementation(async () => respond());
    const { user } = await openForm();
    await user.click(payButton());
    expect(await screen.findByText(COULD_NOT_OPEN)).toBeInTheDocument();
    expect(FakeCheckout.opened).toHaveLength(0);
    expect(payButton()).toBeEnabled();
  },
);

test('opens nothing when the page was left before the order came', async () => {
  const { fetchOrder, answer } = stubSlowFetch();
  const { user, unmount } = await openForm();
  await user.click(payButton());
  await vi.waitFor(() => expect(fetchOrder).toHaveBeenCalledOnce());
  unmount();
  await act(async () => answer(Response.json({ id: 'order_1' })));
  expect(FakeCheckout.opened).toHaveLength(0);
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paymentNotice } from '@/content/payment-notice';
import { site } from '@/content/site';
import { Payment } from '@/features/payment/payment';
import * as lib from '@/lib/settings';
import { render } from '../../support/render';
import { prerendered } from '../../support/visitor';
import { arrive, block, FakeCheckout, lastOpened, resetRazorpay, scripts } from './fake-razorpay';

const COULD_NOT_OPEN = 'Could not open payment gateway. Please try again.';

const { settings } = lib;
const scrollIntoView = vi.fn();

/** Changes settings of the site until the test has finished. */
const set = (changed: Partial<typeof settings>) =>
  vi.spyOn(lib, 'settings', 'get').mockReturnValue({ ...settings, ...changed });

beforeEach(() => {
  set({ razorpayKeyId: 'rzp_live_key' });
  // jsdom has neither matchMedia nor scrollIntoView.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(async () => {
  scrollIntoView.mockClear();
  vi.useRealTimers();
  await resetRazorpay();
});

const amountField = () => screen.getByLabelText(/Amount in rupees/);
const emailField = () => screen.getByLabelText(/^Email/);
const queryPayButton = () => screen.queryByRole('button', { name: /^(Pay|Loading|Opening)/ });
const payButton = () => queryPayButton()!;
const messages = () => screen.getAllByTestId('payment-message');
const message = () => messages()[0]!;
const errorRegion = () => message().querySelector('[role=alert]');
const statusRegion = () => message().querySelector('[role=status]');
const enter = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const press = (button = payButton(), detail = 1) =>
  act(async () => void fireEvent.click(button, { detail }));
async function arrived() {
  act(() => arrive());
  await screen.findByRole('button', { name: /^Pay/ });
}
const dismiss = (checkout: FakeCheckout) => act(() => checkout.options.modal.ondismiss());

/** A filled form, whose checkout script has arrived. */
async function openForm(amount = '500', email = 'asha@example.in') {
  const view = render(<Payment />);
  await arrived();
  enter(amountField(), amount);
  enter(emailField(), email);
  return view;
}

/** A form with its window open. */
async function openWindow(...values: Parameters<typeof openForm>) {
  const view = await openForm(...values);
  await press();
  return { ...view, checkout: lastOpened() };
}

/** An order endpoint that answers when the test calls `answer`. */
function stubSlowFetch() {
  set({ razorpayKeyId: 'rzp_live_key', razorpayOrderEndpoint: '/orders' });
  let answer: (response: Response) => void = () => {};
  const pending = new Promise<Response>((resolve) => (answer = resolve));
  const fetchOrder = vi.fn<typeof fetch>(() => pending);
  vi.stubGlobal('fetch', fetchOrder);
  return { fetchOrder, answer };
}

test('the button names the amount, and the field groups the digits when it loses the focus', async () => {
  await openForm('१,२०,०००.५');
  expect(payButton()).toHaveTextContent('Pay ₹1,20,000.50');
  enter(amountField(), '१x');
  fireEvent.blur(amountField());
  expect(amountField()).toHaveValue('१x');
  expect(payButton()).toHaveTextContent(/^Pay$/);
  enter(amountField(), '12500');
  fireEvent.blur(amountField());
  expect(amountField()).toHaveValue('12,500');

  enter(amountField(), '1.50');
  fireEvent.keyDown(amountField(), { key: 'ArrowDown' });
  expect(amountField(), 'Razorpay takes no less than ₹1').toHaveValue('1.50');
  fireEvent.keyDown(amountField(), { key: 'ArrowUp' });
  expect(amountField()).toHaveValue('2.50');
  expect(amountField()).toHaveAccessibleDescription('Rupees two and fifty paise');
});

test.each([
  ['5002', 4, '2'],
  ['5२00', 2, '२'],
  ['500.', 4, '500.'],
])('changing the default amount to %s keeps only the typed text', async (value, caret, kept) => {
  render(<Payment />);
  await arrived();
  const field = amountField() as HTMLInputElement;
  field.value = value;
  field.setSelectionRange(caret, caret);
  fireEvent.input(field);
  expect(field).toHaveValue(kept);
  field.value = `${kept}0`;
  fireEvent.input(field);
  expect(field).toHaveValue(`${kept}0`);
});

test('Pay is disabled until the script has arrived, and while a field is empty', async () => {
  render(<Payment />);
  expect(amountField()).toHaveValue('500');
  expect(scripts()).toHaveLength(1);
  enter(emailField(), 'a@b.in');
  expect(payButton()).toHaveTextContent('Loading...');
  expect(payButton()).toBeDisabled();
  await act(async () => void fireEvent.submit(screen.getByTestId('payment-form')));
  expect(errorRegion()).toHaveTextContent('Razorpay script not loaded yet.');

  await arrived();
  expect(payButton()).toHaveTextContent('Pay ₹500');
  expect(payButton()).toBeEnabled();
  enter(amountField(), '   ');
  expect(payButton()).toBeDisabled();
  enter(amountField(), '5');
  enter(emailField(), '');
  expect(payButton()).toBeDisabled();
});

test('the window opens with the specified options, and without animation for visitors who want less motion', async () => {
  set({ razorpayKeyId: 'rzp_test_key' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { checkout } = await openWindow('1.15', ' asha@example.in ');
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
  expect(screen.getByText(paymentNotice)).toBeInTheDocument();
});

test('a wrong amount and email are refused and marked until corrected, and the amount gets the focus', async () => {
  await openForm('0', 'asha');
  await press();
  expect(errorRegion()).toHaveTextContent('Please enter a valid amount and email.');
  expect(amountField()).toHaveFocus();
  expect(amountField()).toHaveAttribute('aria-invalid', 'true');
  expect(amountField()).toHaveAccessibleDescription(/Enter ₹1 or more/);
  expect(emailField()).toHaveAttribute('aria-invalid', 'true');
  expect(FakeCheckout.opened).toHaveLength(0);

  await userEvent.type(amountField(), '5');
  expect(errorRegion()).toBeEmptyDOMElement();
  expect(amountField()).not.toHaveAttribute('aria-invalid');
  enter(amountField(), '0.99');
  await press();
  expect(amountField()).toHaveAccessibleDescription(/Enter ₹1 or more/);
  enter(amountField(), '5 lakh');
  await press();
  expect(amountField()).toHaveAccessibleDescription(/in figures, such as 1,00,000/);
  expect(FakeCheckout.opened).toHaveLength(0);
});

test('the visitor must confirm an amount above ₹1,00,000 once', async () => {
  await openForm('1,00,000');
  await press();
  expect(FakeCheckout.opened, 'opened without a question').toHaveLength(1);
  dismiss(lastOpened());
  enter(amountField(), '50,02,500');
  await press();
  expect(statusRegion()).toHaveTextContent(
    'Rupees fifty lakh two thousand five hundred. Is that right?',
  );
  await press(screen.getByRole('button', { name: 'Yes, pay ₹50,02,500' }), 2);
  expect(FakeCheckout.opened, 'a double click confirms nothing').toHaveLength(1);
  expect(fireEvent.keyDown(emailField(), { key: 'Enter', repeat: true }), 'held key').toBe(false);
  await press(screen.getByRole('button', { name: 'Yes, pay ₹50,02,500' }));
  expect(lastOpened().options.amount).toBe(500_250_000);
  expect(statusRegion()).toBeEmptyDOMElement();
  dismiss(lastOpened());
  await press();
  expect(FakeCheckout.opened, 'not asked again').toHaveLength(3);
  enter(amountField(), '1,00,000.01');
  await press();
  expect(statusRegion()).toHaveTextContent('Rupees one lakh and one paisa. Is that right?');
});

test('the amount in the field is charged, even if it was typed before hydration or set by a script', async () => {
  const fill = (amount: string, email: string) => {
    Object.assign(amountField(), { value: amount });
    Object.assign(emailField(), { value: email });
  };
  const hydrate = prerendered(<Payment />);
  fill('1200', 'a@b.in');
  await hydrate();
  await arrived();
  expect(payButton()).toHaveTextContent('Pay ₹1,200');
  fill('42', '');
  fireEvent.pointerOver(payButton());
  expect(payButton()).toBeDisabled();
  fill('42', 'c@d.in');
  // Browsers don't send this event to a disabled button, only to the element around it.
  fireEvent.pointerOver(payButton().parentElement!);
  expect(payButton()).toHaveTextContent('Pay ₹42');
  await press();
  expect(lastOpened().options).toMatchObject({ amount: 4200, prefill: { email: 'c@d.in' } });
});

test('the receipt says what to do with the payment id, and can be dismissed', async () => {
  const user = userEvent.setup();
  const { checkout } = await openWindow('1,200');
  expect(Object.keys(sessionStorage)).toEqual(['draft:1:payment', 'payments']);
  act(() => checkout.pay('pay_29QQoUBi66xm2f'));
  expect(Object.keys(sessionStorage)).toEqual(['payments']);
  expect(message()).toHaveTextContent(
    'Payment successful. Payment ID pay_29QQoUBi66xm2f Take a screenshot and send it on WhatsApp to +91 11111 11111.',
  );
  expect(message().firstElementChild).toHaveFocus();
  for (const link of within(message()).getAllByRole<HTMLAnchorElement>('link')) {
    const chat = new URL(link.href);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/911111111111');
    expect(chat.searchParams.get('text')).toBe(
      'I have paid ₹1,200. Payment ID: pay_29QQoUBi66xm2f. My name and the service: ',
    );
  }
  expect(queryPayButton()).toBeNull();

  await user.click(screen.getByRole('button', { name: 'New payment' }));
  expect(amountField()).toHaveValue('500');
});

test('after a success without a valid id, the page says that it seems to be paid, until the id arrives', async () => {
  const { checkout } = await openWindow();
  for (const id of [undefined, ' ', 'x'.repeat(101)]) {
    act(() => checkout.options.handler(id && { razorpay_payment_id: id }));
    expect(message()).toHaveTextContent(/seems to be made.*no payment ID.*Razorpay’s email or SMS/);
    expect(within(message()).getByRole('link', { name: '+91 00000 00000' })).toBeInTheDocument();
    expect(queryPayButton()).toBeNull();
  }
  act(() => {
    checkout.pay(` ${'x'.repeat(100)} `);
    checkout.fail({ error: { description: 'Declined.' } });
    checkout.options.modal.ondismiss();
  });
  expect(messages(), 'one receipt').toHaveLength(1);
  expect(message()).toHaveTextContent(`Payment ID ${'x'.repeat(100)} Take`);
});

test('if the first window succeeds late, the second window closes, and each payment has a receipt', async () => {
  const { checkout: first } = await openWindow();
  dismiss(first);
  vi.setSystemTime(Date.now() + 1000);
  await press();
  const second = lastOpened();
  expect(second).not.toBe(first);
  act(() => first.fail());
  expect(errorRegion(), 'the first window no longer counts').toBeEmptyDOMElement();

  act(() => first.pay('pay_1'));
  expect(second.close).toHaveBeenCalledOnce();
  dismiss(second);
  act(() => second.pay('pay_2'));
  expect(messages().map(({ textContent }) => /pay_\d/.exec(textContent)?.[0])).toEqual([
    'pay_2',
    'pay_1',
  ]);
});

test('if a payment succeeds after the visitor has left the page, the page shows it on return', async () => {
  const { checkout, unmount } = await openWindow('750');
  unmount();
  expect(checkout.close).toHaveBeenCalledOnce();
  const { unmount: leave } = render(<Payment />);
  expect(message()).toHaveTextContent(/A payment may have been made/);
  await press(screen.getByRole('button', { name: 'It was not paid. Pay now' }));
  expect(payButton()).toHaveTextContent('Pay ₹750');
  expect(emailField()).toHaveValue('asha@example.in');
  leave();
  checkout.pay('pay_late');
  render(<Payment />);
  expect(message()).toHaveTextContent('Payment ID pay_late');
});

test.each(['while its window is open', 'while it waits for an order'])(
  'a page reloaded %s says that the payment may have been made',
  async (moment) => {
    if (moment.includes('order')) stubSlowFetch();
    await openForm('750');
    await press();
    expect(payButton(), 'this page keeps its button').toBeInTheDocument();
    const mark = sessionStorage.getItem('payments')!;
    cleanup();
    // The reloaded page finds the payment that the first page stored.
    sessionStorage.setItem('payments', mark);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1);
    render(<Payment />);
    expect(queryPayButton()).toBeNull();
    const note = screen.getByRole('group', { name: 'Perhaps paid' });
    expect(note).toHaveTextContent(/₹750.*202\d.*may have been made.*before you pay again/);
    expect(
      new URL(
        within(note).getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' }).href,
      ).searchParams.get('text'),
    ).toBe('I may have paid ₹750. Payment ID: none shown. My name and the service: ');
    await press(screen.getByRole('button', { name: 'It was not paid. Pay now' }));
    expect(payButton()).toHaveTextContent('Pay ₹750');
    expect(Object.keys(sessionStorage)).toEqual(['draft:1:payment']);
  },
);

test('a double press opens one window, and a quick press after a cancel opens another', async () => {
  await openForm();
  await press();
  // The test sets the browser's count of quick clicks, because its own clicks may be too slow for a double click.
  await press(payButton(), 2);
  expect(FakeCheckout.opened).toHaveLength(1);
  dismiss(lastOpened());
  await press(payButton(), 3);
  expect(FakeCheckout.opened).toHaveLength(2);
});

const NO_REASON = 'The payment failed. You can try again in Razorpay’s window.';
const answered = (reason: string) => `Razorpay’s last answer: ${reason}`;

test.each<[what: string, failure: unknown, reason: string]>([
  ['a reason', { error: { description: 'It was declined.' } }, answered('It was declined.')],
  ['a long reason', { error: { description: 'W'.repeat(201) } }, answered(`${'W'.repeat(200)}…`)],
  ['a blank reason', { error: { description: ' ' } }, ''],
  ['half an error', { error: { description: {} } }, ''],
  ['nothing', undefined, ''],
])('a failure with %s is reported at once, and again when the window closes', async (...row) => {
  const [, failure, reason] = row;
  const { checkout } = await openWindow('750');
  act(() => checkout.fail(failure));
  expect(errorRegion()).toHaveTextContent(`${NO_REASON}${reason}`, { normalizeWhitespace: true });
  enter(emailField(), 'b@example.in');
  expect(errorRegion(), 'while the window is open').not.toBeEmptyDOMElement();
  dismiss(checkout);
  expect(errorRegion()!.textContent).toBe(
    `Payment cancelled.${reason}If money has left your account, do not pay again: look for Razorpay’s email or SMS, and call +91 00000 00000 or write on WhatsApp.`,
  );
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expect(amountField()).toHaveValue('750');

  await press();
  expect(errorRegion(), 'the next window starts without the message').toBeEmptyDOMElement();
});

test('a second press on Pay shows a hidden window again, or opens a new one and offers another way to pay', async () => {
  const { checkout } = await openWindow();
  expect(statusRegion()).toBeEmptyDOMElement();
  await press();
  expect(checkout.open).toHaveBeenCalledTimes(2);
  expect(statusRegion()).toHaveTextContent(/^If no payment window has opened, press Pay again/);
  expect(within(message()).getByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();

  checkout.open.mockImplementation(() => {
    throw new Error('Gone');
  });
  await press();
  expect(errorRegion()).toHaveTextContent(COULD_NOT_OPEN);
  expect(within(message()).getByRole('link', { name: '+91 00000 00000' })).toBeInTheDocument();
  await press();
  expect(lastOpened()).not.toBe(checkout);
  expect(errorRegion()).toBeEmptyDOMElement();
});

test.each([
  ['amount', '8', 'asha@example.in'],
  ['email', '7', 'b@example.in'],
])('if the %s changes, a new window replaces the open window', async (_, amount, email) => {
  const { checkout } = await openWindow('7');
  enter(amountField(), amount);
  enter(emailField(), email);
  await press();
  expect(checkout.close).toHaveBeenCalledOnce();
  expect(lastOpened().options).toMatchObject({ amount: Number(amount) * 100, prefill: { email } });
  dismiss(checkout);
  expect(errorRegion()).toBeEmptyDOMElement();
});

test('without a key, Pay stays disabled, and the page offers another way to pay', () => {
  set({ razorpayKeyId: '' });
  render(<Payment />);
  expect(screen.getByText(/^Online payment is not set up yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toBeInTheDocument();
  enter(emailField(), 'asha@example.in');
  expect(payButton()).toBeDisabled();
  expect(scripts()).toHaveLength(0);
});

test('the page reports a script that fails in any way, and loads it again by itself', async () => {
  vi.useFakeTimers();
  render(<Payment />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const isEmpty = () => void fireEvent.load(scripts()[0]!);
  const isLate = () => void vi.advanceTimersByTime(10_000);
  for (const fail of [block, isEmpty, isLate]) {
    expect(scripts()).toHaveLength(1);
    await act(async () => fail());
    await act(() => vi.advanceTimersByTimeAsync(9999));
    expect(errorRegion()).toHaveTextContent(/payment window did not load/);
    expect(within(message()).getByRole('link', { name: '+91 00000 00000' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(queryPayButton()).toBeNull();
    expect(scripts()).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
  }
  await act(async () => arrive());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(errorRegion()).toBeEmptyDOMElement();
  expect(statusRegion()).toHaveTextContent('You can pay now.');
  expect(payButton()).toHaveTextContent('Pay ₹500');
});

test('the script is loaded again on a press or when back online, and a script that comes late is used', async () => {
  render(<Payment />);
  await act(async () => block());
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  await press(again);
  expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveFocus();
  await act(async () => block());
  window.Razorpay = FakeCheckout;
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('button', { name: 'Pay ₹500' })).toBeInTheDocument();
  expect(scripts()).toHaveLength(0);
});

test('before the window opens, the page asks the order endpoint and locks the fields', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { fetchOrder, answer } = stubSlowFetch();
  await openForm('19.99');
  await press();
  await press();
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
  await waitFor(() => expect(FakeCheckout.opened).toHaveLength(1));
  expect(lastOpened().options).toMatchObject({ amount: 1999, order_id: 'order_9A33XWu170gUtm' });
  expect(payButton()).toHaveTextContent('Pay ₹19.99');
  expect(amountField()).not.toHaveAttribute('readonly');
});

test.each<[answer: string, respond: () => Promise<Response>, words?: string]>([
  ['a refusal', async () => Response.json({ id: 'order_9A33XWu170gUtm' }, { status: 400 })],
  ['an error page', async () => new Response('<h1>Sorry</h1>')],
  ['the id of no order', async () => Response.json({ id: 'pay_order_29QQoUBi66xm2f' })],
  ['more than an id', async () => Response.json({ id: 'order_29QQ "x"' })],
  ['a broken connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a refusal in words',
    async () => Response.json({ message: 'At most ₹500.' }, { status: 422 }),
    'At most ₹500.',
  ],
])(
  'no window opens if the order endpoint answers with %s',
  async (_answer, respond, words = '') => {
    stubSlowFetch().fetchOrder.mockImplementation(respond);
    await openForm();
    await press();
    await waitFor(() =>
      expect(errorRegion()).toHaveTextContent(`${COULD_NOT_OPEN}${words}You can also`),
    );
    expect(FakeCheckout.opened).toHaveLength(0);
    expect(payButton()).toBeEnabled();
  },
);

test('no window opens for an order that arrives after the page was left', async () => {
  const { fetchOrder, answer } = stubSlowFetch();
  const { unmount } = await openForm();
  await press();
  await waitFor(() => expect(fetchOrder).toHaveBeenCalledOnce());
  unmount();
  await act(async () => answer(Response.json({ id: 'order_1' })));
  expect(FakeCheckout.opened).toHaveLength(0);
});

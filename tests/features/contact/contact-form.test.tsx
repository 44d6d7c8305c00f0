import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Router } from 'wouter';
import { ContactForm } from '@/features/contact/contact-form';
import { queryClient } from '@/lib/query-client';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { render } from '../../support/render';
import { lastToast } from '../../support/toast-after';
import { prerendered, visitor } from '../../support/visitor';

vi.mock('@/lib/toasts', { spy: true });
// It would make each of these tests two seconds longer; use-time-check.test.tsx is about it.
vi.mock('@/features/contact/use-time-check', () => ({ useTimeCheck: () => async () => {} }));

const answers = {
  'First name': 'Asha',
  'Last name': 'Rao',
  Email: 'asha@example.in',
  Phone: 'call me maybe',
  Service: 'GST Registration',
  Message: 'R&D + 100%\nनमस्ते',
};

const message = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: 'call me maybe',
  serviceRequired: 'GST Registration',
  message: 'R&D + 100%\nनमस्ते',
};

const { form, field, labels, fill, fillSilently, entered, send, button } = visitor(answers);

const { received, answerWith } = contactEndpoint();

beforeEach(() => void vi.mocked(toast).mockClear());

afterEach(() => setOnline(true));

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const failedToast = (description: string) => ({
  variant: 'destructive',
  title: 'Error',
  description,
});

test('asks for what the specification says, in its order, and says what is missing', async () => {
  render(<ContactForm />);
  expect(form()).toHaveAccessibleName('Contact');
  expect(form()).toHaveAttribute('data-testid', 'contact-form');
  expect(button()).toHaveTextContent('Send Message');
  expect(await send()).toEqual(failedToast('Please fill in all required fields.'));
  const asked = labels.map((label) => {
    const { name, type, required, labels: named } = field(label);
    const autocomplete = field(label).getAttribute('autocomplete');
    return [named?.[0]?.textContent, name, type, required, autocomplete];
  });
  expect(asked).toEqual([
    ['First name *', 'firstName', 'text', true, 'given-name'],
    ['Last name (optional)', 'lastName', 'text', false, 'family-name'],
    ['Email *', 'email', 'email', true, 'email'],
    ['Phone *', 'phone', 'tel', true, 'tel'],
    ['Service *', 'serviceRequired', 'select-one', true, null],
    ['Message *', 'message', 'textarea', true, null],
  ]);
  expect(field('First name')).toHaveAccessibleDescription('Enter your first name');
  expect(field('Last name')).not.toHaveAttribute('aria-invalid');
  expect(field('Email')).toHaveAccessibleDescription('Enter your email');
  expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number');
  expect(field('Service')).toHaveAccessibleDescription('Select a service');
  expect(field('Message')).toHaveAccessibleDescription('Write your message');
});

test('offers the six services of the specification', () => {
  render(<ContactForm />);
  const options = within(field('Service')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Select Service',
    'Company Registration',
    'GST Registration',
    'Trademark Registration',
    'Legal Consultation',
    'Tax Services',
    'Other Services',
  ]);
});

test('sends what was entered, checking nothing but emptiness', async () => {
  render(<ContactForm />);
  fill();
  expect(await send()).toMatchObject({ title: 'Message Sent!' });
  expect(received).toEqual([message]);
});

test('sends an empty last name: it is optional', async () => {
  render(<ContactForm />);
  fill({ ...answers, 'Last name': '' });
  expect(await send()).toMatchObject({ title: 'Message Sent!' });
  expect(received).toEqual([{ ...message, lastName: '' }]);
});

test.each(labels.filter((label) => label !== 'Last name'))(
  'refuses an empty %s and keeps the rest',
  async (label) => {
    render(<ContactForm />);
    fill({ ...answers, [label]: '' });
    expect(await send()).toEqual(failedToast('Please fill in all required fields.'));
    expect(field(label)).toHaveFocus();
    expect(entered()).toEqual({ ...answers, [label]: '' });
    expect(received).toEqual([]);
  },
);

test.each([
  {
    situation: 'the server refuses with words of its own',
    response: () => HttpResponse.json({ status: 'error', message: 'The mailbox is full.' }),
    said: 'The mailbox is full.',
    mayHaveArrived: false,
  },
  {
    situation: 'the server refuses without a word',
    response: () => HttpResponse.json({ status: false }),
    said: 'Failed to send message',
    mayHaveArrived: false,
  },
  {
    situation: 'the answer can not be read',
    response: () => HttpResponse.html('Fatal error', { status: 500 }),
    said: 'Failed to send message. Please try again.',
    mayHaveArrived: true,
  },
  {
    situation: 'there is no answer',
    response: () => HttpResponse.error(),
    said: 'Failed to send message. Please try again.',
    mayHaveArrived: false,
  },
])('where $situation, it says "$said" and leaves other ways', async (row) => {
  answerWith(row.response);
  render(<ContactForm />);
  fill();
  expect(await send()).toEqual(failedToast(row.said));
  // For when the code of the toasts has not come.
  expect(form()).toHaveTextContent(row.said);
  expect(form().textContent?.includes('may have arrived')).toBe(row.mayHaveArrived);
  expect(within(form()).getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  expect(within(form()).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/910000000000',
  );
});

test('after 15 seconds without an answer it says that the message may have arrived', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answerWith(async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
  render(<ContactForm />);
  fill();
  await userEvent.click(button());
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await act(async () => limit.abort(new DOMException('Too late', 'TimeoutError')));
  await vi.waitFor(() =>
    expect(form()).toHaveTextContent('your message may have arrived all the same'),
  );
  expect(lastToast()).toEqual(failedToast('Failed to send message. Please try again.'));
  expect(entered()).toEqual(answers);
});

test('offline it fails at once, and never sends itself later', async () => {
  // As a provider does it: only then does the query client hear that the connection is gone.
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  setOnline(false);
  answerWith(() => HttpResponse.error());
  render(<ContactForm />);
  fill();
  expect(await send()).toEqual(failedToast('Failed to send message. Please try again.'));
  expect(entered()).toEqual(answers);
  const attempts = received.length;

  answerWith(() => HttpResponse.json({ status: 'success' }));
  setOnline(true);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(received).toHaveLength(attempts);
  expect(toast).toHaveBeenCalledOnce();
});

/** Comes from a search that has found nothing. */
function arriveWithMessage() {
  history.replaceState(null, '', '/contact?message=gumasta+in+Pune');
  onTestFinished(() => history.replaceState(null, '', '/'));
}

test('begins the message with what the address says, also after another was sent', async () => {
  const { unmount } = render(<ContactForm />);
  fill();
  await send();
  unmount();
  arriveWithMessage();
  render(<ContactForm />);
  await act(async () => {});
  expect(entered()).toMatchObject({ 'First name': '', Message: 'gumasta in Pune' });
});

test('begins no message where one was written before the code had come', async () => {
  arriveWithMessage();
  const hydrate = prerendered(
    <Router ssrPath="/contact" ssrSearch="">
      <ContactForm />
    </Router>,
  );
  fillSilently({ Message: 'Mine' });
  await hydrate();
  expect(field('Message')).toHaveValue('Mine');
});

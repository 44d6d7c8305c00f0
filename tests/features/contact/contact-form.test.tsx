import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Router } from 'wouter';
import { ContactForm } from '@/features/contact/contact-form';
import { queryClient } from '@/lib/query-client';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { lastToast, toastAfter } from '../../support/toast-after';
import { inApp, render } from '../../support/render';

vi.mock('@/lib/toasts', { spy: true });
// It would make each of these tests two seconds longer; use-time-check.test.tsx is about it.
vi.mock('@/features/contact/use-time-check', () => ({ useTimeCheck: () => async () => {} }));

const answers = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'R&D + 100%\nनमस्ते',
};

type FieldName = keyof typeof answers;

const empty = Object.fromEntries(Object.keys(answers).map((name) => [name, '']));

const { received, answerWith, answerLater } = contactEndpoint();

beforeEach(() => void vi.mocked(toast).mockClear());

afterEach(() => setOnline(true));

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const labels: Record<FieldName, RegExp> = {
  firstName: /^First name/,
  lastName: /^Last name/,
  email: /^Email/,
  phone: /^Phone/,
  serviceRequired: /^Service/,
  message: /^Message/,
};

const form = () => screen.getByTestId<HTMLFormElement>('contact-form');
const field = (name: FieldName) => within(form()).getByLabelText<HTMLInputElement>(labels[name]);
const button = () => within(form()).getByRole('button', { name: /^Send(ing\.\.\.| Message)$/ });
const honeypot = () => form().querySelector<HTMLInputElement>('[name="topic"]');

/** Fills in everything, one field after the other; what is undefined is left as it is. */
function fill(values: { [Name in FieldName]?: string | undefined } = {}) {
  for (const [name, value] of Object.entries({ ...answers, ...values })) {
    if (value === undefined) continue;
    fireEvent.change(field(name as FieldName), { target: { value } });
    fireEvent.blur(field(name as FieldName));
  }
}

const entered = () =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, field(name as FieldName).value]));

const failedToast = (description: string) => ({
  variant: 'destructive',
  title: 'Error',
  description,
});

const send = () => toastAfter(button());

test('asks for what the specification says, in its order', () => {
  render(<ContactForm />);
  const shown = [...form().elements]
    .filter((element): element is HTMLInputElement => 'name' in element && element.name !== '')
    .filter((element) => element !== honeypot())
    .map((element) => ({
      name: element.name,
      type: element.type,
      required: element.required,
      autocomplete: element.getAttribute('autocomplete'),
    }));
  expect(shown).toEqual([
    { name: 'firstName', type: 'text', required: true, autocomplete: 'given-name' },
    { name: 'lastName', type: 'text', required: false, autocomplete: 'family-name' },
    { name: 'email', type: 'email', required: true, autocomplete: 'email' },
    { name: 'phone', type: 'tel', required: true, autocomplete: 'tel' },
    { name: 'serviceRequired', type: 'select-one', required: true, autocomplete: null },
    { name: 'message', type: 'textarea', required: true, autocomplete: null },
  ]);
});

test('marks the required fields with an asterisk, and the last name as optional', () => {
  render(<ContactForm />);
  const marks = Object.keys(answers).map(
    (name) => field(name as FieldName).labels?.[0]?.textContent,
  );
  expect(marks).toEqual([
    'First name *',
    'Last name (optional)',
    'Email *',
    'Phone *',
    'Service *',
    'Message *',
  ]);
});

test('offers the six services of the specification', () => {
  render(<ContactForm />);
  const options = within(field('serviceRequired')).getAllByRole('option');
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

test('can be sent without scripts: it has a name, an address and a method', () => {
  render(<ContactForm />);
  expect(screen.getByRole('form', { name: 'Contact' })).toBe(form());
  expect(form()).toHaveAttribute('action', '/contact.php');
  expect(form().method).toBe('post');
});

test('sends what was entered, says so, and clears the fields', async () => {
  render(<ContactForm />);
  fill();
  expect(await send()).toEqual({
    variant: 'success',
    title: 'Message Sent!',
    description: "We'll get back to you soon",
  });
  expect(received).toEqual([answers]);
  expect(entered()).toEqual(empty);
});

test('sends an empty last name: it is optional', async () => {
  render(<ContactForm />);
  fill({ lastName: '' });
  expect(await send()).toMatchObject({ title: 'Message Sent!' });
  expect(received).toEqual([{ ...answers, lastName: '' }]);
});

test('can be used again for a second message', async () => {
  render(<ContactForm />);
  fill();
  await send();
  fill({ message: 'One more thing.' });
  expect(await send()).toMatchObject({ title: 'Message Sent!' });
  expect(received.map(({ message }) => message)).toEqual([answers.message, 'One more thing.']);
});

test('takes the same text again, pasted into the last field and sent from there by Enter', async () => {
  render(<ContactForm />);
  fill();
  await send();
  fill({ email: undefined });
  field('email').focus();
  await userEvent.paste(answers.email);
  vi.mocked(toast).mockClear();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(lastToast()).toMatchObject({ title: 'Message Sent!' });
  expect(received).toEqual([answers, answers]);
});

test('reads Sending... and is disabled on its way', async () => {
  const answer = answerLater();
  render(<ContactForm />);
  fill();
  expect(button()).toHaveTextContent('Send Message');
  await userEvent.click(button());
  await vi.waitFor(() => expect(button()).toHaveTextContent('Sending...'));
  expect(button()).toBeDisabled();
  expect(entered()).toEqual(answers);
  await act(async () => answer(HttpResponse.json({ status: 'success' })));
  await vi.waitFor(() => expect(button()).toHaveTextContent('Send Message'));
  expect(button()).toBeEnabled();
});

test('sends one message, however often it is clicked', async () => {
  const answer = answerLater();
  render(<ContactForm />);
  fill();
  await act(async () => {
    fireEvent.submit(form());
    fireEvent.submit(form());
  });
  await userEvent.dblClick(button());
  fireEvent.submit(form());
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await act(async () => answer(HttpResponse.json({ status: 'success' })));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(received).toHaveLength(1);
});

test.each([
  {
    situation: 'the server refuses with words of its own',
    response: () => HttpResponse.json({ status: 'error', message: 'The mailbox is full.' }),
    said: 'The mailbox is full.',
  },
  {
    situation: 'the server refuses without a word',
    response: () => HttpResponse.json({ status: 'error' }),
    said: 'Failed to send message',
  },
  {
    situation: 'the server is broken',
    response: () => HttpResponse.html('Fatal error', { status: 500 }),
    said: 'Failed to send message. Please try again.',
  },
  {
    situation: 'there is no answer',
    response: () => HttpResponse.error(),
    said: 'Failed to send message. Please try again.',
  },
])('where $situation, it says "$said" and keeps the fields', async ({ response, said }) => {
  answerWith(response);
  render(<ContactForm />);
  fill();
  expect(await send()).toEqual(failedToast(said));
  expect(entered()).toEqual(answers);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent('Send Message');
});

test('a failed message leaves other ways on the page, and can be sent again', async () => {
  answerWith(() => HttpResponse.error());
  render(<ContactForm />);
  fill();
  expect(screen.queryByText(/Your words are still here/)).not.toBeInTheDocument();
  await send();
  expect(screen.getByText(/Your words are still here/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/910000000000',
  );

  answerWith(() => HttpResponse.json({ status: 'success' }));
  expect(await send()).toMatchObject({ title: 'Message Sent!' });
  expect(received).toEqual([answers, answers]);
  expect(screen.queryByText(/Your words are still here/)).not.toBeInTheDocument();
});

test('fails after 15 seconds without an answer, and keeps the fields', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answerWith(async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
  render(<ContactForm />);
  fill();
  await userEvent.click(button());
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  await act(async () => limit.abort(new DOMException('Too late', 'TimeoutError')));
  await vi.waitFor(() =>
    expect(lastToast()).toEqual(failedToast('Failed to send message. Please try again.')),
  );
  await vi.waitFor(() =>
    expect(form()).toHaveTextContent('your message may have arrived all the same'),
  );
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

const problems: Record<Exclude<FieldName, 'lastName'>, string> = {
  firstName: 'Enter your first name',
  email: 'Enter your email',
  phone: 'Enter your phone number',
  serviceRequired: 'Select a service',
  message: 'Write your message',
};

test('sent empty, it names every required field, once, and takes the focus to the first', async () => {
  render(<ContactForm />);
  expect(await send()).toEqual(failedToast('Please fill in all required fields.'));
  for (const [name, problem] of Object.entries(problems)) {
    expect(field(name as FieldName), name).toHaveAttribute('aria-invalid', 'true');
    expect(field(name as FieldName)).toHaveAccessibleDescription(problem);
  }
  expect(field('lastName')).not.toHaveAttribute('aria-invalid');
  expect(field('firstName')).toHaveFocus();
  expect(received).toEqual([]);
});

const required = Object.keys(problems) as (keyof typeof problems)[];

test.each(required)('refuses an empty %s and keeps the rest', async (name) => {
  render(<ContactForm />);
  fill({ [name]: '' });
  expect(await send()).toEqual(failedToast('Please fill in all required fields.'));
  expect(field(name)).toHaveAccessibleDescription(problems[name]);
  expect(field(name)).toHaveFocus();
  expect(entered()).toEqual({ ...answers, [name]: '' });
  expect(received).toEqual([]);
});

test.each(required.filter((name) => name !== 'serviceRequired' && name !== 'email'))(
  'takes nothing but blanks in %s for empty',
  async (name) => {
    render(<ContactForm />);
    fill({ [name]: '  ' });
    expect(await send()).toEqual(failedToast('Please fill in all required fields.'));
    expect(field(name)).toHaveAccessibleDescription(problems[name]);
    expect(received).toEqual([]);
  },
);

test('what the browser refuses as an email is explained beside it, without a toast', async () => {
  render(<ContactForm />);
  fill({ email: 'asha' });
  await userEvent.click(button());
  await vi.waitFor(() =>
    expect(field('email')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com',
    ),
  );
  expect(field('email')).toHaveFocus();
  expect(toast).not.toHaveBeenCalled();
  expect(received).toEqual([]);

  fireEvent.change(field('email'), { target: { value: 'asha@example.in' } });
  await vi.waitFor(() => expect(field('email')).not.toHaveAttribute('aria-invalid'));
});

test('empty fields and a malformed email are named together', async () => {
  render(<ContactForm />);
  fill({ firstName: '', email: 'asha' });
  expect(await send()).toEqual(failedToast('Please fill in all required fields.'));
  await vi.waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'));
  expect(field('firstName')).toHaveAccessibleDescription('Enter your first name');
  expect(field('firstName')).toHaveFocus();
});

test('makes no check of its own beyond emptiness: any phone number will do', async () => {
  render(<ContactForm />);
  fill({ phone: 'call me maybe' });
  expect(await send()).toMatchObject({ title: 'Message Sent!' });
  expect(received[0]?.phone).toBe('call me maybe');
});

test('a problem goes when its field is filled in', async () => {
  render(<ContactForm />);
  await send();
  fireEvent.change(field('phone'), { target: { value: '1' } });
  await vi.waitFor(() => expect(field('phone')).not.toHaveAttribute('aria-invalid'));
  expect(field('firstName')).toHaveAttribute('aria-invalid', 'true');
});

test('keeps and sends what was typed before its code had come', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inApp(<ContactForm />));
  for (const [name, value] of Object.entries(answers)) field(name as FieldName).value = value;
  const root = await act(async () => hydrateRoot(container, inApp(<ContactForm />)));
  expect(entered()).toEqual(answers);
  expect(await send()).toMatchObject({ title: 'Message Sent!' });
  expect(received).toEqual([answers]);
  act(() => root.unmount());
  container.remove();
});

test('begins the message with what the address says', () => {
  history.replaceState(null, '', '/contact?message=gumasta+in+Pune');
  onTestFinished(() => history.replaceState(null, '', '/'));
  render(<ContactForm />);
  expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue('gumasta in Pune');
});

test('leaves a message alone that was written before the code had come', async () => {
  history.replaceState(null, '', '/contact?message=gumasta');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    inApp(
      <Router ssrPath="/contact" ssrSearch="">
        <ContactForm />
      </Router>,
    ),
  );
  const message = within(container).getByRole('textbox', { name: /Message/ });
  fireEvent.input(message, { target: { value: 'Mine' } });
  const root = await act(async () =>
    hydrateRoot(
      container,
      inApp(
        <Router ssrPath="/contact" ssrSearch="">
          <ContactForm />
        </Router>,
      ),
    ),
  );
  expect(message).toHaveValue('Mine');
  act(() => root.unmount());
  container.remove();
});

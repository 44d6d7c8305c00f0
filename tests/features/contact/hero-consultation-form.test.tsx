import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { lastToast, toastAfter } from '../../support/toast-after';
import { inApp, render } from '../../support/render';

vi.mock('@/lib/toasts', { spy: true });
// It would make each of these tests two seconds longer; use-time-check.test.tsx is about it.
vi.mock('@/features/contact/use-time-check', () => ({ useTimeCheck: () => async () => {} }));

const answers = {
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Service: 'LLP Registration',
};

type Label = keyof typeof answers;

const labels = Object.keys(answers) as Label[];

const { received, answerWith, answerLater } = contactEndpoint();

beforeEach(() => void vi.mocked(toast).mockClear());

const form = () => screen.getByTestId<HTMLFormElement>('hero-consultation-form');
const field = (label: Label) =>
  within(form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const button = () => within(form()).getByRole('button', { name: /^(Get|Sending)/ });
const entered = () => Object.fromEntries(labels.map((label) => [label, field(label).value]));

/** Fills in everything, one field after the other; what is undefined is left as it is. */
function fill(values: { [Name in Label]?: string | undefined } = {}) {
  for (const [label, value] of Object.entries({ ...answers, ...values })) {
    if (value === undefined) continue;
    fireEvent.change(field(label as Label), { target: { value } });
    fireEvent.blur(field(label as Label));
  }
}

const send = () => toastAfter(button());

test('asks for full name, email, phone and service', () => {
  render(<HeroConsultationForm />);
  expect(screen.getByRole('form', { name: 'Free consultation' })).toBe(form());
  const asked = labels.map((label) => {
    const { type, required, labels: named } = field(label);
    const [placeholder, autocomplete] = ['placeholder', 'autocomplete'].map((attribute) =>
      field(label).getAttribute(attribute),
    );
    return [named?.[0]?.textContent, type, required, placeholder, autocomplete];
  });
  expect(asked).toEqual([
    ['Full name *', 'text', true, 'Enter your full name', 'name'],
    ['Email *', 'email', true, 'Enter your email', 'email'],
    ['Phone *', 'tel', true, 'Enter your phone number', 'tel'],
    ['Service *', 'select-one', true, null, null],
  ]);
  expect(button()).toHaveTextContent('Get Free Consultation');
});

test('offers the five services of a consultation', () => {
  render(<HeroConsultationForm />);
  const options = within(field('Service')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Select Service',
    'Private Limited Company',
    'LLP Registration',
    'GST Registration',
    'Trademark Registration',
    'Other Services',
  ]);
});

test('goes to the contact endpoint as a contact message', async () => {
  render(<HeroConsultationForm />);
  fill();
  await send();
  expect(received).toEqual([
    {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      phone: '+91 98765 43210',
      serviceRequired: 'LLP Registration',
      message: 'Free consultation requested on the landing page.',
    },
  ]);
});

test.each([
  { name: 'Asha', firstName: 'Asha', lastName: '' },
  { name: 'Asha Rao', firstName: 'Asha', lastName: 'Rao' },
  { name: '  Asha   Lakshmi\tRao  ', firstName: 'Asha', lastName: 'Lakshmi Rao' },
  { name: 'आशा राव', firstName: 'आशा', lastName: 'राव' },
  { name: "Seán O'Brien-Rao & Sons", firstName: 'Seán', lastName: "O'Brien-Rao & Sons" },
])('"$name" goes as "$firstName" and "$lastName"', async ({ name, firstName, lastName }) => {
  render(<HeroConsultationForm />);
  fill({ 'Full name': name });
  await send();
  expect(received[0]).toMatchObject({ firstName, lastName });
});

test('says that it was sent, and clears the fields', async () => {
  render(<HeroConsultationForm />);
  fill();
  expect(await send()).toEqual({
    variant: 'success',
    title: 'Message Sent!',
    description: "We'll get back to you soon",
  });
  expect(entered()).toEqual({ 'Full name': '', Email: '', Phone: '', Service: '' });
});

test('sends its fixed words again with a second request', async () => {
  render(<HeroConsultationForm />);
  fill();
  await send();
  fill();
  await send();
  expect(received).toHaveLength(2);
  expect(received[1]).toEqual(received[0]);
});

test('takes the same text again, pasted into the last field and sent from there by Enter', async () => {
  render(<HeroConsultationForm />);
  fill();
  await send();
  fill({ Email: undefined });
  field('Email').focus();
  await userEvent.paste(answers.Email);
  vi.mocked(toast).mockClear();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(lastToast()).toMatchObject({ title: 'Message Sent!' });
});

test('reads Sending... on its way, and is sent once however often it is clicked', async () => {
  const answer = answerLater();
  render(<HeroConsultationForm />);
  fill();
  await userEvent.dblClick(button());
  fireEvent.submit(form());
  await vi.waitFor(() => expect(button()).toHaveTextContent('Sending...'));
  expect(button()).toBeDisabled();
  await act(async () => answer(HttpResponse.json({ status: 'success' })));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(received).toHaveLength(1);
});

test.each([
  {
    response: () => HttpResponse.json({ status: 'error', message: 'The mailbox is full.' }),
    said: 'The mailbox is full.',
  },
  { response: () => HttpResponse.error(), said: 'Failed to send message. Please try again.' },
])('says "$said" of a failure, keeps the fields and leaves other ways', async (row) => {
  answerWith(row.response);
  render(<HeroConsultationForm />);
  fill();
  expect(await send()).toEqual({ variant: 'destructive', title: 'Error', description: row.said });
  expect(entered()).toEqual(answers);
  expect(screen.getByText(/Your words are still here/)).toBeInTheDocument();
});

const problems: Record<Label, string> = {
  'Full name': 'Enter your full name',
  Email: 'Enter your email',
  Phone: 'Enter your phone number',
  Service: 'Select a service',
};

test('sent empty, it names every field once and takes the focus to the first', async () => {
  render(<HeroConsultationForm />);
  expect(await send()).toEqual({
    variant: 'destructive',
    title: 'Error',
    description: 'Please fill in all required fields.',
  });
  for (const label of labels) {
    expect(field(label)).toHaveAccessibleDescription(problems[label]);
  }
  expect(field('Full name')).toHaveFocus();
  expect(received).toEqual([]);
});

test.each(['Full name', 'Phone'] as const)(
  'takes nothing but blanks in %s for empty',
  async (label) => {
    render(<HeroConsultationForm />);
    fill({ [label]: '   ' });
    expect(await send()).toMatchObject({ description: 'Please fill in all required fields.' });
    expect(field(label)).toHaveAccessibleDescription(problems[label]);
    expect(received).toEqual([]);
  },
);

test('explains a malformed email beside it', async () => {
  render(<HeroConsultationForm />);
  fill({ Email: 'asha' });
  await userEvent.click(button());
  await vi.waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com',
    ),
  );
  expect(toast).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});

test('without scripts the browser sends every field that the endpoint requires', () => {
  render(<HeroConsultationForm />);
  fill();
  expect(form()).toHaveAttribute('action', '/contact.php');
  expect(form().method).toBe('post');
  expect(Object.fromEntries(new FormData(form()))).toEqual({
    firstName: 'Asha Rao',
    email: 'asha@example.in',
    phone: '+91 98765 43210',
    serviceRequired: 'LLP Registration',
    message: 'Free consultation requested on the landing page.',
    // The honeypot.
    topic: '',
  });
});

test('keeps and sends what was typed before its code had come', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inApp(<HeroConsultationForm />));
  for (const label of labels) field(label).value = answers[label];
  const root = await act(async () => hydrateRoot(container, inApp(<HeroConsultationForm />)));
  expect(entered()).toEqual(answers);
  await send();
  expect(received[0]).toMatchObject({
    firstName: 'Asha',
    serviceRequired: 'LLP Registration',
  });
  act(() => root.unmount());
  container.remove();
});

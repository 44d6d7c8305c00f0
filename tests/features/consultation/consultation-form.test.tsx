import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsultationForm } from '@/features/consultation/consultation-form';
import { toast } from '@/lib/toasts';
import { hostileRows } from '../../support/hostile-strings';
import { toastAfter } from '../../support/toast-after';

vi.mock('@/lib/toasts', { spy: true });

const answers = {
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Service: 'LLP Registration',
};

type Label = keyof typeof answers;

const labels = Object.keys(answers) as Label[];
const empty = { 'Full name': '', Email: '', Phone: '', Service: '' };

const incomplete = {
  variant: 'destructive',
  title: 'Error',
  description: 'Please fill in all required fields.',
};

const accepted = {
  variant: 'success',
  title: 'Success!',
  description: 'Your consultation request has been captured.',
};

const fetchStub = vi.fn<typeof fetch>(() => Promise.reject(new Error('No call is allowed')));
const beacon = vi.fn(() => true);

beforeEach(() => {
  vi.mocked(toast).mockClear();
  fetchStub.mockClear();
  vi.stubGlobal('fetch', fetchStub);
  Object.assign(navigator, { sendBeacon: beacon });
});

afterEach(() => {
  // Whatever happens to it, this form sends nothing anywhere.
  expect(fetchStub).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

const form = () => screen.getByTestId<HTMLFormElement>('consultation-form');
const field = (label: Label) =>
  within(form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const button = () => within(form()).getByRole('button', { name: 'Get Free Consultation' });
const entered = () => Object.fromEntries(labels.map((label) => [label, field(label).value]));

function fill(values: Partial<typeof answers> = {}) {
  for (const label of labels) {
    fireEvent.change(field(label), { target: { value: { ...answers, ...values }[label] } });
  }
}

const send = () => toastAfter(button());

test('asks for the four fields of the specification, all required and marked with an asterisk', () => {
  render(<ConsultationForm />);
  expect(screen.getByRole('form', { name: 'Free consultation' })).toBe(form());
  const asked = labels.map((label) => {
    const { name, type, required, labels: named } = field(label);
    const [placeholder, autocomplete] = ['placeholder', 'autocomplete'].map((attribute) =>
      field(label).getAttribute(attribute),
    );
    return [named?.[0]?.textContent, name, type, required, placeholder, autocomplete];
  });
  expect(asked).toEqual([
    ['Full name *', 'fullName', 'text', true, 'Enter your full name', 'name'],
    ['Email *', 'email', 'email', true, 'Enter your email', 'email'],
    ['Phone *', 'phone', 'tel', true, 'Enter your phone number', 'tel'],
    ['Service *', 'serviceRequired', 'select-one', true, null, null],
  ]);
});

test('offers the five services of the specification behind "Select Service"', () => {
  render(<ConsultationForm />);
  const options = within(field('Service')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Select Service',
    'Private Limited Company',
    'LLP Registration',
    'GST Registration',
    'Trademark Registration',
    'Other Services',
  ]);
  expect(field('Service')).toHaveDisplayValue('Select Service');
});

test('accepts a complete request, says so, and empties all fields', async () => {
  render(<ConsultationForm />);
  fill();
  expect(await send()).toEqual(accepted);
  expect(entered()).toEqual(empty);
});

test('opens with the service of its page chosen', () => {
  render(<ConsultationForm service="GST Registration" />);
  expect(entered()).toEqual({ ...empty, Service: 'GST Registration' });
});

test('accepts the service of its page as it stands, and empties it with the rest', async () => {
  render(<ConsultationForm service="GST Registration" />);
  for (const label of ['Full name', 'Email', 'Phone'] as const) {
    fireEvent.change(field(label), { target: { value: answers[label] } });
  }
  expect(await send()).toEqual(accepted);
  expect(entered()).toEqual(empty);
  expect(field('Service')).toHaveDisplayValue('Select Service');
});

test('after an accepted request the next one is asked for all fields again', async () => {
  render(<ConsultationForm service="GST Registration" />);
  fill();
  await send();
  expect(await send()).toEqual(incomplete);
  for (const label of labels) expect(field(label), label).toHaveAttribute('aria-invalid', 'true');
});

test('shows no trace of an error once a request is accepted', async () => {
  render(<ConsultationForm />);
  await send();
  fill();
  expect(await send()).toEqual(accepted);
  for (const label of labels) expect(field(label), label).not.toHaveAttribute('aria-invalid');
});

const problems: Record<Label, string> = {
  'Full name': 'Enter your full name',
  Email: 'Enter your email',
  Phone: 'Enter your phone number',
  Service: 'Select a service',
};

test('sent empty, it names every field once and takes the focus to the first', async () => {
  render(<ConsultationForm />);
  expect(await send()).toEqual(incomplete);
  for (const label of labels) {
    expect(field(label), label).toHaveAttribute('aria-invalid', 'true');
    expect(field(label)).toHaveAccessibleDescription(problems[label]);
  }
  expect(field('Full name')).toHaveFocus();
});

test.each(labels)('refuses an empty %s, says what to do, and keeps the rest', async (label) => {
  render(<ConsultationForm />);
  fill({ [label]: '' });
  expect(await send()).toEqual(incomplete);
  expect(field(label)).toHaveAccessibleDescription(problems[label]);
  expect(field(label)).toHaveFocus();
  expect(entered()).toEqual({ ...answers, [label]: '' });
  for (const other of labels) {
    if (other !== label) expect(field(other), other).not.toHaveAttribute('aria-invalid');
  }
});

test.each(['Full name', 'Phone'] as const)(
  'takes nothing but blanks in %s for empty',
  async (label) => {
    render(<ConsultationForm />);
    fill({ [label]: ' \t ' });
    expect(await send()).toEqual(incomplete);
    expect(field(label)).toHaveAccessibleDescription(problems[label]);
  },
);

test('takes an email of blanks for empty, which browsers cut to nothing', async () => {
  render(<ConsultationForm />);
  fill({ Email: '   ' });
  expect(await send()).toEqual(incomplete);
  expect(field('Email')).toHaveAccessibleDescription('Enter your email');
});

test('explains a malformed email beside it, without a toast', async () => {
  render(<ConsultationForm />);
  fill({ Email: 'asha@' });
  await userEvent.click(button());
  await vi.waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com',
    ),
  );
  expect(field('Email')).toHaveFocus();
  expect(toast).not.toHaveBeenCalled();
  expect(entered()).toEqual({ ...answers, Email: 'asha@' });

  fill();
  expect(await send()).toEqual(accepted);
});

test('without scripts it goes nowhere: no answer may end up in the address', () => {
  render(<ConsultationForm />);
  expect(form().getAttribute('method')).toBe('dialog');
  expect(form()).not.toHaveAttribute('action');
});

test('keeps what was entered before its code had come, the choice of service included', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ConsultationForm service="GST Registration" />);
  expect(entered()).toEqual({ ...empty, Service: 'GST Registration' });
  for (const label of labels) field(label).value = answers[label];
  const root = await act(async () =>
    hydrateRoot(container, <ConsultationForm service="GST Registration" />),
  );
  expect(entered()).toEqual(answers);
  expect(await send()).toEqual(accepted);
  act(() => root.unmount());
  container.remove();
});

test.each(hostileRows)('takes $what as the text it is, and sends it nowhere', async ({ text }) => {
  render(<ConsultationForm />);
  fill({ 'Full name': text, Phone: text });
  expect(await send()).toEqual(accepted);
  expect(entered()).toEqual(empty);
  expect(document.querySelector('script, iframe, img, [onerror], [onload]')).toBeNull();
});

import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsultationForm } from '@/features/consultation/consultation-form';
import { toast } from '@/lib/toasts';
import { hostileRows } from '../../support/hostile-strings';
import { render } from '../../support/render';
import { visitor } from '../../support/visitor';

vi.mock('@/lib/toasts', { spy: true });

const { form, field, labels, fill, entered, send, button } = visitor({
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Service: 'LLP Registration',
});

const empty = { 'Full name': '', Email: '', Phone: '', Service: '' };

const accepted = {
  variant: 'success',
  title: 'Success!',
  description: 'Your consultation request has been captured.',
};

const fetchStub = vi.fn<typeof fetch>(() => Promise.reject(new Error('No call is allowed')));
const beacon = vi.fn(() => true);

beforeEach(() => {
  vi.mocked(toast).mockClear();
  vi.stubGlobal('fetch', fetchStub);
  Object.assign(navigator, { sendBeacon: beacon });
});

afterEach(() => {
  // Whatever happens to it, this form sends nothing anywhere.
  expect(fetchStub).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('asks for the four fields of the specification, all required and marked with an asterisk', async () => {
  render(<ConsultationForm />);
  expect(form()).toHaveAccessibleName('Free consultation');
  expect(form()).toHaveAttribute('data-testid', 'consultation-form');
  expect(button()).toHaveTextContent('Get Free Consultation');
  await send();
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
  expect(field('Full name')).toHaveAccessibleDescription('Enter your full name');
  expect(field('Email')).toHaveAccessibleDescription('Enter your email');
  expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number');
  expect(field('Service')).toHaveAccessibleDescription('Select a service');
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
  expect(form()).toHaveTextContent(accepted.description);
});

test.each(labels)('refuses an empty %s and keeps the rest', async (label) => {
  render(<ConsultationForm />);
  fill();
  fill({ [label]: '' });
  const kept = entered();
  expect(await send()).toMatchObject({ description: 'Please fill in all required fields.' });
  expect(entered()).toEqual(kept);
  expect(form().querySelectorAll('[aria-invalid]')).toHaveLength(1);
});

test('after an accepted request the next one is asked for all fields again', async () => {
  render(<ConsultationForm />);
  fill();
  await send();
  expect(await send()).toMatchObject({ description: 'Please fill in all required fields.' });
  expect(form().querySelectorAll('[aria-invalid]')).toHaveLength(4);
  expect(form()).not.toHaveTextContent(accepted.description);

  fill();
  expect(form()).not.toHaveTextContent(accepted.description);
  expect(await send()).toEqual(accepted);
});

test('without scripts it goes nowhere: no answer may end up in the address', () => {
  render(<ConsultationForm />);
  expect(form().getAttribute('method')).toBe('dialog');
  expect(form()).not.toHaveAttribute('action');
});

test.each(hostileRows)('takes $what as the text it is, and sends it nowhere', async ({ text }) => {
  render(<ConsultationForm />);
  fill();
  fill({ 'Full name': text, Phone: text });
  expect(await send()).toEqual(accepted);
  expect(entered()).toEqual(empty);
  expect(document.querySelector('script, iframe, img, [onerror], [onload]')).toBeNull();
});

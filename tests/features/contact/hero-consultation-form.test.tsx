import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { render } from '../../support/render';
import { visitor } from '../../support/visitor';

vi.mock('@/lib/toasts', { spy: true });
// It would make each of these tests two seconds longer; use-time-check.test.tsx is about it.
vi.mock('@/features/contact/use-time-check', () => ({ useTimeCheck: () => async () => {} }));

const { form, field, labels, fill, send, button } = visitor({
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Service: 'LLP Registration',
});

const { received } = contactEndpoint();

beforeEach(() => void vi.mocked(toast).mockClear());

test('asks for full name, email, phone and service, and says what is missing', async () => {
  render(<HeroConsultationForm />);
  expect(form()).toHaveAccessibleName('Free consultation');
  expect(form()).toHaveAttribute('data-testid', 'hero-consultation-form');
  expect(button()).toHaveTextContent('Get Free Consultation');
  expect(await send()).toMatchObject({ description: 'Please fill in all required fields.' });
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
  expect(field('Full name')).toHaveAccessibleDescription('Enter your full name');
  expect(field('Email')).toHaveAccessibleDescription('Enter your email');
  expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number');
  expect(field('Service')).toHaveAccessibleDescription('Select a service');
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

test.each([
  { name: 'Asha', firstName: 'Asha', lastName: '' },
  { name: '  Asha   Lakshmi\tRao  ', firstName: 'Asha', lastName: 'Lakshmi Rao' },
  { name: 'आशा राव', firstName: 'आशा', lastName: 'राव' },
  { name: "Seán O'Brien-Rao & Sons", firstName: 'Seán', lastName: "O'Brien-Rao & Sons" },
])(
  'goes as a contact message, "$name" as "$firstName" and "$lastName"',
  async ({ name, firstName, lastName }) => {
    render(<HeroConsultationForm />);
    fill();
    fill({ 'Full name': name });
    await send();
    expect(received).toEqual([
      {
        firstName,
        lastName,
        email: 'asha@example.in',
        phone: '+91 98765 43210',
        serviceRequired: 'LLP Registration',
        message: 'Free consultation requested on the landing page.',
      },
    ]);
  },
);

test('without scripts the browser sends every field that the endpoint requires', () => {
  render(<HeroConsultationForm />);
  fill();
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

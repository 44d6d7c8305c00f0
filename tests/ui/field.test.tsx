import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectField, TextareaField, TextField } from '@/ui/field';

interface Frame {
  label: string;
  required?: boolean;
  hint?: string;
  error?: string;
}

const kinds = [
  {
    kind: 'an input',
    field: (frame: Frame) => <TextField name="answer" {...frame} />,
    role: 'textbox',
  },
  {
    kind: 'a text area',
    field: (frame: Frame) => <TextareaField name="answer" {...frame} />,
    role: 'textbox',
  },
  {
    kind: 'a choice',
    field: (frame: Frame) => (
      <SelectField name="answer" placeholder="Select Service" options={['GST', 'LLP']} {...frame} />
    ),
    role: 'combobox',
  },
];

test.each(kinds)('$kind is named by its label', ({ field, role }) => {
  render(field({ label: 'Email', required: true }));
  expect(screen.getByRole(role, { name: 'Email' })).toHaveAttribute('name', 'answer');
});

test.each(kinds)(
  '$kind that is required is marked with an asterisk, for the eye only',
  ({ field }) => {
    render(field({ label: 'Email', required: true }));
    const control = screen.getByLabelText(/Email/);
    expect(control).toBeRequired();
    expect(control).toHaveAccessibleName('Email');
    expect(screen.getByText('Email')).toHaveTextContent(/^Email \*$/);
  },
);

test.each(kinds)('$kind that is not required says so', ({ field }) => {
  render(field({ label: 'Email' }));
  const control = screen.getByLabelText(/Email/);
  expect(control).not.toBeRequired();
  expect(screen.getByText('Email')).toHaveTextContent(/^Email \(optional\)$/);
  expect(control).toHaveAccessibleName(expect.stringContaining('optional'));
});

test.each(kinds)(
  '$kind without a hint or an error is not described and not invalid',
  ({ field }) => {
    render(field({ label: 'Email' }));
    const control = screen.getByLabelText(/Email/);
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).not.toHaveAttribute('aria-invalid');
  },
);

test.each(kinds)('$kind is described by its hint', ({ field }) => {
  render(field({ label: 'Email', hint: 'The receipt goes here.' }));
  const control = screen.getByLabelText(/Email/);
  expect(control).toHaveAccessibleDescription('The receipt goes here.');
  expect(control).not.toHaveAttribute('aria-invalid');
});

test.each(kinds)('$kind with an error is invalid and described by hint and error', ({ field }) => {
  render(field({ label: 'Email', hint: 'The receipt goes here.', error: 'Enter your email' }));
  const control = screen.getByLabelText(/Email/);
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('The receipt goes here. Enter your email');
  expect(screen.getByText('Enter your email')).toBeInTheDocument();
});

test.each(kinds)('$kind loses its error with everything that pointed to it', ({ field }) => {
  const { rerender } = render(field({ label: 'Email', error: 'Enter your email' }));
  expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('Enter your email');
  rerender(field({ label: 'Email' }));
  const control = screen.getByLabelText(/Email/);
  expect(control).toBeValid();
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByText('Enter your email')).not.toBeInTheDocument();
});

test('two fields of one page do not share their words', () => {
  render(
    <>
      <TextField label="First name" error="Enter your first name" />
      <TextField label="Email" error="Enter your email" />
    </>,
  );
  expect(screen.getByLabelText(/First name/)).toHaveAccessibleDescription('Enter your first name');
  expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('Enter your email');
});

test('a choice starts at its placeholder, which counts as no answer', () => {
  render(
    <SelectField label="Service" placeholder="Select Service" options={['GST', 'LLP']} required />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect([...select.options].map(({ text, value }) => [text, value])).toEqual([
    ['Select Service', ''],
    ['GST', 'GST'],
    ['LLP', 'LLP'],
  ]);
  expect(select).toHaveDisplayValue('Select Service');
  expect(select.validity.valueMissing).toBe(true);
});

test('what the browser needs to know of an input reaches it', () => {
  render(
    <TextField label="Phone" type="tel" autoComplete="tel" placeholder="Enter your phone number" />,
  );
  const input = screen.getByRole('textbox');
  expect(input).toHaveAttribute('type', 'tel');
  expect(input).toHaveAttribute('autocomplete', 'tel');
  expect(input).toHaveAttribute('placeholder', 'Enter your phone number');
});

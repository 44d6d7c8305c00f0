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

test.each(kinds)(
  '$kind is named by its label, whose asterisk is for the eye only',
  ({ field, role }) => {
    render(field({ label: 'Email', required: true }));
    const control = screen.getByRole(role, { name: 'Email' });
    expect(control).toHaveAttribute('name', 'answer');
    expect(control).toBeRequired();
    expect(screen.getByText('Email')).toHaveTextContent(/^Email \*$/);
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).not.toHaveAttribute('aria-invalid');
  },
);

test.each(kinds)('$kind that is not required says so', ({ field, role }) => {
  render(field({ label: 'Email' }));
  expect(screen.getByRole(role, { name: /optional/ })).not.toBeRequired();
  expect(screen.getByText('Email')).toHaveTextContent(/^Email \(optional\)$/);
});

test.each(kinds)(
  '$kind is described by its hint, and by its error as long as there is one',
  ({ field }) => {
    const frame = { label: 'Email', hint: 'The receipt goes here.' };
    const { rerender } = render(field({ ...frame, error: 'Enter your email' }));
    const control = screen.getByLabelText(/Email/);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('The receipt goes here. Enter your email');
    rerender(field(frame));
    expect(control).toBeValid();
    expect(control).toHaveAccessibleDescription('The receipt goes here.');
    expect(screen.queryByText('Enter your email')).not.toBeInTheDocument();
  },
);

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

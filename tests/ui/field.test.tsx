import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectField, TextareaField, TextField } from '@/ui/field';

interface Frame {
  label: string;
  required?: boolean;
  hint?: string;
  error?: string;
}

const Choice = (frame: Frame & { name: string }) => (
  <SelectField placeholder="Select Service" options={['GST', 'LLP']} {...frame} />
);

const kinds = [
  { kind: 'an input', Field: TextField, role: 'textbox' },
  { kind: 'a text area', Field: TextareaField, role: 'textbox' },
  { kind: 'a choice', Field: Choice, role: 'combobox' },
];

test.each(kinds)('$kind is named by its label, and says if it is optional', ({ Field, role }) => {
  const { rerender } = render(<Field name="answer" label="Email" required />);
  // The asterisk is for the eye only.
  const control = screen.getByRole(role, { name: 'Email' });
  expect(control).toHaveAttribute('name', 'answer');
  expect(control).toBeRequired();
  expect(screen.getByText('Email')).toHaveTextContent(/^Email \*$/);
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).not.toHaveAttribute('aria-invalid');

  rerender(<Field name="answer" label="Email" />);
  expect(screen.getByRole(role, { name: /^Email ?\(optional\)$/ })).not.toBeRequired();
});

test.each(kinds)('$kind is described by its hint and its error', ({ Field }) => {
  const frame = { name: 'answer', label: 'Email', hint: 'The receipt goes here.' };
  const { rerender } = render(<Field {...frame} error="Enter your email" />);
  const control = screen.getByLabelText(/Email/);
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('The receipt goes here. Enter your email');
  rerender(<Field {...frame} />);
  expect(control).toBeValid();
  expect(control).toHaveAccessibleDescription('The receipt goes here.');
  expect(screen.queryByText('Enter your email')).not.toBeInTheDocument();
});

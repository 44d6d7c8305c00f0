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

/* Which fields are required, and what each says: tests/features/specified-forms.test.tsx. */

test.each(kinds)('$kind has a label, a hint and an error', ({ Field, role }) => {
  const frame = { name: 'answer', label: 'Email', hint: 'The receipt goes here.' };
  const { rerender } = render(<Field {...frame} required error="Enter your email" />);
  // The asterisk is for the eye only.
  const control = screen.getByRole(role, { name: 'Email' });
  expect(control).toBeRequired();
  expect(control).toHaveAttribute('name', 'answer');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('The receipt goes here. Enter your email');

  rerender(<Field {...frame} />);
  expect(control).toHaveAccessibleName(/^Email ?\(optional\)$/);
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).toHaveAccessibleDescription('The receipt goes here.');
});

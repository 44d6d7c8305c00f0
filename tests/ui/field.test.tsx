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

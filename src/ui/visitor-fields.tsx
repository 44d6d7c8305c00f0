import type { ComponentProps } from 'react';
import { TextField } from '@/ui/field';

type VisitorFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'placeholder' | 'autoComplete' | 'required'
>;

/** What every form asks of a visitor, worded and filled in by the browser alike. */
export function FullNameField(props: VisitorFieldProps) {
  return (
    <TextField
      label="Full name"
      placeholder="Enter your full name"
      autoComplete="name"
      required
      {...props}
    />
  );
}

export function EmailField(props: VisitorFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      placeholder="Enter your email"
      autoComplete="email"
      required
      {...props}
    />
  );
}

export function PhoneField(props: VisitorFieldProps) {
  return (
    <TextField
      label="Phone"
      type="tel"
      placeholder="Enter your phone number"
      autoComplete="tel"
      required
      {...props}
    />
  );
}

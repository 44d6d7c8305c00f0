import type { ComponentProps } from 'react';
import { SelectField, TextField } from '@/ui/field';

type VisitorFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'placeholder' | 'autoComplete'
>;

/* The fields that several forms share, with the same words everywhere. */

export function FullNameField(props: VisitorFieldProps) {
  return (
    <TextField
      label="Full name"
      placeholder="Enter your full name"
      autoComplete="name"
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
      {...props}
    />
  );
}

type ServiceFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'placeholder'>;

export function ServiceField(props: ServiceFieldProps) {
  return <SelectField label="Service" placeholder="Select Service" {...props} />;
}

import * as z from 'zod/mini';

/** Choices of the consultation form and of the landing page's hero form (specification, section 3). */
export const consultationServices = [
  'Private Limited Company',
  'LLP Registration',
  'GST Registration',
  'Trademark Registration',
  'Other Services',
] as const;

/** Choices of the contact form (specification, section 3). */
export const contactServices = [
  'Company Registration',
  'GST Registration',
  'Trademark Registration',
  'Legal Consultation',
  'Tax Services',
  'Other Services',
] as const;

/** The fields that several forms share, with the same words everywhere (specification, section 5). */
export const visitorFields = {
  fullName: { label: 'Full name', placeholder: 'Enter your full name', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', placeholder: 'Enter your email', autoComplete: 'email' },
  phone: {
    label: 'Phone',
    type: 'tel',
    placeholder: 'Enter your phone number',
    autoComplete: 'tel',
  },
  service: { label: 'Service', placeholder: 'Select Service' },
} as const;

/** The errors of the fields. Each one asks for the right input. */
export const fieldErrors = {
  fullName: 'Enter your full name',
  firstName: 'Enter your first name',
  email: 'Enter your email',
  emailShape: 'Enter an email address like name@example.com',
  phone: 'Enter your phone number',
  service: 'Select a service',
  message: 'Write your message',
} as const;

/** A text that is not blank. The specification asks for no other check (section 5). */
export function requiredText(error: string) {
  return z.string().check(z.refine((text) => text.trim() !== '', error));
}

/** Texts of the toasts (specification, section 8). */
export const formToasts = {
  incomplete: {
    variant: 'destructive',
    title: 'Error',
    description: 'Please fill in all required fields.',
  },
  consultationAccepted: {
    variant: 'success',
    title: 'Success!',
    description: 'Your consultation request has been captured.',
  },
  messageSent: {
    variant: 'success',
    title: 'Message Sent!',
    description: "We'll get back to you soon",
  },
} as const;

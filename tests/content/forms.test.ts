import { expect, test } from 'vitest';
import { consultationServices, contactServices, fieldErrors, formToasts } from '@/content/forms';

test('offers the five choices of the consultation form', () => {
  expect(consultationServices).toEqual([
    'Private Limited Company',
    'LLP Registration',
    'GST Registration',
    'Trademark Registration',
    'Other Services',
  ]);
});

test('offers the six choices of the contact form', () => {
  expect(contactServices).toEqual([
    'Company Registration',
    'GST Registration',
    'Trademark Registration',
    'Legal Consultation',
    'Tax Services',
    'Other Services',
  ]);
});

test('words the toasts as the error catalogue does', () => {
  expect(formToasts).toEqual({
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
  });
});

test('words what is wrong with a field as the way forward', () => {
  for (const text of Object.values(fieldErrors)) expect(text).toMatch(/^(Enter|Select|Write) /);
});

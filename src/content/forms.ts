import { site } from './site';

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

/** What each field asks for when it was left empty; the way forward, not the fault. */
export const fieldErrors = {
  fullName: 'Enter your full name',
  firstName: 'Enter your first name',
  email: 'Enter your email',
  emailShape: 'Enter an email address like name@example.com',
  phone: 'Enter your phone number',
  service: 'Select a service',
  message: 'Write your message',
} as const;

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

/**
 * The notice at collection (Digital Personal Data Protection Act, 2023, section 5, once in force; SPDI Rules, rule 5). The
 * privacy policy says the same at length.
 */
export const collectionNotice = {
  summary: 'What happens to these details',
  text: `We collect your name, email, phone number, service and message, and the page you write from, to answer you. Without an order we keep them for ${site.legal.enquiryRetention}. To see, correct, erase or withdraw them, or to complain, write to ${site.legal.grievanceOfficer}, ${site.email}: we answer within 1 month. The Data Protection Board hears you after that, once the Digital Personal Data Protection Act, 2023, and Rules, 2025, are in force for it.`,
} as const;

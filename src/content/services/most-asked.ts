import { isOffered, type ServiceSlug } from './catalogue';

const specified: readonly ServiceSlug[] = [
  'gst-registration',
  'private-limited-company',
  'trademark-registration',
  'fssai-registration',
  'income-tax-filing',
  'msme-registration',
];

/** The services that most visitors come for. */
export const mostAsked = specified.filter(isOffered);

import type { ServiceSlug } from './catalogue';

/** The services that most visitors come for. */
export const mostAsked: readonly ServiceSlug[] = [
  'gst-registration',
  'private-limited-company',
  'trademark-registration',
  'fssai-registration',
  'income-tax-filing',
  'msme-registration',
];

import type { ServiceSlug } from './catalogue';

/** The services that most visitors come for, under names that fit a phone's half width. */
export const mostAsked: readonly { slug: ServiceSlug; label: string }[] = [
  { slug: 'gst-registration', label: 'GST registration' },
  { slug: 'private-limited-company', label: 'Private limited' },
  { slug: 'trademark-registration', label: 'Trademark' },
  { slug: 'fssai-registration', label: 'FSSAI licence' },
  { slug: 'income-tax-filing', label: 'Income tax return' },
  { slug: 'msme-registration', label: 'Udyam (MSME)' },
];

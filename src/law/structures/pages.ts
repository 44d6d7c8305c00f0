import type { ServiceSlug } from '@/content/services/catalogue';

const registrations: ReadonlySet<ServiceSlug> = new Set([
  'private-limited-company',
  'llp-registration',
  'one-person-company',
  'sole-proprietorship-registration',
  'partnership-firm-registration',
  'ngo-registration',
  'section-8-company',
  'producer-company',
  'nidhi-company',
] as const);

/** Whether a page registers one of the structures that the chooser compares, and so leads to it. */
export const registersStructure = (slug: ServiceSlug): boolean => registrations.has(slug);

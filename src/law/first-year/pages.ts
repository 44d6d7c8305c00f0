import type { ServiceSlug } from '@/content/services/catalogue';

/** The registrations after which a first year of duties begins: their pages show it. */
export const firstYearSlugs = [
  'private-limited-company',
  'one-person-company',
  'section-8-company',
  'nidhi-company',
  'producer-company',
  'llp-registration',
  'partnership-firm-registration',
  'sole-proprietorship-registration',
  'ngo-registration',
  'startup-india-registration',
  'gst-registration',
  'trademark-registration',
  'fssai-registration',
  'import-export-code',
  'msme-registration',
  'trade-license',
] as const satisfies readonly ServiceSlug[];

export type FirstYearSlug = (typeof firstYearSlugs)[number];

export function hasFirstYear(slug: ServiceSlug): slug is FirstYearSlug {
  return firstYearSlugs.some((known) => known === slug);
}

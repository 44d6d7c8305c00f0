/** The registrations that begin a first year of duties. */
export const registrations = [
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
] as const;

export type RegistrationId = (typeof registrations)[number];

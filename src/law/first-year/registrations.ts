/** What is registered or begun, after which a first year of duties runs. */
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

import type { ServiceSlug } from '@/content/services/catalogue';

/** Its file in this folder, and the name by which a link opens it: `#trademark-fees`. */
export type ReckonerId =
  | 'company-fees'
  | 'copyright-fees'
  | 'design-fees'
  | 'fssai-fees'
  | 'iec-fees'
  | 'llp-fees'
  | 'msme-fees'
  | 'patent-fees'
  | 'startup-fees'
  | 'trademark-fees';

/** The reckoners of each page, in the order in which they stand in the block of costs. */
export const reckonersOn: Partial<Record<ServiceSlug, readonly ReckonerId[]>> = {
  'private-limited-company': ['company-fees'],
  'one-person-company': ['company-fees'],
  'llp-registration': ['llp-fees'],
  'trademark-registration': ['trademark-fees'],
  'patent-registration': ['patent-fees'],
  'design-registration': ['design-fees'],
  'copyright-registration': ['copyright-fees'],
  'fssai-registration': ['fssai-fees'],
  'import-export-code': ['iec-fees'],
  'startup-india-registration': ['startup-fees'],
  'msme-registration': ['msme-fees'],
};

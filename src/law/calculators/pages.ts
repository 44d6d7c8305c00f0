import type { ServiceSlug } from '@/content/services/catalogue';

/** Its file in this folder, and the name by which a link opens it: `#trademark-fees`. */
export type CalculatorId =
  | 'company-fees'
  | 'copyright-fees'
  | 'design-fees'
  | 'din-kyc-lateness'
  | 'fssai-fees'
  | 'gst-annual-lateness'
  | 'gst-composition-lateness'
  | 'gst-return-lateness'
  | 'iec-fees'
  | 'llp-fees'
  | 'llp-lateness'
  | 'msme-fees'
  | 'patent-fees'
  | 'roc-lateness'
  | 'startup-fees'
  | 'tax-return-lateness'
  | 'tds-lateness'
  | 'trademark-fees'
  | 'trademark-lateness';

/** The calculators of each page, in the order in which they stand in the block of costs. */
export const calculatorsOn: Partial<Record<ServiceSlug, readonly CalculatorId[]>> = {
  'private-limited-company': ['company-fees'],
  'one-person-company': ['company-fees'],
  'llp-registration': ['llp-fees', 'llp-lateness'],
  'gst-filing': ['gst-return-lateness', 'gst-composition-lateness', 'gst-annual-lateness'],
  'income-tax-filing': ['tax-return-lateness'],
  'tds-return-filing': ['tds-lateness'],
  'roc-filing': ['roc-lateness', 'llp-lateness'],
  'roc-compliance': ['roc-lateness', 'din-kyc-lateness'],
  'trademark-registration': ['trademark-fees', 'trademark-lateness'],
  'patent-registration': ['patent-fees'],
  'design-registration': ['design-fees'],
  'copyright-registration': ['copyright-fees'],
  'fssai-registration': ['fssai-fees'],
  'import-export-code': ['iec-fees'],
  'startup-india-registration': ['startup-fees'],
  'msme-registration': ['msme-fees'],
};

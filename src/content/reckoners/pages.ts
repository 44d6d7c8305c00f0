import type { ServiceSlug } from '@/content/services/catalogue';

/** Its file in this folder, and the name by which a link opens it: `#trademark-fees`. */
export type ReckonerId =
  | 'trademark-fees'
  | 'din-kyc-lateness'
  | 'gst-annual-lateness'
  | 'gst-composition-lateness'
  | 'gst-return-lateness'
  | 'llp-lateness'
  | 'roc-lateness'
  | 'tax-return-lateness'
  | 'tds-lateness'
  | 'trademark-lateness';

/** The reckoners of each page, in the order in which they stand in the block of costs. */
export const reckonersOn: Partial<Record<ServiceSlug, readonly ReckonerId[]>> = {
  'trademark-registration': ['trademark-fees', 'trademark-lateness'],
  'llp-registration': ['llp-lateness'],
  'gst-filing': ['gst-return-lateness', 'gst-composition-lateness', 'gst-annual-lateness'],
  'income-tax-filing': ['tax-return-lateness'],
  'tds-return-filing': ['tds-lateness'],
  'roc-filing': ['roc-lateness', 'llp-lateness'],
  'roc-compliance': ['roc-lateness', 'din-kyc-lateness'],
};

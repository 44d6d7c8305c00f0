import type { ServiceSlug } from '@/content/services/catalogue';

/** Whose due dates there are: in lists on the pages, and as calendar files. */
export const profileIds = [
  'company',
  'llp',
  'proprietor',
  'gst-monthly',
  'gst-quarterly',
  'gst-composition',
  'deductor',
  'employer',
] as const;

export type ProfileId = (typeof profileIds)[number];

/** The pages of duties that come back, with the profiles they show; the first one is open. */
export const dueDatePages: { readonly [slug in ServiceSlug]?: readonly ProfileId[] } = {
  'gst-filing': ['gst-monthly', 'gst-quarterly', 'gst-composition'],
  'tds-return-filing': ['deductor', 'employer'],
  'income-tax-filing': ['proprietor', 'llp', 'company'],
  'tax-planning': ['proprietor', 'llp', 'company'],
  'tax-audit': ['proprietor', 'llp', 'company'],
  'roc-filing': ['company', 'llp'],
  'roc-compliance': ['company', 'llp'],
  'corporate-governance': ['company'],
  'legal-compliance': ['employer', 'company', 'llp'],
  'accounting-bookkeeping': profileIds,
  'virtual-cfo': profileIds,
  'compliance-consultation': profileIds,
};

import type { Matter } from '@/law/due-dates/duty';
import type { ServiceSlug } from '@/content/services/catalogue';

/** Whose due dates there are: in lists on the pages, and as calendar files. */
export const profileIds = [
  'company',
  'new-company',
  'opc',
  'foreign-shareholders',
  'llp',
  'proprietor',
  'individual',
  'gst-monthly',
  'gst-quarterly',
  'gst-composition',
  'gst-others',
  'exporter',
  'deductor',
  'employer',
  'transfer-pricing',
  'cross-border',
] as const;

export type ProfileId = (typeof profileIds)[number];

export interface DueDatePage {
  /** The profiles that the page shows; the first one is open. */
  ids: readonly ProfileId[];
  /** The page's own matters. A page without lists the next date of each duty in short: the duties' own pages say more. */
  matters?: readonly Matter[];
}

/** What most businesses come under; rarer profiles stand on their own pages. */
const EVERYDAY: readonly ProfileId[] = [
  'company',
  'llp',
  'proprietor',
  'gst-monthly',
  'gst-quarterly',
  'gst-composition',
  'deductor',
  'employer',
];

/** The pages of duties that come back. */
export const dueDatePages: { readonly [slug in ServiceSlug]?: DueDatePage } = {
  'gst-filing': {
    ids: ['gst-monthly', 'gst-quarterly', 'gst-composition', 'exporter', 'gst-others'],
    matters: ['gst', 'exports'],
  },
  'import-export-code': { ids: ['exporter'], matters: ['exports'] },
  'tds-return-filing': { ids: ['deductor', 'employer', 'individual'], matters: ['tds'] },
  'income-tax-filing': {
    ids: ['individual', 'proprietor', 'llp', 'company'],
    matters: ['returns', 'audited-returns'],
  },
  'tax-planning': {
    ids: ['individual', 'proprietor', 'llp', 'company'],
    matters: ['advance-tax'],
  },
  'tax-audit': {
    ids: ['proprietor', 'llp', 'company', 'transfer-pricing'],
    matters: ['tax-audit', 'audited-returns'],
  },
  'transfer-pricing': {
    ids: ['transfer-pricing'],
    matters: ['transfer-pricing', 'tax-audit', 'audited-returns'],
  },
  'international-taxation': { ids: ['cross-border'], matters: ['cross-border', 'tds'] },
  'roc-filing': { ids: ['company', 'new-company', 'opc', 'llp'], matters: ['registrar'] },
  'roc-compliance': {
    ids: ['company', 'new-company', 'opc', 'foreign-shareholders', 'llp'],
    matters: ['registrar', 'foreign-shareholders'],
  },
  'corporate-governance': { ids: ['company', 'new-company'], matters: ['registrar'] },
  'legal-compliance': {
    ids: ['employer', 'foreign-shareholders'],
    matters: ['staff', 'foreign-shareholders'],
  },
  'accounting-bookkeeping': { ids: EVERYDAY },
  'virtual-cfo': {
    ids: ['company', 'foreign-shareholders', 'gst-monthly', 'deductor', 'employer'],
  },
  'compliance-consultation': { ids: EVERYDAY },
};

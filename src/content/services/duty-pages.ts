import { offeredPage, type ServiceSlug } from '@/content/services/catalogue';
import type { Duty, DutyTopic } from '@/law/due-dates/duty';

/** The page that explains a duty. Calendars and lists link to it. */
export function pageOfDuty({ id, topic }: Pick<Duty, 'id' | 'topic'>): ServiceSlug {
  return offeredPage(byDuty[id] ?? byTopic[topic]);
}

const byTopic: Readonly<Record<DutyTopic, ServiceSlug>> = {
  gst: 'gst-filing',
  exports: 'gst-registration',
  tds: 'tds-return-filing',
  staff: 'legal-compliance',
  'advance-tax': 'tax-planning',
  returns: 'income-tax-filing',
  'audited-returns': 'income-tax-filing',
  'tax-audit': 'tax-audit',
  'transfer-pricing': 'transfer-pricing',
  'cross-border': 'international-taxation',
  registrar: 'roc-filing',
  'foreign-shareholders': 'legal-compliance',
};

/** Duties that another page explains better than the page of their topic. */
const byDuty: Readonly<Partial<Record<string, ServiceSlug>>> = {
  'gst-cmp-02': 'gst-registration',
  'gst-itc-03': 'gst-registration',
  'iec-update': 'import-export-code',
  'income-tax-return-transfer-pricing': 'transfer-pricing',
  'annual-general-meeting': 'roc-compliance',
  'first-general-meeting': 'roc-compliance',
  'pas-6': 'roc-compliance',
  'director-kyc': 'roc-compliance',
};

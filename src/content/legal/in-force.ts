import { site } from '@/content/site';

const hasSamples = Object.values(site.legal).some((fact) => /\bsample\b/i.test(fact));

/** From when the legal pages bind: a page that names a sample as the provider binds nobody, and says so. */
export const inForceFrom = hasSamples
  ? 'the day on which the provider’s particulars replace the samples here'
  : site.legal.effectiveDate;

/** When the law that the legal pages state was last looked at. */
export const lawReviewedOn = '20 November 2026';

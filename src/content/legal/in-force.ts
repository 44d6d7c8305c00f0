import { site } from '@/content/site';

const hasSamples = Object.values(site.legal).some((fact) => /\bsample\b/i.test(fact));

/** The day from which the legal pages apply. With sample data they apply to nobody, and say so. */
export const inForceFrom = hasSamples
  ? 'the day the samples here are replaced'
  : site.legal.effectiveDate;

/** The day of the last check of the law behind the legal pages. */
export const lawReviewedOn = '20 November 2026';

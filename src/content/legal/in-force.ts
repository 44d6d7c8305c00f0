import { site } from '@/content/site';

const hasSamples = Object.values(site.legal).some((fact) => /\bsample\b/i.test(fact));

/** From when the legal pages bind: a page that names a sample as the provider binds nobody, and says so. */
export const inForceFrom = hasSamples
  ? 'the day on which the provider’s particulars replace the samples here'
  : site.legal.effectiveDate;

import { expect, test } from 'vitest';
import { passagesOf, servicePages } from '../../support/service-pages';

/** What practitioners had to correct on a page, and what the law says instead. */
test.each([
  ['msme-registration', /online at Samadhaan/, /odr\.msme\.gov\.in/],
  ['msme-registration', undefined, /₹8,941 on ₹1,00,000 after 6 months/],
  ['msme-registration', undefined, /no day on which any part of it begins/],
  ['tax-audit', /late employee share is disallowed/, /later allowed by the return’s due date/],
  ['tax-audit', /with income above the exempt limit/, /section 63 does not/],
  ['accounting-bookkeeping', /and your income passes the exempt limit/, /section 62 does not/],
  [
    'legal-compliance',
    /appointment letter to anyone/,
    /From 10 workers give each an appointment letter/,
  ],
  ['legal-compliance', undefined, /VISHWAS\) until about 28 December 2026/],
  [
    'legal-compliance',
    undefined,
    /at most ₹7,000 a month, or the minimum wage if higher: at least 8\.33%/,
  ],
  ['legal-compliance', undefined, /to the 16th at a ceiling of ₹15,000, then at ₹25,000 a month/],
  ['legal-compliance', undefined, /at least ₹500 for all staff/],
  ['tds-return-filing', /26QB to 26QD/, /property from ₹50 lakh; at 2%, rent above/],
  ['tds-return-filing', undefined, /deduct 1% of the higher, each on the own share/],
  ['income-tax-filing', /from age 60 without business/, /residents from 60 without business/],
  [
    'international-taxation',
    /citizens taxed nowhere are resident\b.*; /,
    /120 and citizens taxed nowhere/,
  ],
  ['import-export-code', undefined, /services other than software, by payment/],
  ['tax-planning', undefined, /on ₹12,10,000 of slab income, ₹10,000 and 4% cess/],
] as const)('%s: no more %s, but %s', (slug, wrong, right) => {
  const page = servicePages.find((one) => one.slug === slug);
  const text = page
    ? passagesOf(page.details)
        .map((passage) => passage.text)
        .join('\n')
    : '';
  if (wrong) expect(text).not.toMatch(wrong);
  expect(text).toMatch(right);
});

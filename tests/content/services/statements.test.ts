import { expect, test } from 'vitest';
import { passagesOf, servicePages } from '../../support/service-pages';

/*
 * Single statements of law that a page once had wrong or left out, each read in the provision named. What rests on a fact
 * alone is held by tests/law/facts.test.ts.
 */

test.each([
  // Circular 7/2026 of 28 September 2026
  ['tax-audit', /For 2025-26 it is belated after 21 November 2026.*silent on interest/],
  // Finance Act, 2026, section 133
  ['income-tax-filing', /60% up to ₹1 crore, or ₹1 lakh up to ₹5 crore/],
  ['international-taxation', /60% up to ₹1 crore, or ₹1 lakh up to ₹5 crore/],
  ['tax-planning', /60% up to ₹1 crore, or ₹1 lakh up to ₹5 crore/],
  // Income-tax Act, 2025, section 197(3)
  ['tax-planning', /Land and buildings.*resident individuals and Hindu undivided families.*20%/],
  // Rule 218(2)(a)
  ['tds-return-filing', /tax of March by 30 April from 2027/],
  // Section 403(3)
  ['tax-planning', /Not for residents of 60 or more without business/],
  ['income-tax-filing', /from age 60 without business, nothing/],
  // Rule 218(3), section 393(1), Notification 121/2026
  ['tds-return-filing', /Form 141 .*contractors above ₹50 lakh/],
  ['tds-return-filing', /since 1 October 2026 for a non-resident’s flat/],
  // General Circulars 03 and 04/2026
  ['roc-filing', /ran from 15 April to 15 September 2026/],
  ['compliance-consultation', /scheme of 2026 closed on 15 September 2026/],
  // Section 58, “specified assessee”
  ['tax-planning', /firms and, for business, Hindu undivided families/],
  // Section 6(5) and (7)
  ['international-taxation', /above ₹15 lakh visitors count 120; citizens taxed nowhere/],
  // CGST Act, section 18(1)(a)
  ['gst-registration', /Only then, once registered, do you get credit on stock/],
  // Appendix 2K, items 7A and 7B
  ['import-export-code', /any change, April to June/],
  // Profession tax of Maharashtra, the EPF Scheme 2026, the Social Security (Central) Rules 2026:
  // 20,000 − 6,000 of allowances; 12%, 0.75% and 3.25% of 14,000; 1,680 + 105 + 200
  ['legal-compliance', /₹1,985\..*₹1,680.*₹105.*profession tax is ₹200.*₹1,680.*₹455/],
  ['llp-registration', /= ₹1,750/],
  ['one-person-company', /= ₹1,360/],
  ['private-limited-company', /= ₹1,360/],
] as const)('%s says %s', (slug, statement) => {
  const page = servicePages.find((each) => each.slug === slug);
  const texts = page ? passagesOf(page.details).map(({ text }) => text) : [];
  expect(texts.filter((text) => statement.test(text))).not.toEqual([]);
});

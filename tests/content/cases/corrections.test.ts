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
  ['legal-compliance', undefined, /ESI ends above ₹21,000 .*\(₹25,000 with a disability\)/],
  ['legal-compliance', undefined, /at least ₹500 for all staff/],
  ['tds-return-filing', /26QB to 26QD/, /2% of rent above .* once, from the year’s last rent/],
  ['tds-return-filing', undefined, /deduct 1% of the higher, each on the own share/],
  ['income-tax-filing', /from age 60 without business/, /residents from 60 without business/],
  [
    'international-taxation',
    /citizens taxed nowhere are resident\./,
    /visitors staying 120 and citizens taxed nowhere are resident, but not ordinarily/,
  ],
  ['import-export-code', undefined, /services other than software, by payment/],
  ['income-tax-filing', undefined, /It is taxed in the new regime; the old one is closed/],
  ['income-tax-filing', undefined, /For 2025-26 and before choose the Act of 1961/],
  ['income-tax-filing', /Only slab income/, /whether they count towards the limit is disputed/],
  ['income-tax-filing', undefined, /TDS with TCS reaches ₹25,000/],
  ['income-tax-filing', /rising each year\./, /10 points more after a reassessment notice/],
  ['income-tax-filing', undefined, /return to the new regime once; then you stay/],
  ['tax-planning', undefined, /once in life 2 houses, up to ₹2 crore/],
  ['tax-planning', undefined, /minimum tax is final, 14%; inside, old credit pays a quarter/],
  ['tds-return-filing', undefined, /until 31 March 2027 for January to December 2024/],
  ['tds-return-filing', undefined, /labour that works under your direction included/],
  ['tax-audit', /in Part A\b/, /in Parts C and D/],
  ['tax-audit', /declaring less calls for one/, /section 58 only above the exempt limit/],
  ['international-taxation', undefined, /Untaxed study, travel and gifts of a person/],
  ['sole-proprietorship-registration', /44AD and 44ADA/, /bars a business .* but no profession/],
  ['gst-filing', /The portal refuses it/, /try until the month ends/],
  [
    'patent-registration',
    /1 woman among joint/,
    /A woman counts only where all applicants are natural persons/,
  ],
  ['patent-registration', /on Form 4 until 31 December 2026\./, /then 6 months more at a high fee/],
  [
    'trademark-objection-reply',
    undefined,
    /registered trade marks agent: you file yourself, or engage an agent or advocate who does/,
  ],
  ['section-8-company', /foreign directors ordinarily bar it/, /unless of Indian origin/],
  [
    'private-limited-company',
    undefined,
    /A transfer that gives control needs approval at any share/,
  ],
  ['private-limited-company', undefined, /Selling from own stock online is open for export alone/],
  ['corporate-governance', undefined, /A listed company has 3 months/],
  ['corporate-governance', undefined, /Form CSR-2 goes with AOC-4/],
  ['roc-compliance', /MSC-3 every year/, /MSC-3 by 30 April every year/],
  ['legal-drafting', undefined, /the new e-commerce duties begin on 1 January 2027/],
  [
    'tax-planning',
    /Never more than what passes it/,
    /in the new regime, no more than what passes it: on ₹12,10,000 of slab income, ₹10,000 and 4% cess/,
  ],
  ['gst-registration', /90 calendar days at most/, /90 calendar days, extendable once/],
  ['gst-registration', undefined, /claim the credit on stock in ITC-01 within 30 more/],
  ['gst-registration', undefined, /REG-14 within .* otherwise the registration is suspended/],
  ['gst-registration', undefined, /from the first bill, unless you chose composition/],
  ['gst-filing', /as far as we saw/, /8 October 2026 we found no order by 11 October/],
  ['gst-filing', undefined, /E-invoices to businesses and for exports above/],
  ['gst-filing', undefined, /Claim the refund within 2 years/],
  ['income-tax-filing', undefined, /A belated return for 2025-26 is taken until/],
  ['income-tax-filing', undefined, /last day to revise, if no assessment runs/],
  ['tds-return-filing', undefined, /staff and Form 141 apart/],
  ['tds-return-filing', /inoperative: higher rate/, /inoperative: usually deduct 20%/],
  ['tax-audit', /The penalty is ₹25,000/, /The penalty may be ₹25,000/],
  ['startup-india-registration', undefined, /minimum tax stays due; in the 22% regime/],
  ['startup-india-registration', undefined, /return by its due date\. Late, the deduction is lost/],
  ['startup-india-registration', undefined, /that has filed its accounts and annual returns/],
  ['trade-license', undefined, /the old one usually does not follow you/],
  ['trade-license', /The licence shows that/, /licence helps to show that the use is permitted/],
  ['trade-license', /No\. It belongs to one trade/, /As a rule no: it belongs to one trade/],
  ['fssai-registration', /cosmetics or liquor only/, /Liquor counts as food/],
  ['fssai-registration', undefined, /Appeal within 15 calendar days, or by the notice’s date/],
  ['msme-registration', undefined, /Claim within 3 years: an older debt/],
  ['msme-registration', /to companies that pay late/, /to buyers that pay late/],
  ['msme-registration', undefined, /without the yearly update of its details it may be suspended/],
  ['import-export-code', undefined, /unless confirmed each year, .* it is deactivated/],
  ['import-export-code', undefined, /Claim duty refunds in the shipping bill itself/],
  ['legal-compliance', undefined, /we found a draft in October 2026/],
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

/** Lists copied exactly from the specification. Several tests compare the site with them. */

/** Section 2, service pages under /services/. */
export const specifiedServices = `
  private-limited-company llp-registration partnership-firm-registration ngo-registration
  sole-proprietorship-registration startup-india-registration nidhi-company one-person-company
  section-8-company producer-company roc-compliance roc-filing gst-filing income-tax-filing
  legal-compliance corporate-governance audit-services patent-registration copyright-registration
  design-registration international-ip-protection ip-litigation-support tax-planning
  tds-return-filing tax-audit international-taxation transfer-pricing business-consultation
  legal-consultation financial-consultation compliance-consultation startup-consultation
  corporate-consultation fssai-registration import-export-code msme-registration trade-license
  trademark-objection-reply accounting-bookkeeping virtual-cfo legal-drafting gst-registration
  trademark-registration
`
  .trim()
  .split(/\s+/);

/** Section 2, Routes. Any other path shows the 404 page. */
export const specifiedPaths = [
  '/',
  '/about',
  '/contact',
  '/razorpay-checkout',
  '/legal/terms',
  '/legal/privacy',
  '/legal/disclaimer',
  ...specifiedServices.map((slug) => `/services/${slug}`),
];

/** Links of the site that lead to the 404 page (section 2, Dead links). */
export const specifiedDeadEnds: readonly string[] = [
  '/services/international-ip',
  '/services/ip-litigation',
  '/careers',
  '/blog',
  '/support',
  '/refund-policy',
  '/cookie-policy',
];

const MENUS = `
  nav-company-registration: Company Registration: private-limited-company llp-registration one-person-company
    section-8-company nidhi-company producer-company
  nav-tax-compliance: Tax & Compliance: gst-registration gst-filing income-tax-filing tds-return-filing roc-filing
  nav-licenses: Licenses: fssai-registration import-export-code trade-license msme-registration
  nav-trademark-ip: Trademark & IP: trademark-registration trademark-objection-reply patent-registration
    copyright-registration
  nav-other-services: Other Services: accounting-bookkeeping virtual-cfo legal-drafting business-consultation
`;

/** Section 2, Site header, Menu groups: test id (issue 2, part 5), title and links, in order. */
export const specifiedMenus = MENUS.trim()
  .split(/\n {2}(?! )/)
  .map((menu) => {
    const [testId, title, slugs = ''] = menu.split(': ');
    return { testId, title, hrefs: slugs.split(/\s+/).map((slug) => `/services/${slug}`) };
  });

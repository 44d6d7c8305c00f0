/** The header's menus as the specification lists them (section 2, Site header). */
export const specifiedMenus = [
  {
    testId: 'nav-company-registration',
    title: 'Company Registration',
    hrefs: [
      '/services/private-limited-company',
      '/services/llp-registration',
      '/services/one-person-company',
      '/services/section-8-company',
      '/services/nidhi-company',
      '/services/producer-company',
    ],
  },
  {
    testId: 'nav-tax-compliance',
    title: 'Tax & Compliance',
    hrefs: [
      '/services/gst-registration',
      '/services/gst-filing',
      '/services/income-tax-filing',
      '/services/tds-return-filing',
      '/services/roc-filing',
    ],
  },
  {
    testId: 'nav-licenses',
    title: 'Licenses',
    hrefs: [
      '/services/fssai-registration',
      '/services/import-export-code',
      '/services/trade-license',
      '/services/msme-registration',
    ],
  },
  {
    testId: 'nav-trademark-ip',
    title: 'Trademark & IP',
    hrefs: [
      '/services/trademark-registration',
      '/services/trademark-objection-reply',
      '/services/patent-registration',
      '/services/copyright-registration',
    ],
  },
  {
    testId: 'nav-other-services',
    title: 'Other Services',
    hrefs: [
      '/services/accounting-bookkeeping',
      '/services/virtual-cfo',
      '/services/legal-drafting',
      '/services/business-consultation',
    ],
  },
] as const;

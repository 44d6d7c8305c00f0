/** The catalogue's tabs, and the chat's categories, as issue 2 lists them; two of the links lead nowhere, as specified. */
export const specifiedCategories = [
  {
    title: 'Registrations',
    hrefs: [
      '/services/private-limited-company',
      '/services/llp-registration',
      '/services/partnership-firm-registration',
      '/services/ngo-registration',
      '/services/sole-proprietorship-registration',
      '/services/startup-india-registration',
    ],
  },
  {
    title: 'Compliance',
    hrefs: [
      '/services/roc-compliance',
      '/services/gst-filing',
      '/services/income-tax-filing',
      '/services/legal-compliance',
      '/services/corporate-governance',
      '/services/audit-services',
    ],
  },
  {
    title: 'IPR',
    hrefs: [
      '/services/trademark-registration',
      '/services/patent-registration',
      '/services/copyright-registration',
      '/services/design-registration',
      '/services/international-ip',
      '/services/ip-litigation',
    ],
  },
  {
    title: 'Taxation',
    hrefs: [
      '/services/gst-registration',
      '/services/tax-planning',
      '/services/tds-return-filing',
      '/services/tax-audit',
      '/services/international-taxation',
      '/services/transfer-pricing',
    ],
  },
  {
    title: 'Consultation',
    hrefs: [
      '/services/business-consultation',
      '/services/legal-consultation',
      '/services/financial-consultation',
      '/services/compliance-consultation',
      '/services/startup-consultation',
      '/services/corporate-consultation',
    ],
  },
] as const;

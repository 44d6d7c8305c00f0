/** All internal paths of the site. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: () => '/contact',
  /** The contact form with the start of a message; the form reads it after hydration. */
  contactAbout: (message: string) => `/contact?${new URLSearchParams({ message }).toString()}`,
  checkout: () => '/razorpay-checkout',
  terms: () => '/legal/terms',
  refunds: () => '/legal/terms#refund-and-cancellation',
  privacy: () => '/legal/privacy',
  cookies: () => '/legal/privacy#cookies',
  disclaimer: () => '/legal/disclaimer',
  service: (slug: string) => `/services/${slug}`,
  chooseStructure: () => '/services/business-consultation#choose',
  /** A file written by the build, not a page. */
  calendar: (profile: string) => `/calendars/${profile}.ics`,

  // The specification wants these links in the footer (section 2, Dead links). None of them has a page.
  team: () => '/about#team',
  careers: () => '/careers',
  blog: () => '/blog',
  support: () => '/support',
  refundPolicy: () => '/refund-policy',
  cookiePolicy: () => '/cookie-policy',
} as const;

import { services } from '@/content/services/catalogue';
import { paths } from '@/paths';

/** The addresses of all pages. The list repeats `routes.tsx`, which Playwright can't import without a bundler. */
export const pagePaths: readonly string[] = [
  paths.home(),
  paths.about(),
  paths.contact(),
  paths.checkout(),
  paths.terms(),
  paths.privacy(),
  paths.disclaimer(),
  ...services.map(({ slug }) => paths.service(slug)),
];

/** An address without a page, similar to the address of a service. */
export const missingPath = '/services/gst-number';

/** One page of each kind, and one service page of each group, by name. */
export const templatePaths = {
  landing: paths.home(),
  about: paths.about(),
  contact: paths.contact(),
  pay: paths.checkout(),
  legal: paths.terms(),
  missing: missingPath,
  company: paths.service('private-limited-company'),
  tax: paths.service('gst-registration'),
  licences: paths.service('fssai-registration'),
  ip: paths.service('trademark-registration'),
  other: paths.service('virtual-cfo'),
} as const;

/** The browser's report of an expected 404. */
export const NOT_FOUND_REPORT = /^404: |status of 404/;

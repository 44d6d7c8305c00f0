import {
  groups,
  isOffered,
  serviceBySlug,
  type GroupId,
  type ServiceSlug,
} from '@/content/services/catalogue';
import type { IconName } from '@/content/icons';
import { owner } from '@/content/owner';
import { paths } from '@/paths';

/** A service menu entry (specification, section 3). */
export interface MenuEntry {
  title: string;
  href: string;
  description: string;
  icon: IconName;
}

/** A menu group (specification, section 3). */
export interface MenuGroup {
  id: GroupId;
  title: string;
  testId: string;
  entries: readonly MenuEntry[];
}

const entry = (slug: ServiceSlug): MenuEntry => {
  const { title, hint, icon } = serviceBySlug(slug);
  return { title, href: paths.service(slug), description: hint, icon };
};

const group = (id: GroupId, testId: string, slugs: readonly ServiceSlug[]): MenuGroup => ({
  id,
  title: groups[id].title,
  testId,
  entries: (owner.menus[id] ?? slugs).filter(isOffered).map(entry),
});

/** The five menus of the header, in the specification's order (section 2, Site header). */
export const menuGroups: readonly MenuGroup[] = [
  group('company', 'nav-company-registration', [
    'private-limited-company',
    'llp-registration',
    'one-person-company',
    'section-8-company',
    'nidhi-company',
    'producer-company',
  ]),
  group('tax', 'nav-tax-compliance', [
    'gst-registration',
    'gst-filing',
    'income-tax-filing',
    'tds-return-filing',
    'roc-filing',
  ]),
  group('licences', 'nav-licenses', [
    'fssai-registration',
    'import-export-code',
    'trade-license',
    'msme-registration',
  ]),
  group('ip', 'nav-trademark-ip', [
    'trademark-registration',
    'trademark-objection-reply',
    'patent-registration',
    'copyright-registration',
  ]),
  group('other', 'nav-other-services', [
    'accounting-bookkeeping',
    'virtual-cfo',
    'legal-drafting',
    'business-consultation',
  ]),
];

const serviceLink = (title: string, slug: ServiceSlug) =>
  isOffered(slug) ? [{ title, href: paths.service(slug) }] : [];

export interface FooterColumn {
  title: string;
  links: readonly { title: string; href: string }[];
}

/** Links of the specification that have no page. The owner can turn them off. */
const pageless = owner.linksWithoutPage;

/** The footer's three lists (specification, section 2, Footer). */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Services',
    links: [
      ...serviceLink('Company Registration', 'private-limited-company'),
      ...serviceLink('GST Registration', 'gst-registration'),
      ...serviceLink('Trademark Registration', 'trademark-registration'),
      ...serviceLink('Tax Filing', 'income-tax-filing'),
      ...serviceLink('Legal Consultation', 'legal-consultation'),
      ...serviceLink('Business Licences', 'trade-license'),
    ],
  },
  {
    title: 'Company',
    links: [
      { title: 'About', href: paths.about() },
      { title: 'Team', href: paths.team() },
      ...(pageless
        ? [
            { title: 'Careers', href: paths.careers() },
            { title: 'Blog', href: paths.blog() },
          ]
        : []),
      { title: 'Contact', href: paths.contact() },
      ...(pageless ? [{ title: 'Support', href: paths.support() }] : []),
    ],
  },
  {
    title: 'Legal',
    links: [
      { title: 'Terms', href: paths.terms() },
      { title: 'Privacy', href: paths.privacy() },
      { title: 'Disclaimer', href: paths.disclaimer() },
      { title: 'Refund Policy', href: pageless ? paths.refundPolicy() : paths.refunds() },
      { title: 'Cookie Policy', href: pageless ? paths.cookiePolicy() : paths.cookies() },
    ],
  },
];

/** Addresses that other sites use for our pages: `/about-us`, `/contact.html`. */
export const pagesByOtherNames: readonly { title: string; href: string; names: RegExp }[] = [
  {
    title: 'About us',
    href: paths.about(),
    names: /^(?:about|who-we-are|our-story|(?:our-)?team$)/,
  },
  { title: 'Contact', href: paths.contact(), names: /^(contact|get-in-touch|enquir|support|help)/ },
  { title: 'Pay', href: paths.checkout(), names: /^(?:pay(?!roll)|checkout|razorpay)/ },
  { title: 'Terms', href: paths.terms(), names: /^(terms|conditions|tos)/ },
  {
    title: 'Refunds: what comes back, by stage',
    href: paths.refunds(),
    names: /^(refund|cancellation)/,
  },
  { title: 'Privacy', href: paths.privacy(), names: /^(privacy|cookie|data-protection)/ },
  { title: 'Disclaimer', href: paths.disclaimer(), names: /^(legal-)?disclaimer/ },
];

import { expect, test } from 'vitest';
import { footerColumns, menuGroups } from '@/content/navigation';
import { owner } from '@/content/owner';
import { site } from '@/content/site';
import { specifiedMenus } from '../support/specification';

const specifiedHrefs = new Set<string>(specifiedMenus.flatMap(({ hrefs }) => hrefs));

test('has the five menus of the specification: titles, test ids and links in order', () => {
  const menus = menuGroups.map(({ testId, title, entries }) => ({
    testId,
    title,
    // An owner may add entries.
    hrefs: entries.map(({ href }) => href).filter((href) => specifiedHrefs.has(href)),
  }));
  expect(menus).toEqual(specifiedMenus);
});

test('has the three lists of the footer, those without a page unless the owner takes them out', () => {
  const deadOr = (dead: string, page?: string) => (owner.linksWithoutPage ? dead : (page ?? []));
  const columns = footerColumns.map(({ title, links }) => ({
    title,
    links: links.map((link) => `${link.title}: ${link.href}`),
  }));
  expect(columns).toEqual([
    {
      title: 'Services',
      links: [
        'Company Registration: /services/private-limited-company',
        'GST Registration: /services/gst-registration',
        'Trademark Registration: /services/trademark-registration',
        'Tax Filing: /services/income-tax-filing',
        'Legal Consultation: /services/legal-consultation',
        'Business Licences: /services/trade-license',
      ],
    },
    {
      title: 'Company',
      links: [
        'About: /about',
        'Team: /about#team',
        deadOr('Careers: /careers'),
        deadOr('Blog: /blog'),
        'Contact: /contact',
        deadOr('Support: /support'),
      ].flat(),
    },
    {
      title: 'Legal',
      links: [
        'Terms: /legal/terms',
        'Privacy: /legal/privacy',
        'Disclaimer: /legal/disclaimer',
        deadOr(
          'Refund Policy: /refund-policy',
          'Refund Policy: /legal/terms#refund-and-cancellation',
        ),
        deadOr('Cookie Policy: /cookie-policy', 'Cookie Policy: /legal/privacy#cookies'),
      ].flat(),
    },
  ]);
});

test('the copyright year is the specified one, whatever the date', () => {
  expect(site.copyrightYear).toBe(2024);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { categories } from '@/content/categories';
import { groups, serviceBySlug, services } from '@/content/services/catalogue';
import { specifiedPaths } from '../support/specification';

test('has five tabs of six cards each, in the order of the issue', () => {
  const tabs = categories.map(({ title, items }) => ({
    title,
    links: items.map(({ href }) => href),
  }));
  expect(tabs).toEqual([
    {
      title: 'Registrations',
      links: [
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
      links: [
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
      links: [
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
      links: [
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
      links: [
        '/services/business-consultation',
        '/services/legal-consultation',
        '/services/financial-consultation',
        '/services/compliance-consultation',
        '/services/startup-consultation',
        '/services/corporate-consultation',
      ],
    },
  ]);
});

test('exactly two cards lead nowhere, as the specification has it', () => {
  const links = categories.flatMap(({ items }) => items.map(({ href }) => href));
  expect(links.filter((href) => !specifiedPaths.includes(href))).toEqual([
    '/services/international-ip',
    '/services/ip-litigation',
  ]);
});

test('a tab is named in the address by its title in lower case', () => {
  expect(categories.map(({ id }) => id)).toEqual([
    'registrations',
    'compliance',
    'ipr',
    'taxation',
    'consultation',
  ]);
});

test('the tabs have the colours of the look', () => {
  expect(categories.map(({ colour }) => colour)).toEqual([
    'badami',
    'mehendi',
    'neel',
    'haldi',
    'lal',
  ]);
});

test.each(categories)(
  'the cards of $title have the colours of their pages, and no two icons alike',
  ({ items }) => {
    const rows = items.map(({ slug }) => serviceBySlug(slug));
    expect(items.map(({ colour }) => colour)).toEqual(rows.map(({ group }) => groups[group].file));
    expect(new Set(rows.map(({ icon }) => icon)).size).toBe(rows.length);
  },
);

test('every card has the title and the summary of its service, the two dead ones included', () => {
  for (const { slug, title, description } of categories.flatMap(({ items }) => items)) {
    const service = services.find((row) => row.slug === slug);
    expect({ title, description }).toEqual({
      title: service?.title,
      description: service?.summary,
    });
  }
  const [fifth, sixth] = categories[2]?.items.slice(4) ?? [];
  expect([fifth?.title, sixth?.title]).toEqual([
    'International IP Protection',
    'IP Litigation Support',
  ]);
});

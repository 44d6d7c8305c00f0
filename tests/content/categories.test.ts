import { expect, test } from 'vitest';
import { categories } from '@/content/categories';
import { owner } from '@/content/owner';

test('has five tabs of six cards each, in the order of the issue, each named in the address by its title', () => {
  const tabs = categories.map(({ id, title, items }) => [
    id,
    title,
    items.map(({ href }) => href.replace('/services/', '')).join(' '),
  ]);
  expect(tabs).toEqual([
    [
      'registrations',
      'Registrations',
      'private-limited-company llp-registration partnership-firm-registration ngo-registration sole-proprietorship-registration startup-india-registration',
    ],
    [
      'compliance',
      'Compliance',
      'roc-compliance gst-filing income-tax-filing legal-compliance corporate-governance audit-services',
    ],
    [
      'ipr',
      'IPR',
      `trademark-registration patent-registration copyright-registration design-registration ${
        owner.linksWithoutPage
          ? 'international-ip ip-litigation'
          : 'international-ip-protection ip-litigation-support'
      }`,
    ],
    [
      'taxation',
      'Taxation',
      'gst-registration tax-planning tds-return-filing tax-audit international-taxation transfer-pricing',
    ],
    [
      'consultation',
      'Consultation',
      'business-consultation legal-consultation financial-consultation compliance-consultation startup-consultation corporate-consultation',
    ],
  ]);
});

test('the two dead cards have the titles of the services that they stand for', () => {
  const [fifth, sixth] = categories[2]?.items.slice(4) ?? [];
  expect([fifth?.title, sixth?.title]).toEqual([
    'International IP Protection',
    'IP Litigation Support',
  ]);
});

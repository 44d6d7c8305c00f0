import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { about } from '@/content/about';
import { categories } from '@/content/categories';
import { home } from '@/content/home';
import { iconNames } from '@/content/icons';
import { menuGroups } from '@/content/navigation';
import { owner } from '@/content/owner';
import { shown, site } from '@/content/site';
import { specifiedMenus } from '../support/specification';

/* The content that the specification fixes. An owner may leave parts of it out. */

test('the landing page promises registration in 7 days with a free expert consultation', () => {
  const { lines, stitched, lead } = home.hero;
  expect([...lines, stitched].join(' ')).toBe('Your business, registered in 7 days.');
  expect(lead).toContain('a free expert consultation');
  expect(home.title).toContain('business registration in 7 days');
  expect(home.description).toContain('free expert consultation');
});

test('the landing page has four steps, the About page three statements and four values', () => {
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).join();
  expect(titles(home.process.steps)).toBe(
    'Fill the form,Add business details,Pay,Get confirmation',
  );
  expect(titles(about.values)).toBe('Mission,Vision,Values,Promise');
  const text = about.statements.map((statement) => statement.text).join(' ');
  expect(text).toContain(`${site.name} is a network of independent professionals.`);
  expect(text).toContain('Clients post queries and pick listed professionals.');
  expect(text).toContain(`${site.name} does not advertise or solicit`);
});

test.skipIf(!/\bsample\b/.test(owner.legal.entity))(
  'the figures and ratings equal the specification until an owner fills in the settings',
  () => {
    const figures = [...home.trust, ...home.strip, ...about.stats];
    expect(figures.map(({ figure, label }) => `${figure} ${label}`).join('; ')).toBe(
      '500+ certified experts; All India coverage; 10,000+ reviews; 2,500+ onboarded monthly; 4.6/5 sample reviews; 4.9/5 sample ratings; 10,000+ clients; 4.9/5 rating; 50+ cities; 24/7 support; 1000+ client startups; 99% success rate; 500+ experts; 10+ years',
    );
  },
);

test('a figure that the owner leaves out is not shown', () => {
  const given = { figure: '10+', label: 'years' };
  expect(shown([{ figure: '', label: 'clients' }, given])).toEqual([given]);
});

const CATALOGUE = `
  Registrations private-limited-company llp-registration partnership-firm-registration
    ngo-registration sole-proprietorship-registration startup-india-registration
  Compliance roc-compliance gst-filing income-tax-filing legal-compliance corporate-governance
    audit-services
  IPR trademark-registration patent-registration copyright-registration design-registration
    ${owner.linksWithoutPage ? 'international-ip ip-litigation' : 'international-ip-protection ip-litigation-support'}
  Taxation gst-registration tax-planning tds-return-filing tax-audit international-taxation
    transfer-pricing
  Consultation business-consultation legal-consultation financial-consultation
    compliance-consultation startup-consultation corporate-consultation
`;

test('the catalogue has five tabs of six cards, and the id of a tab is its title in small letters', () => {
  const tabs = categories.map(({ title, items }) => [
    title,
    ...items.map(({ href }) => href.replace('/services/', '')),
  ]);
  expect(tabs.flat()).toEqual(CATALOGUE.trim().split(/\s+/));
  for (const { id, title } of categories) expect(id).toBe(title.toLowerCase());
});

test('the five menus have their titles, test ids and links', () => {
  const menus = menuGroups.map(({ id, testId, title, entries }, index) => ({
    testId,
    title,
    // An owner may choose the services of a menu.
    hrefs: owner.menus[id] ? specifiedMenus[index]?.hrefs : entries.map(({ href }) => href),
  }));
  expect(menus).toEqual(specifiedMenus);
});

test('the sprite has each icon name once', () => {
  const sprite = readFileSync(new URL('../../src/art/icons.svg', import.meta.url), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});

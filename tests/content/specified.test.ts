import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { about } from '@/content/about';
import { categories } from '@/content/categories';
import { home } from '@/content/home';
import { iconNames } from '@/content/icons';
import { menuGroups } from '@/content/navigation';
import { owner } from '@/content/owner';
import { site } from '@/content/site';
import { specifiedMenus } from '../support/specification';

/* The content that the specification fixes, except what an owner has left out. */

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

test('the figures and ratings are the owner’s', () => {
  const { figures, officeHours, reviewSites } = owner;
  const shown = [...home.trust, ...home.strip, ...about.stats];
  expect(shown.map(({ figure, label }) => `${figure} ${label}`)).toEqual(
    [
      figures.experts && `${figures.experts} certified experts`,
      figures.coverage && `${figures.coverage} coverage`,
      figures.reviews && `${figures.reviews} reviews`,
      figures.onboardedMonthly && `${figures.onboardedMonthly} onboarded monthly`,
      ...reviewSites.map(({ name, rating }) => `${rating}/5 ${name}`),
      figures.clients && `${figures.clients} clients`,
      figures.rating && `${figures.rating} rating`,
      figures.cities && `${figures.cities} cities`,
      officeHours === '24/7' && '24/7 support',
      figures.startups && `${figures.startups} client startups`,
      figures.successRate && `${figures.successRate} success rate`,
      figures.experts && `${figures.experts} experts`,
      figures.years && `${figures.years} years`,
    ].filter(Boolean),
  );
});

test.skipIf(!/\bsample\b/.test(owner.legal.entity))(
  'the figures are those of the specification until an owner has filled in the settings',
  () => {
    expect(Object.values(owner.figures).join(' ')).toBe(
      '500+ All India 10,000+ 2,500+ 10,000+ 4.9/5 50+ 1000+ 99% 10+',
    );
    expect(owner.officeHours).toBe('24/7');
  },
);

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

test('the catalogue has five tabs of six cards, each named in the address by its title', () => {
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
    // An owner may fill a menu anew.
    hrefs: owner.menus[id] ? specifiedMenus[index]?.hrefs : entries.map(({ href }) => href),
  }));
  expect(menus).toEqual(specifiedMenus);
});

test('every icon that can be named is drawn, once', () => {
  const sprite = readFileSync(new URL('../../src/art/icons.svg', import.meta.url), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});

import { expect, test } from 'vitest';
import { lawSources } from '@/law/fact-marks';
import { oldSiteSections, fullTextLinks } from '@/law/full-text-links';
import { isDay } from '@/lib/days';
import { isOfficial } from '../../support/law';
import { allServicePages } from '../../support/service-pages';

const linked = allServicePages.flatMap(({ page }) => page.details.sources);

test('each link to a text of the law has an official address, a day, and a page that cites the text', () => {
  const used = new Set(
    linked.flatMap(({ href, sections = {} }) => [href, ...Object.values(sections)]),
  );
  expect(fullTextLinks.filter(({ href }) => !used.has(href))).toEqual([]);
  const places = fullTextLinks.map(({ source, section }) => `${source} ${section}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { source, href, copied } of fullTextLinks) {
    expect(isOfficial(href), href).toBe(true);
    expect(new URL(href).pathname.length, `${href} is a home page`).toBeGreaterThan(1);
    expect(isDay(copied), source).toBe(true);
    expect(lawSources().map(({ value }) => value.id)).toContain(source);
  }
  for (const [id, { copied }] of Object.entries(oldSiteSections))
    expect(isDay(copied), id).toBe(true);
});

test('a source or section links to its text; if that address is unknown, it links to the office', () => {
  for (const { href, hasText } of linked)
    expect(new URL(href).pathname === '/', href).toBe(!hasText);
  const linkedIn = (slug: string, id: string) => {
    const { page } = allServicePages.find((one) => one.slug === slug)!;
    return Object.keys(page.details.sources.find((source) => source.id === id)?.sections ?? {});
  };
  expect(linkedIn('gst-filing', 'central-tax')).toContain('20/2021');
  expect(linkedIn('legal-drafting', 'contract-act')).toEqual(['27', '74']);
  expect(linkedIn('legal-consultation', 'negotiable-instruments-act')).toEqual(['138']);
});

import { expect, test } from 'vitest';
import { readBeforeTheMove, seenTexts } from '@/law/texts';
import { linkedSources } from '@/content/services/linked-sources';
import { isDay } from '@/lib/days';
import { command } from '../../vite/sources';
import { isOfficial, lawSources } from '../support/law';
import { servicePages } from '../support/service-pages';

const pages = servicePages.map(({ details }) => details);
const linked = pages.flatMap(linkedSources);

test('each text has an address at an official site, a day, and a page that cites it', () => {
  const used = new Set(
    linked.flatMap(({ href, sections = {} }) => [href, ...Object.values(sections)]),
  );
  expect(seenTexts.filter(({ href }) => !used.has(href))).toEqual([]);
  const places = seenTexts.map(({ source, section }) => `${source} ${section}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { source, href, copied } of seenTexts) {
    expect(isOfficial(href), href).toBe(true);
    expect(new URL(href).pathname.length, `${href} is a home page`).toBeGreaterThan(1);
    expect(isDay(copied), source).toBe(true);
    expect(lawSources.map(({ value }) => value.id)).toContain(source);
  }
});

test('an Act whose text has a known address is linked to it, others to the site of their body', () => {
  const trademarks = linked.find(({ id }) => id === 'trade-marks-act');
  expect(trademarks).toMatchObject({ hasText: true });
  expect(trademarks?.href).toContain('/items/');
  for (const { href, hasText } of linked) {
    expect(new URL(href).pathname === '/', href).toBe(!hasText);
  }
});

test('most of what tax and GST pages cite is linked to its text, orders and rules as well', () => {
  const filing = servicePages.find(({ slug }) => slug === 'gst-filing')!.details;
  const linkedTo = (id: string) =>
    Object.keys(linkedSources(filing).find((source) => source.id === id)?.sections ?? {});
  expect(linkedTo('central-tax')).toContain('20/2021');
  expect(linkedTo('cgst-rules')).toContain('61');
  expect(seenTexts.length).toBeGreaterThanOrEqual(120);
});

test('a section whose text has a known address is linked where a page names it, and only there', () => {
  const drafting = servicePages.find(({ slug }) => slug === 'legal-drafting')?.details;
  const sections =
    drafting && linkedSources(drafting).find(({ id }) => id === 'contract-act')?.sections;
  expect(Object.keys(sections ?? {})).toEqual(['27', '74']);
  const consultation = servicePages.find(({ slug }) => slug === 'legal-consultation')?.details;
  const cheques =
    consultation &&
    linkedSources(consultation).find(({ id }) => id === 'negotiable-instruments-act');
  expect(Object.keys(cheques?.sections ?? {})).toEqual(['138']);
});

test('the list for a person with a browser holds every source of every page', async () => {
  const { text: report } = await command();
  for (const { href } of linked) expect(report).toContain(href);
  for (const { href, copied } of seenTexts)
    expect(report).toMatch(`${href}\n    copy of ${copied}`);
});

test('what was read before India Code moved is listed with the day of the copy', () => {
  for (const [id, { copied, sections }] of Object.entries(readBeforeTheMove)) {
    expect(isDay(copied), id).toBe(true);
    const numbers = Object.values(sections);
    expect(new Set(numbers).size, id).toBe(numbers.length);
  }
});

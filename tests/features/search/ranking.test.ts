import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import type { PageEntry } from '@/content/search/search-index';
import { createRanking } from '@/features/search/ranking';
import { anyCharacter } from '../../support/hostile-strings';
import { index, rank as rankAll } from '../../support/rank';
import { alike, readings } from './cases/readings';
import { property } from '../../support/property';

describe('on the words of the site', () => {
  const ranked = (query: string) => rankAll(query).filter(({ tool }) => !tool);
  const slugs = (query: string) => ranked(query).map(({ service }) => service.slug);
  const first = (query: string) => slugs(query)[0];

  test('each service comes first for its title, heading and address', () => {
    for (const { title, heading, slug } of services) {
      expect(first(title), title).toBe(slug);
      expect(first(heading), heading).toBe(slug);
      expect(first(slug.replaceAll('-', ' ')), slug).toBe(slug);
    }
  });

  test.each(alike)('“%s” and “%s” find the same service first', (one, other) => {
    expect(first(one)).toBeDefined();
    expect(first(other)).toBe(first(one));
  });

  test.each(readings)('the search understands %s: %s', (_what, query, slug) => {
    expect(first(query)).toBe(slug);
  });

  test('a word of three letters may have no typing error, and a word of six letters only one', () => {
    expect(first('gsd')).not.toBe('gst-registration');
    expect(first('petant')).not.toBe('patent-registration');
  });

  test('the beginning of a word finds all words that start with it', () => {
    const found = slugs('trad');
    expect(found).toEqual(expect.arrayContaining(['trademark-registration', 'trade-license']));
  });

  const nothing = ['', '   ', '?!', 'xyzzy', '404', '99q', 'how do i', 'pizza', 'weather today'];
  test.each([...nothing, '№', '😀'])('“%s” finds nothing', (query) => {
    expect(slugs(query)).toEqual([]);
  });

  const names = index.pages.flatMap(({ names: known }) => known);
  const someWords = fc
    .array(fc.constantFrom(...names, 'for', 'my', 'xyzzy'), { maxLength: 6 })
    .map((words) => words.join(' '));

  property(
    'any query finds at most 8 services, each once, and extra spaces change nothing',
    [fc.oneof(fc.string({ unit: anyCharacter, maxLength: 120 }), someWords)],
    (query) => {
      const found = ranked(query);
      expect(found.length).toBeLessThanOrEqual(8);
      expect(new Set(found.map(({ service }) => service)).size).toBe(found.length);
      expect(found.map(({ service }) => service.slug)).toEqual(
        slugs(`  ${query.replaceAll(' ', '   ')} `),
      );
      for (const { understood } of found) {
        expect(understood).toBeGreaterThan(0);
        expect(understood).toBeLessThanOrEqual(1);
      }
    },
  );
});

/** The rules of the ranking alone, on words that no page has. */
describe('on words of no page', () => {
  const A = 'gst-registration';
  const B = 'virtual-cfo';
  const C = 'nidhi-company';

  const entry = (slug: ServiceSlug, lines: Partial<PageEntry>): PageEntry => ({
    slug,
    names: [],
    parts: [],
    forms: [],
    ...lines,
  });
  const rankingOf = (...pages: readonly PageEntry[]) => createRanking({ pages, tools: [] });

  const every = entry(A, {
    names: ['zorbital'],
    parts: [['question-1', 'Why frobnicate?', 'quixotry']],
    forms: ['QZX-77'],
  });

  test.each([
    ['zorbital', 'name', 'zorbital', true],
    ['frobnicate', 'part', 'Why frobnicate?', false],
    ['quixotry', 'part', 'Why frobnicate?', false],
    ['qzx-77', 'form', 'QZX-77', true],
  ])('“%s” finds the page by its %s, and the result says so', (query, kind, text, byName) => {
    const found = rankingOf(every)(query);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ reason: { kind, text }, byName, understood: 1 });
    expect(found[0]?.service.slug).toBe(A);
  });

  test('without the index, the catalogue’s words find services', () => {
    const rank = rankingOf();
    for (const service of services) {
      for (const kind of ['title', 'heading', 'hint', 'summary'] as const) {
        const found = rank(service[kind]).find(({ service: { slug } }) => slug === service.slug);
        expect(found?.understood, service[kind]).toBeCloseTo(1);
        if (kind === 'title') expect(found).toMatchObject({ reason: { kind }, byName: true });
      }
    }
    expect(rank('udyog aadhaar')).toEqual([]);
  });

  test('a name ranks above a form, and a form above a question', () => {
    const rank = rankingOf(
      entry(A, { parts: [['question-1', 'Zorbital?', '']] }),
      entry(B, { names: ['zorbital'] }),
      entry(C, { forms: ['Zorbital'] }),
    );
    const kinds = rank('zorbital').map(({ reason }) => reason.kind);
    expect(kinds).toEqual(['name', 'form', 'part']);
  });

  test('stop words find nothing, and weak words find only a name that consists of them', () => {
    const rank = rankingOf(
      entry(A, { names: ['fast track'], parts: [['need', 'Please, with it', '']] }),
    );
    expect(rank('please with it')).toEqual([]);
    expect(rank('fast track').map(({ reason }) => reason.text)).toEqual(['fast track']);
  });
});

import { describe, expect, it } from 'vitest';
import { services } from '@/content/services/catalogue';
import { rankServices } from '@/features/search/rank-services';

const slugs = (query: string) => rankServices(query).map(({ slug }) => slug);

it.each([
  ['gst', 'gst-registration'],
  ['pvt ltd', 'private-limited-company'],
  ['food licence', 'fssai-registration'],
  ['trade mark', 'trademark-registration'],
  ['trade', 'trade-license'],
  ['iec', 'import-export-code'],
  ['itr', 'income-tax-filing'],
  ['company', 'private-limited-company'],
  ['how to register a company', 'private-limited-company'],
  ['trade licence', 'trade-license'],
  ['80g', 'ngo-registration'],
  ['close my company', 'corporate-consultation'],
  ['international ip', 'international-ip-protection'],
  ['ip litigation', 'ip-litigation-support'],
])('puts the obvious page first for “%s”', (query, slug) => {
  expect(slugs(query)[0]).toBe(slug);
});

it('puts every service first for its own title and for its heading’s words', () => {
  for (const { title, slug } of services) expect(slugs(title)[0], title).toBe(slug);
});

describe('normalises', () => {
  it('letter case and space', () => {
    expect(slugs('  GST   ')).toEqual(slugs('gst'));
  });

  it('punctuation', () => {
    expect(slugs('pvt. ltd.')).toEqual(slugs('pvt ltd'));
    expect(slugs('gstr-3b')[0]).toBe('gst-filing');
    expect(slugs('gstr3b')[0]).toBe('gst-filing');
    expect(slugs("arm's length")[0]).toBe('transfer-pricing');
  });

  it('diacritics', () => {
    expect(slugs('gśt')).toEqual(slugs('gst'));
  });

  it('words written apart or together', () => {
    expect(slugs('book keeping')[0]).toBe('accounting-bookkeeping');
    expect(slugs('trade mark')).toEqual(expect.arrayContaining(slugs('trademark')));
  });
});

it('finds a word by its beginning', () => {
  expect(slugs('trad')).toContain('trademark-registration');
  expect(slugs('copyr')[0]).toBe('copyright-registration');
});

it('finds one word by another of its stem', () => {
  expect(slugs('register trademark')).toContain('trademark-registration');
});

it('lets every word count: what fits more of them leaves the rest out', () => {
  expect(slugs('tax audit')).toContain('tax-audit');
  expect(slugs('tax audit')).not.toContain('tax-planning');
  expect(slugs('online restaurant')).toEqual(['fssai-registration']);
});

it('passes over words that name nothing', () => {
  expect(slugs('how do I get the iec')).toEqual(slugs('iec'));
});

it.each([
  ['tradmark', 'trademark-registration'],
  ['trademakr', 'trademark-registration'],
  ['partent', 'patent-registration'],
  ['restaurnt', 'fssai-registration'],
  ['propritor', 'sole-proprietorship-registration'],
])('forgives one slip in a word of five letters or more: “%s”', (query, slug) => {
  expect(slugs(query)[0]).toBe(slug);
});

it('forgives no slip in a short word, nor two in a long one', () => {
  expect(slugs('gsd')).toEqual([]);
  expect(slugs('trodemurk')).toEqual([]);
});

it('takes a word that is known as it stands', () => {
  // One letter from “share”, which several services have.
  expect(slugs('shape')).toEqual(['design-registration']);
});

it('finds nothing for nothing', () => {
  for (const query of ['', '   ', '?!', 'xyzzy', '404']) expect(slugs(query), query).toEqual([]);
});

it('returns no more than asked for', () => {
  expect(rankServices('registration', 3)).toHaveLength(3);
  expect(rankServices('registration').length).toBeGreaterThan(3);
});

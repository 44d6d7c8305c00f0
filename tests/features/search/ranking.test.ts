// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { searchIndex } from '@/content/services/search-index';
import { createRanking } from '@/features/search/ranking';

const rank = createRanking(searchIndex());
const rankByTitle = createRanking([]);
const slugs = (query: string) => rank(query).map(({ service }) => service.slug);
const first = (query: string) => slugs(query)[0];

test('puts every service first for its own title, heading and address', () => {
  for (const { title, heading, slug } of services) {
    expect(first(title), title).toBe(slug);
    expect(first(heading), heading).toBe(slug);
    expect(first(slug.replaceAll('-', ' ')), slug).toBe(slug);
  }
});

test('knows titles without the index', () => {
  for (const { title, slug } of services) {
    expect(rankByTitle(title)[0]?.service.slug, title).toBe(slug);
  }
  expect(rankByTitle('udyog aadhaar')).toEqual([]);
});

test.each([
  ['letter case and space', '  GST   '],
  ['diacritics', 'gśt'],
  ['points', 'G.S.T.'],
  ['letters apart', 'g s t'],
])('passes over %s', (_, query) => {
  expect(slugs(query)).toEqual(slugs('gst'));
});

test.each([
  ['pvt. ltd.', 'pvtltd'],
  ['trade mark', 'trademark'],
  ['gstr-3b', 'gstr 3B'],
  ['book keeping', 'bookkeeping'],
  ['licence for food', 'license for food'],
  ['form 16', 'FORM-16'],
])('takes “%s” and “%s” for the same', (one, other) => {
  expect(first(one)).toBe(first(other));
  expect(first(one)).toBeDefined();
});

test('finds a word by its beginning', () => {
  expect(first('copyr')).toBe('copyright-registration');
  expect(slugs('trad')).toEqual(
    expect.arrayContaining(['trademark-registration', 'trade-license']),
  );
});

test('forgives one slip from four letters on, two from eight', () => {
  expect(first('nidi')).toBe('nidhi-company');
  expect(first('patnet')).toBe('patent-registration');
  expect(first('propreitorshp')).toBe('sole-proprietorship-registration');
  expect(first('gsd')).not.toBe('gst-registration');
  expect(first('petant')).not.toBe('patent-registration');
});

test('forgives none in the names of forms: every digit counts', () => {
  expect(first('26q')).toBe('tds-return-filing');
  expect(first('26as')).toBe('income-tax-filing');
  expect(slugs('99q')).toEqual([]);
});

test('takes a word that is known as it stands', () => {
  // One letter from “share”, which several services have.
  expect(first('shape')).toBe('design-registration');
});

test('the service that is asked for comes before the trade that it is for', () => {
  expect(first('gst for restaurant')).toBe('gst-registration');
  expect(first('restaurant ke liye trademark')).toBe('trademark-registration');
  expect(first('restaurant')).toBe('fssai-registration');
});

test('says by which of its names, questions or forms a service was found', () => {
  const reason = (query: string) => rank(query)[0]?.reason;
  expect(reason('gumasta')).toEqual({ kind: 'name', text: 'gumasta' });
  expect(reason('gst registration')).toEqual({ kind: 'title', text: 'GST Registration' });
  expect(reason('does my supplier have to upload the bill')).toEqual({
    kind: 'question',
    text: 'My supplier has not uploaded the bill. Can I take the credit?',
  });
});

test.each(['', '   ', '?!', 'xyzzy', '404', 'how do i', 'pizza', 'weather today', '№', '😀'])(
  'finds nothing for “%s”',
  (query) => {
    expect(slugs(query)).toEqual([]);
  },
);

test('a word that is also an empty one counts where it is a name: “will”', () => {
  expect(first('will')).toBe('legal-drafting');
});

const someWords = fc
  .array(fc.constantFrom(...searchIndex().flatMap(({ names }) => names), 'for', 'my', 'xyzzy'), {
    maxLength: 6,
  })
  .map((words) => words.join(' '));

test('whatever is typed: no failure, 8 services at most, each once, the best first', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), someWords), (query) => {
      const found = rank(query);
      expect(found.length).toBeLessThanOrEqual(8);
      expect(new Set(found.map(({ service }) => service)).size).toBe(found.length);
      expect(found.map(({ service }) => service.slug)).toEqual(slugs(query));
      for (const { understood } of found) {
        expect(understood).toBeGreaterThan(0);
        expect(understood).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 300 },
  );
});

test('spaces around and between words change nothing', () => {
  fc.assert(
    fc.property(someWords, (query) => {
      expect(slugs(`  ${query.replaceAll(' ', '   ')} `)).toEqual(slugs(query));
    }),
    { numRuns: 100 },
  );
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import type { SearchEntry } from '@/content/services/search-index';
import { createRanking } from '@/features/search/ranking';

/*
 * The rules by themselves, on words that no page has; ranking.test.ts and queries.test.ts show what they are for. Each test
 * makes its own ranking, so that a fault there fails the test and not the file.
 */

const A = 'gst-registration';
const B = 'virtual-cfo';
const C = 'nidhi-company';

const entry = (slug: ServiceSlug, lines: Partial<SearchEntry>): SearchEntry => ({
  slug,
  names: [],
  questions: [],
  headings: [],
  forms: [],
  ...lines,
});

/** What a term weighs that so many services have. */
const weight = (having: number) => Math.log(1 + services.length / having);

const UNKNOWN_WEIGHT = 2;

const every: SearchEntry[] = [
  entry(A, {
    names: ['zorbital'],
    questions: ['Why frobnicate?'],
    headings: ['Xylograph'],
    forms: ['QZX-77'],
  }),
];

test.each([
  ['zorbital', 'name', 'zorbital', true],
  ['frobnicate', 'question', 'Why frobnicate?', false],
  ['xylograph', 'text', 'Xylograph', false],
  ['qzx-77', 'form', 'QZX-77', true],
])('“%s” finds the page by its %s, and says so', (query, kind, text, byName) => {
  const found = createRanking(every)(query);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ reason: { kind, text }, byName, understood: 1 });
  expect(found[0]?.service.slug).toBe(A);
});

test('a row of the catalogue is found by each of its lines, without the index', () => {
  const rank = createRanking([]);
  for (const service of services.slice(0, 8)) {
    for (const kind of ['title', 'heading', 'hint', 'summary'] as const) {
      const text = service[kind];
      const found = rank(text).find(({ service: { slug } }) => slug === service.slug);
      expect(found, text).toBeDefined();
      expect(found?.understood).toBeCloseTo(1);
    }
    expect(rank(service.title)[0]?.reason).toEqual({ kind: 'title', text: service.title });
    expect(rank(service.summary)[0]?.reason).toEqual({ kind: 'summary', text: service.summary });
  }
});

test('the lines of a row have their kinds, and a hint is no name', () => {
  const [found] = createRanking([])('GSTIN');
  expect(found?.service.slug).toBe(A);
  expect(found).toMatchObject({ reason: { kind: 'hint', text: 'Get your GSTIN' }, byName: false });
});

test('a word that only the title or only the heading has names the service too', () => {
  const rank = createRanking([]);
  const ofStartups = (query: string) =>
    rank(query).find(({ service }) => service.slug === 'startup-india-registration');
  // Startup India Registration, Startup India (DPIIT) recognition.
  expect(ofStartups('registration')).toMatchObject({ reason: { kind: 'title' }, byName: true });
  expect(ofStartups('dpiit')).toMatchObject({ reason: { kind: 'heading' }, byName: true });
});

test('what is understood is the known words’ part of the weight', () => {
  const understood = createRanking(every)('zorbital wyqzzvjk')[0]?.understood;
  expect(understood).toBeCloseTo(weight(1) / (weight(1) + UNKNOWN_WEIGHT));
});

test('a beginning asks for the weightiest of the words that it may become', () => {
  const rank = createRanking([
    entry(B, { names: ['zorbital'] }),
    ...services.slice(0, 5).map(({ slug }) => entry(slug, { names: ['zorbivex'] })),
  ]);
  const [rarest, other] = rank('zorbi').map(({ understood }) => understood);
  expect(rarest).toBeLessThan(1);
  expect((other ?? 0) / (rarest ?? 0)).toBeCloseTo(weight(5) / weight(1));
});

test('a word weighs by the services that have it in a name, however many mention it', () => {
  const rank = createRanking([
    ...every,
    entry(B, { headings: ['Zorbital here', 'Zorbital there'] }),
    entry(C, { headings: ['Zorbital'] }),
  ]);
  const found = rank('zorbital wyqzzvjk').find(({ service }) => service.slug === A);
  expect(found?.understood).toBeCloseTo(weight(1) / (weight(1) + UNKNOWN_WEIGHT));
});

test('a word that no name has weighs by the services that mention it', () => {
  const rank = createRanking([
    entry(A, { names: ['zorbital'], headings: ['Xylograph'] }),
    entry(B, { names: ['zorbital'] }),
    entry(C, { headings: ['Xylograph', 'Xylograph again'] }),
  ]);
  const understoodBy = (slug: ServiceSlug) =>
    rank('zorbital xylograph').find(({ service }) => service.slug === slug)?.understood;
  expect(understoodBy(A)).toBeCloseTo(1);
  expect(understoodBy(B)).toBeCloseTo(weight(2) / (weight(2) + weight(2)));
});

test('where no name fits, three fifths of the weight must stand in sentences', () => {
  const rank = createRanking([
    entry(A, { headings: ['Xylograph'] }),
    entry(B, { headings: ['Xylograph, frobnicate'] }),
    entry(C, { headings: ['Xylograph'] }),
  ]);
  const slugs = (query: string) => rank(query).map(({ service }) => service.slug);
  expect(slugs('xylograph wyqzzvjk')).toEqual([]);
  expect(slugs('frobnicate wyqzzvjk')).toEqual([B]);
  expect(slugs('xylograph frobnicate')).toEqual([B]);
});

test('what is far behind the first is left out', () => {
  const rank = createRanking([
    entry(A, { names: ['zorbital'] }),
    entry(B, { questions: ['Zorbital?'] }),
    entry(C, { headings: ['Zorbital beside wyqzzvjk, frobnicate, xylograph and quixotry'] }),
  ]);
  expect(rank('zorbital').map(({ service }) => service.slug)).toEqual([A, B]);
});

test('a name outweighs a form, a form a question, a question a text', () => {
  const rank = createRanking([
    entry(A, { questions: ['Zorbital?'] }),
    entry(B, { names: ['zorbital'] }),
    entry(C, { forms: ['Zorbital'] }),
    entry('llp-registration', { headings: ['Zorbital'] }),
  ]);
  expect(rank('zorbital').map(({ reason }) => reason.kind)).toEqual([
    'name',
    'form',
    'question',
    'text',
  ]);
});

test('eight at most are found', () => {
  const rank = createRanking(services.map(({ slug }) => entry(slug, { names: ['zorbital'] })));
  expect(rank('zorbital')).toHaveLength(8);
});

test('silent words find nothing, and fillers only a name that consists of them', () => {
  const rank = createRanking([entry(A, { names: ['fast track'], headings: ['Please, with it'] })]);
  expect(rank('please with it')).toEqual([]);
  expect(rank('fast track').map(({ reason }) => reason.text)).toEqual(['fast track']);
});

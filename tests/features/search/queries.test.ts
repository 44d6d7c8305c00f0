import { expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { toolsOn } from '@/content/services/page-tools';
import { index, rank } from '../../support/rank';
import { otherWords } from './cases/asked-in-other-words';
import { abbreviations, heldOut, queries, questions } from './cases/queries';
import { hinglishQueries, letterQueries, toolQueries } from './cases/tool-queries';

/* Queries that people typed, and the page or tool that must come first. */

const placeOf = ({ service, tool }: ReturnType<typeof rank>[number]) =>
  service.slug + (tool?.fragment ?? '');
const toolsFor = (query: string) => rank(query).filter(({ tool }) => tool);
const servicesFor = (query: string) => rank(query).filter(({ tool }) => !tool);

const first = {
  service: (query: string) => servicesFor(query)[0]?.service.slug,
  tool: (query: string) => toolsFor(query)[0]?.tool?.fragment,
  place: (query: string) => rank(query).map(placeOf)[0],
  page: (query: string) => toolsFor(query).map(placeOf)[0],
};

const phrases = index.tools.flatMap(({ slug, pages, fragment, phrases: own }) =>
  slug && !pages ? own.map((phrase) => [phrase, slug + fragment] as const) : [],
);

test.each<[string, keyof typeof first, number, number, typeof queries]>([
  ['abbreviation', 'service', 0, 171, abbreviations],
  ['query', 'service', 0.03, 533, [...abbreviations, ...queries]],
  ['query that nobody tuned the search for', 'service', 0.05, 130, heldOut],
  ['query for a tool', 'tool', 0, 40, toolQueries],
  ['Hinglish query for a tool', 'tool', 0, 20, hinglishQueries],
  ['query about a letter', 'tool', 0, 5, letterQueries],
  ['query in other words', 'place', 0, 50, otherWords],
  ['phrase of a tool', 'page', 0, 100, phrases],
])('each %s finds its %s first; allowed share of misses: %f', (...row) => {
  const [, finds, allowed, least, pairs] = row;
  const misses = pairs.flatMap(([query, wanted]) => {
    const found = first[finds](query) ?? 'none';
    return found === wanted ? [] : [`“${query}” finds ${found} first, not ${wanted}`];
  });
  expect(pairs.length).toBeGreaterThanOrEqual(least);
  expect(misses.length / pairs.length, misses.join('\n')).toBeLessThanOrEqual(allowed);
});

test('the page that answers a client’s question is among the first three results', () => {
  const misses = questions.filter(([query, slug]) =>
    servicesFor(query)
      .slice(0, 3)
      .every(({ service }) => service.slug !== slug),
  );
  expect(misses).toEqual([]);
});

test('each letter is found on a page that has the letter check', () => {
  const letters = index.tools.flatMap(({ slug, fragment }) =>
    slug && fragment.startsWith('#letter') ? [slug] : [],
  );
  expect(letters.length).toBeGreaterThan(60);
  for (const slug of new Set(letters)) {
    expect(toolsOn(slug).map(({ tool }) => tool.id)).toContain('letter');
  }
});

test('a query for a service finds no letter check or number reader, and a service’s name finds no tool', () => {
  const forServices = [...abbreviations, ...queries, ...heldOut].map(([query]) => query);
  const misled = forServices.filter((query) =>
    toolsFor(query).some(({ tool }) => ['letter', 'number'].includes(tool?.kind ?? '')),
  );
  expect(misled).toEqual([]);
  const names = services.flatMap(({ title, slug }) => [title, slug.replaceAll('-', ' ')]);
  const others = ['letter', 'call', 'offer letter', 'real estate', 'call centre', ''];
  for (const query of [...names, ...others]) expect(toolsFor(query), query).toEqual([]);
});

import { expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { toolsOn } from '@/content/services/page-tools';
import { index, rank } from '../../support/rank';
import { otherWords } from './cases/asked-in-other-words';
import { abbreviations, heldOut, queries } from './cases/queries';
import { hinglishQueries, letterQueries, toolQueries } from './cases/tool-queries';

const toolsFor = (query: string) =>
  rank(query).flatMap(({ service, tool }) => (tool ? [{ service, tool }] : []));
const firstOf = (query: string) => toolsFor(query)[0]?.tool.fragment ?? 'none';

test.each([
  { what: 'query', pairs: toolQueries, number: 40 },
  { what: 'Hinglish query', pairs: hinglishQueries, number: 20 },
])('every $what for a tool has it for its first result', ({ pairs, number }) => {
  expect(pairs.length).toBeGreaterThanOrEqual(number);
  const misses = pairs.flatMap(([query, fragment]) => {
    const found = firstOf(query);
    return found === fragment ? [] : [`“${query}” finds ${found} first, not ${fragment}`];
  });
  expect(misses).toEqual([]);
});

test('finds first what is asked in other words', () => {
  const misses = otherWords.flatMap(([query, place]) => {
    const [first] = rank(query);
    const found = first ? first.service.slug + (first.tool?.fragment ?? '') : 'nothing';
    return found === place ? [] : [`“${query}” finds ${found} first, not ${place}`];
  });
  expect(misses).toEqual([]);
});

test('every phrase of a tool finds it first', () => {
  const misses = index.flatMap(({ slug, tools = [] }) =>
    tools.flatMap(({ fragment, phrases }) =>
      phrases.flatMap((phrase) => {
        const [first] = toolsFor(phrase);
        const isFound = first?.service.slug === slug && first.tool.fragment === fragment;
        return isFound ? [] : [`“${phrase}” finds ${first?.service.slug}${first?.tool.fragment}`];
      }),
    ),
  );
  expect(misses).toEqual([]);
});

test('each letter is found on a page that has the letter check', () => {
  const letters = index.flatMap(({ slug, tools = [] }) =>
    tools.flatMap(({ fragment }) => (fragment.startsWith('#letter') ? [slug] : [])),
  );
  expect(letters.length).toBeGreaterThan(60);
  for (const slug of new Set(letters))
    expect(
      toolsOn(slug).map(({ tool }) => tool.id),
      slug,
    ).toContain('letter');
});

test.each(letterQueries)('finds for “%s” the answer %s', (query, fragment) => {
  expect(firstOf(query)).toBe(fragment);
});

test('a query for a service finds no letter and no number, and its name alone no tool', () => {
  const asked = [...abbreviations, ...queries, ...heldOut].map(([query]) => query);
  const told = asked.filter((query) =>
    toolsFor(query).some(({ tool }) => ['letter', 'number'].includes(tool.kind)),
  );
  expect(told).toEqual([]);
  const names = services.flatMap(({ title, slug }) => [title, slug.replaceAll('-', ' ')]);
  const others = ['letter', 'call', 'offer letter', 'real estate', 'call centre', ''];
  for (const query of [...names, ...others]) expect(toolsFor(query), query).toEqual([]);
});

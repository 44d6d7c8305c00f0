// @vitest-environment node
import { expect, test } from 'vitest';
import { searchIndex } from '@/content/services/search-index';
import { createRanking } from '@/features/search/ranking';
import { heldOut } from './held-out-queries';
import { abbreviations, queries } from './queries';

const rank = createRanking(searchIndex());

type Pair = readonly [query: string, slug: string];

const pairsOf = (table: typeof queries): Pair[] =>
  Object.entries(table).flatMap(([slug, list]) => list.map((query) => [query, slug] as const));

function missesOf(pairs: readonly Pair[]): string[] {
  return pairs.flatMap(([query, slug]) => {
    const found = rank(query)[0]?.service.slug ?? 'nothing';
    return found === slug ? [] : [`“${query}” finds ${found} first, not ${slug}`];
  });
}

test('every abbreviation finds its page first', () => {
  expect(missesOf(pairsOf(abbreviations))).toEqual([]);
});

test('at least 97 of 100 queries find their page first', () => {
  const pairs = [...pairsOf(abbreviations), ...pairsOf(queries)];
  const misses = missesOf(pairs);
  console.info(`${pairs.length - misses.length} of ${pairs.length} queries find their page first`);
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect(misses.length / pairs.length, misses.join('\n')).toBeLessThanOrEqual(0.03);
});

test('so do at least 95 of 100 that it was not tuned for', () => {
  const misses = missesOf(heldOut);
  console.info(`${heldOut.length - misses.length} of ${heldOut.length} held-out queries do`);
  expect(misses.length / heldOut.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
});

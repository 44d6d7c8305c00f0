import { expect, test } from 'vitest';
import { rank } from '../../support/rank';
import { abbreviations, asked, heldOut, queries } from './cases/queries';

const servicesFor = (query: string) => rank(query).filter(({ tool }) => !tool);

test.each([
  { what: 'abbreviation', pairs: abbreviations, number: 171, allowed: 0 },
  { what: 'query', pairs: [...abbreviations, ...queries], number: 533, allowed: 0.03 },
  { what: 'query that it was not tuned for', pairs: heldOut, number: 130, allowed: 0.05 },
])('every $what finds its page first, but for $allowed of them', ({ pairs, number, allowed }) => {
  const misses = pairs.flatMap(([query, slug]) => {
    const found = servicesFor(query)[0]?.service.slug ?? 'nothing';
    return found === slug ? [] : [`“${query}” finds ${found} first, not ${slug}`];
  });
  expect(pairs.length).toBe(number);
  expect(misses.length / pairs.length, misses.join('\n')).toBeLessThanOrEqual(allowed);
});

test('finds the page that answers a client’s question among the first three', () => {
  const misses = asked.filter(
    ([query, slug]) =>
      !servicesFor(query)
        .slice(0, 3)
        .some(({ service }) => service.slug === slug),
  );
  expect(misses).toEqual([]);
});

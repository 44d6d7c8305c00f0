// @vitest-environment node
import { expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { suggestionsFor } from '@/features/search/missing-path';
import type { Found } from '@/features/search/ranking';

/* What is asked of the ranking, and what is taken from its answer; missing-paths.test.ts has the two together. */

/** What the ranking is asked for a path. */
function asked(path: string): string {
  const queries: string[] = [];
  suggestionsFor(path, (query) => {
    queries.push(query);
    return [];
  });
  expect(queries).toHaveLength(1);
  return queries[0] ?? '';
}

test.each(
  'service services product products page pages post posts blog blogs article articles category categories tag tags en hi in www home india index login admin user cart feed'.split(
    ' ',
  ),
)('%s is a place, and not what a page was about', (place) => {
  expect(asked(`/${place}/gst`).trim()).toBe('gst');
  expect(asked(`/${place.toUpperCase()}/gst`).trim()).toBe('gst');
  expect(asked(`/x${place}x/gst`).trim()).toBe(`x${place}x gst`);
});

test.each([
  ['/gst/filing', 'gst filing'],
  ['/gst_filing+help', 'gst filing help'],
  ['/gst-filing', 'gst filing'],
  ['/gst%20filing', 'gst filing'],
  ['/gst-filing.html', 'gst filing'],
  ['/gst.php5', 'gst'],
  ['/form.gst/filing.aspx', 'form.gst filing'],
  ['/plan.b', 'plan.b'],
  ['/gst.filings', 'gst.filings'],
  ['/gst%', 'gst%'],
])('%s asks for “%s”', (path, query) => {
  expect(asked(path).trim()).toBe(query);
});

function found(index: number, byName: boolean, understood: number): Found {
  const service = services[index];
  if (!service) throw new Error(`There is no service ${index}`);
  return { service, byName, understood, reason: { kind: 'title', text: service.title } };
}

test('a suggestion fits by name, and by half of the address at least', () => {
  const fits = [found(0, true, 1), found(1, true, 0.5)];
  const others = [found(2, false, 1), found(3, true, 0.49), found(4, false, 0.49)];
  expect(suggestionsFor('/any', () => [...others, ...fits])).toEqual(fits);
});

test('the likeliest three are suggested', () => {
  const all = [0, 1, 2, 3].map((index) => found(index, true, 1));
  expect(suggestionsFor('/any', () => all)).toEqual(all.slice(0, 3));
});

import { expect, test, vi } from 'vitest';
import { services } from '@/content/services/catalogue';
import { suggestionsFor } from '@/features/search/missing-path';
import type { Found } from '@/features/search/ranking';
import { paths } from '@/paths';
import { rank } from '../../support/rank';
import { queriesByPath, missingPaths } from './cases/missing-paths';

const suggested = (path: string) => suggestionsFor(path, rank).map(({ service }) => service.slug);

test.each(missingPaths)('%s suggests %s first', (path, slug) => {
  expect(suggested(path)[0]).toBe(slug);
});

test.each([
  '/404 /nowhere /blog /login /admin /wp-login.php /cart /favicon.png /services /services/',
  '/qqqq/%E0%A4%95 /services/%E0%A4 /no/such/page /.env',
])('%s suggest no service', (list) => {
  expect(list.split(' ').flatMap(suggested)).toEqual([]);
});

test('each service comes first for its own address, in any folder', () => {
  for (const { slug } of services) {
    expect(suggested(paths.service(slug))[0]).toBe(slug);
    expect(suggested(`/old/${slug}.html`)[0], slug).toBe(slug);
  }
});

test.each(queriesByPath)('the address %s becomes the query “%s”', (path, query) => {
  const search = vi.fn(() => []);
  suggestionsFor(path, search);
  expect(search).toHaveBeenCalledExactlyOnceWith(query);
});

test('at most three services are suggested, and each matches by name and by half of the address or more', () => {
  const found = (index: number, byName: boolean, understood: number): Found => {
    const service = services[index]!;
    return { service, byName, understood, reason: { kind: 'title', text: service.title } };
  };
  const fits = [found(0, true, 1), found(1, true, 0.5), found(2, true, 1), found(3, true, 1)];
  const others = [found(4, false, 1), found(5, true, 0.49), found(6, false, 0.49)];
  const [likeliest, ...rest] = fits;
  expect(suggestionsFor('/any', () => [likeliest!, ...others, ...rest])).toEqual(fits.slice(0, 3));
  for (const guess of others) expect(suggestionsFor('/any', () => [guess, ...fits])).toEqual([]);
});

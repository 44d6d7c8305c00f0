import { afterEach, expect, test, vi } from 'vitest';
import { mistakesOf } from '@/content/services/schema';

/* Pages that are built on another day. A later value may have a longer text, which must not stop the build of that day. */

afterEach(() => {
  vi.unstubAllEnvs();
  // Test files share their modules, and the other files expect the modules of today.
  vi.resetModules();
});

async function pagesOn(day: string) {
  vi.stubEnv('VITE_BUILD_DAY', day);
  vi.resetModules();
  const { allServicePages } = await import('@/content/services/all-service-pages');
  const { page } = allServicePages.find(({ slug }) => slug === 'income-tax-filing')!;
  const changes = page.changes.map((change) => change.day);
  return { allServicePages, taxReturns: { text: JSON.stringify(page), changes } };
}

test.each(['2026-12-29', '2027-04-02', '2027-07-01'])('pages of %s fit the schema', async (day) => {
  const { allServicePages } = await pagesOn(day);
  const mistakes = allServicePages.flatMap(({ slug, details }) =>
    mistakesOf(details).map((mistake) => `${slug}: ${mistake}`),
  );
  expect(mistakes).toEqual([]);
});

test('a page built on 1 March 2026 has the dates and changes that were known on that day', async () => {
  const { text, changes } = (await pagesOn('2026-03-01')).taxReturns;
  expect(text).toContain('31 October 2026{income-tax-act-1961 section 139(1)}');
  expect(text).not.toContain('Circular 7/2026');
  expect(changes).not.toContain('2026-09-28');
  expect(text).toContain('₹5,000{income-tax-act-1961 section 234F}');
});

test('a page built on 2 April 2027 lists no change that is older than a year', async () => {
  const { text, changes } = (await pagesOn('2027-04-02')).taxReturns;
  expect(text).toContain('21 November 2026{direct-tax-circulars Circular 7/2026}');
  expect(changes).toContain('2026-09-28');
  expect(changes).not.toContain('2026-04-01');
  expect(text).toContain('₹5,000{income-tax-act section 428}');
});

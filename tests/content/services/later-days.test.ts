import { afterEach, expect, test, vi } from 'vitest';
import { mistakesOf } from '@/content/services/schema';

/* A text holds what its facts say on the day of the build: a longer value later must not stop that build. */

afterEach(() => {
  vi.unstubAllEnvs();
  // Other files share these modules, and would find them made on that day.
  vi.resetModules();
});

test.each(['2026-12-29', '2027-01-01', '2027-04-01', '2027-07-01'])(
  'pages that are built on %s keep to the schema',
  async (day) => {
    vi.stubEnv('VITE_BUILD_DAY', day);
    vi.resetModules();
    const { servicePages } = await import('@/content/services/service-pages');
    const mistakes = servicePages.flatMap(({ slug, details }) =>
      mistakesOf(details).map((mistake) => `${slug}: ${mistake}`),
    );
    expect(mistakes).toEqual([]);
  },
);

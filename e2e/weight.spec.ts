import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pagePaths } from './support/site-paths';
import { expect, test } from './support/test';

/* What comes before the first paint, and how heavy pages, fonts and index are: tests/build/budget.test.ts. */

/** KiB of JavaScript as the host sends it, compressed by brotli. React, its DOM, router and queries are 67 of them. */
const MOST_SCRIPT = 125;

for (const { which, paths, tag } of [
  {
    which: 'a page with every kind of tool',
    paths: ['/services/private-limited-company'],
    tag: ['@phone'],
  },
  { which: 'every page', paths: pagePaths, tag: ['@phone', '@thorough'] },
]) {
  test(
    `left alone on a phone, ${which} fetches at most ${MOST_SCRIPT} KiB of JavaScript by itself`,
    { tag },
    async ({ page }) => {
      test.setTimeout(300_000);
      const tooHeavy: Record<string, number> = {};
      for (const path of paths) {
        await page.goto(path);
        const sizes = (await scriptsByItself(page)).map(
          (script) => brotliCompressSync(readFileSync(`dist${script}`)).length / 1024,
        );
        const kib = sizes.reduce((sum, size) => sum + size, 0);
        expect(kib, `what ${path} comes alive with`).toBeGreaterThan(90);
        if (kib > MOST_SCRIPT) tooHeavy[path] = kib;
      }
      expect(tooHeavy).toEqual({});
    },
  );
}

/** The scripts that the page has requested by the time there is no new request for a second, prefetches included. */
async function scriptsByItself(page: Page): Promise<string[]> {
  let scripts: string[] = [];
  const hasGrown = async () => {
    const before = scripts.length;
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    scripts = [...new Set(urls.filter((url) => /^\/assets\/.*\.js$/.test(url)))];
    // The entry alone waits for the first paint.
    return scripts.length > before || scripts.length <= 1;
  };
  await expect.poll(hasGrown, { intervals: [1500], timeout: 20_000 }).toBe(false);
  return scripts;
}

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PHONE } from './support/phone';
import { NOT_FOUND_REPORT, pagePaths } from './support/site-paths';
import { expect, test } from './support/test';

/* What comes before the first paint, and how heavy pages, fonts and index are: tests/build/budget.test.ts. */

/**
 * KiB of JavaScript as the host sends it, compressed by brotli. React, its DOM, router and queries are 67 of them.
 */
const MOST_SCRIPT = 125;

test.use(PHONE);

for (const { which, paths, tag } of [
  {
    which: 'a page with every kind of tool',
    paths: ['/services/private-limited-company'],
    tag: [],
  },
  { which: 'every page', paths: pagePaths, tag: '@thorough' },
]) {
  test(
    `left alone on a phone, ${which} fetches at most ${MOST_SCRIPT} KiB of JavaScript by itself`,
    { tag },
    async ({ page, allowProblems }) => {
      test.setTimeout(300_000);
      allowProblems(NOT_FOUND_REPORT);
      const weights: Record<string, number> = {};
      for (const path of paths) {
        await page.goto(path);
        const kib = sizeOf(await scriptsByItself(page)) / 1024;
        expect(kib, `what ${path} comes alive with`).toBeGreaterThan(90);
        if (kib > MOST_SCRIPT) weights[path] = kib;
      }
      expect(weights).toEqual({});
    },
  );
}

/** The scripts that the page has requested by the time there is no new request for a second, prefetches included. */
async function scriptsByItself(page: Page): Promise<string[]> {
  let scripts: string[] = [];
  await expect
    .poll(
      async () => {
        const before = scripts.length;
        scripts = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
        );
        // The entry alone waits for the first paint.
        return scripts.length > 1 && scripts.length === before;
      },
      { intervals: [1500], timeout: 20_000 },
    )
    .toBe(true);
  return scripts;
}

const sizes = new Map<string, number>();

function sizeOf(paths: readonly string[]): number {
  let sum = 0;
  for (const path of new Set(paths)) {
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(`dist${path}`)).length;
    sizes.set(path, size);
    sum += size;
  }
  return sum;
}

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pagePaths } from './support/site-paths';
import { expect, test } from './support/test';

/* tests/build/budget.test.ts has the budgets before the first paint, and of pages, fonts and index. */

/** KiB of JavaScript as the host sends it, compressed by brotli. React, its DOM, router and queries are 67 of them. */
const MOST_SCRIPT = 130;

/** KiB of all that a page fetches by itself: HTML, styles, drawings, fonts and JavaScript. */
const MOST_IN_ALL = 208;

for (const { which, paths, tag } of [
  {
    which: 'the landing page or one with every kind of tool',
    paths: ['/', '/services/private-limited-company'],
    tag: ['@phone'],
  },
  { which: 'every page', paths: pagePaths, tag: ['@phone', '@thorough'] },
]) {
  test(
    `${which} fetches at most ${MOST_IN_ALL} KiB on a phone, ${MOST_SCRIPT} of them JavaScript`,
    { tag },
    async ({ page }) => {
      const tooHeavy: Record<string, number[]> = {};
      for (const path of paths) {
        const html = await page.goto(path);
        const files = await filesByItself(page);
        const script = kib(files.filter(isScript));
        const all = kib(files) + compressed(await html!.body());
        expect(script, `what ${path} comes alive with`).toBeGreaterThan(90);
        if (script > MOST_SCRIPT || all > MOST_IN_ALL) tooHeavy[path] = [script, all];
      }
      expect(tooHeavy).toEqual({});
    },
  );
}

/** Sizes by file, because most pages fetch the same files. */
const sizes: Record<string, number> = {};

const sizeOf = (file: string) =>
  (sizes[file] ??= compressed(readFileSync(`.local/demo/dist${file}`)));

const kib = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

/** In KiB. */
const compressed = (content: Buffer) => brotliCompressSync(content).length / 1024;

const isScript = (file: string) => file.endsWith('.js');

/** The files that the page has requested by the time there is no new one for a second, prefetches included. */
async function filesByItself(page: Page): Promise<string[]> {
  let files: string[] = [];
  const hasGrown = async () => {
    const before = files.length;
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    files = [...new Set(urls.filter((url) => url.startsWith('/assets/')))];
    // Only the entry waits for the first paint.
    return files.length > before || files.filter(isScript).length <= 1;
  };
  await expect.poll(hasGrown, { intervals: [1500] }).toBe(false);
  return files;
}

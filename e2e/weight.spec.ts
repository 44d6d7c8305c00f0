import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pagePaths } from './support/site-paths';
import { expect, test } from './support/test';

/* tests/build/budget.test.ts limits the JavaScript before the first paint, and the sizes of pages, fonts and search index. */

/** KiB of JavaScript, compressed by brotli. React, React DOM, the router and the query library take 67 of them. */
const MOST_SCRIPT = 130;

/** KiB of all files that a page loads without any action of the visitor: HTML, styles, drawings, fonts and JavaScript. */
const MOST_IN_ALL = 208;

for (const { which, paths, tag } of [
  {
    which: 'the landing page, and a page with every kind of tool,',
    paths: ['/', '/services/private-limited-company'],
    tag: ['@phone'],
  },
  { which: 'all pages', paths: pagePaths, tag: ['@phone', '@thorough'] },
]) {
  test(
    `${which} load at most ${MOST_IN_ALL} KiB each on a phone, and at most ${MOST_SCRIPT} of them are JavaScript`,
    { tag },
    async ({ page }) => {
      const tooHeavy: Record<string, number[]> = {};
      for (const path of paths) {
        const html = await page.goto(path);
        const files = await filesWithoutInput(page);
        const script = kib(files.filter(isScript));
        const all = kib(files) + compressed(await html!.body());
        expect(script, `the JavaScript of ${path}`).toBeGreaterThan(90);
        if (script > MOST_SCRIPT || all > MOST_IN_ALL) tooHeavy[path] = [script, all];
      }
      expect(tooHeavy).toEqual({});
    },
  );
}

/** The sizes are kept by file, because most pages load the same files. */
const sizes: Record<string, number> = {};

const sizeOf = (file: string) =>
  (sizes[file] ??= compressed(readFileSync(`.local/demo/dist${file}`)));

const kib = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

/** In KiB. */
const compressed = (content: Buffer) => brotliCompressSync(content).length / 1024;

const isScript = (file: string) => file.endsWith('.js');

/** Waits until the page has requested no new file for 1.5 s. Returns all requested files, with the prefetched ones. */
async function filesWithoutInput(page: Page): Promise<string[]> {
  let files: string[] = [];
  const hasGrown = async () => {
    const before = files.length;
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    files = [...new Set(urls.filter((url) => url.startsWith('/assets/')))];
    // If only the first script was requested, the page still waits for its first paint, so the test waits again.
    return files.length > before || files.filter(isScript).length <= 1;
  };
  await expect.poll(hasGrown, { intervals: [1500] }).toBe(false);
  return files;
}

import { contentsOf, heading, hydrated } from './support/page';
import { NOT_FOUND_REPORT, pagePaths, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

/* tests/build and tests/prerender.test.ts test the pages' HTML, such as titles and addresses. */

const { landing, pay, company } = templatePaths;
const samples: readonly string[] = [landing, pay, company];

for (const { which, paths, tag } of [
  { which: 'three pages of different kinds', paths: samples, tag: [] },
  {
    which: 'all other pages',
    paths: pagePaths.filter((path) => !samples.includes(path)),
    tag: '@thorough',
  },
]) {
  test(
    `${which} have their whole content in the HTML, and hydration changes nothing`,
    { tag },
    async ({ page }) => {
      for (const path of paths) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        const written = await contentsOf(page, await response?.text());
        await hydrated(page);
        expect(await contentsOf(page), path).toEqual(written);
        expect(written.headings).toHaveLength(1);
      }
    },
  );
}

test(
  'an address with capitals, an extra slash or a file extension leads to its page',
  { tag: '@thorough' },
  async ({ page, allowProblems }) => {
    // A static host answers with the 404 page, which then opens the right page.
    allowProblems(NOT_FOUND_REPORT);
    for (const [asked, shown, title] of [
      ['/services/GST-Filing/?from=mail#ask', '/services/gst-filing?from=mail#ask', /^GST filing/],
      ['/about.html?utm_source=mail', '/about?utm_source=mail', /^About/],
    ] as const) {
      await page.goto(asked);
      await hydrated(page);
      await expect(page).toHaveURL(shown);
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    }
  },
);

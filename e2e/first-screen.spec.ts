import type { Page } from '@playwright/test';
import { chunk, heading, holdBack, open } from './support/page';
import { NOT_FOUND_REPORT, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

const SHEET = /\.css$/;

const WIDTHS = [360, 412, 768, 1024, 1440];

for (const { which, paths, widths, tag } of [
  { which: 'the landing page', paths: ['/'], widths: [360, 1440], tag: '@thorough' },
  {
    which: 'every kind of page',
    paths: Object.values(templatePaths),
    widths: WIDTHS,
    tag: '@thorough',
  },
]) {
  test(
    `the first screen of ${which} is whole before the style sheet comes, and stays as it is`,
    { tag },
    async ({ page, allowProblems }) => {
      test.setTimeout(300_000);
      allowProblems(NOT_FOUND_REPORT);
      // What else changes a page.
      await holdBack(page, /\.woff2$/);
      await holdBack(page, chunk('hydrate'));
      const changed: string[] = [];
      for (const path of paths) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const sheet = await holdBack(page, SHEET);
          await page.goto(path, { waitUntil: 'commit' });
          await page.locator('#first-screen-end').waitFor({ state: 'attached' });
          await expect(page.locator('footer'), 'waits for the sheet').toHaveCount(0);
          // What comes below is drawn over its last pixels.
          const height = await page.evaluate(() => {
            const end = document.getElementById('first-screen-end');
            return (
              Math.floor(end?.previousElementSibling?.getBoundingClientRect().bottom ?? 32) - 32
            );
          });
          const clip = { x: 0, y: 0, width, height: Math.min(height, 900) };
          const before = await page.screenshot({ clip });
          sheet.release();
          await page.waitForLoadState('domcontentloaded');
          // They stand over the first screen, but come last.
          await page.evaluate(() =>
            document.querySelector('.edge-tabs')?.setAttribute('hidden', ''),
          );
          if (!before.equals(await page.screenshot({ clip }))) changed.push(`${path} ${width}`);
          await page.unroute(SHEET);
        }
      }
      expect(changed).toEqual([]);
    },
  );
}

test('where the style sheet fails, the first screen stands and every word can be read', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED/);
  await page.route(SHEET, async (route) => route.abort());
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Forty-three clocks' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('not a government');
});

test('a change of page keeps the style sheet', async ({ page }) => {
  await open(page, '/about');
  const sheets = async () => sheetsOf(page);
  const before = await sheets();
  expect(before).toEqual([expect.stringMatching(SHEET)]);
  await page.getByRole('link', { name: 'Ask us, free' }).click();
  await expect(heading(page)).toHaveText('Tell us what you are starting');
  expect(await sheets()).toEqual(before);
});

/** The addresses of the sheets in use. */
async function sheetsOf(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href).filter((href) => href !== null),
  );
}

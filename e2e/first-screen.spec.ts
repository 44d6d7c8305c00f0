import type { Page } from '@playwright/test';
import { chunk, holdBack, open } from './support/page';
import { NOT_FOUND_REPORT, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

const SHEET = /\.css$/;

/** So far up the shadow of what comes below the first screen can reach, in px. */
const SHADOW = 48;

/** Edges of letters and shadows may come out a little lighter or darker when Chrome draws their surroundings anew. */
const ROUNDING = 16;

for (const { which, paths, widths, tag } of [
  { which: 'the landing page', paths: ['/'], widths: [360, 1440], tag: [] },
  {
    which: 'every kind of page',
    paths: Object.values(templatePaths),
    widths: [360, 768, 1440],
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
      const pictures = new Set<string>();
      page.on('request', (request) => {
        if (request.url().endsWith('.svg')) pictures.add(request.url());
      });
      page.on('requestfinished', (request) => pictures.delete(request.url()));
      // The next page cancels what the wider window makes this one ask for.
      page.on('requestfailed', (request) => pictures.delete(request.url()));
      const changed: string[] = [];
      for (const path of paths) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const sheet = await holdBack(page, SHEET);
          await page.goto(path, { waitUntil: 'commit' });
          const end = page.locator('#first-screen-end');
          await end.waitFor({ state: 'attached' });
          const bottom = await end.evaluate(
            (element) => element.previousElementSibling?.getBoundingClientRect().bottom ?? 0,
          );
          const height = Math.min(Math.floor(bottom) - SHADOW, 900);
          const picture = { clip: { x: 0, y: 0, width, height }, animations: 'disabled' } as const;
          await expect.poll(() => pictures.size, 'drawings still on their way').toBe(0);
          const before = await page.screenshot(picture);
          await expect(page.locator('footer'), 'waits for the sheet').toHaveCount(0);
          sheet.release();
          await page.waitForLoadState('domcontentloaded');
          // They stand over the first screen, but come last.
          await page.locator('.edge-tabs').evaluate((tabs) => tabs.setAttribute('hidden', ''));
          const after = await page.screenshot(picture);
          if ((await difference(page, before, after)) > ROUNDING) changed.push(`${path} ${width}`);
          await page.unroute(SHEET);
        }
      }
      expect(changed).toEqual([]);
    },
  );
}

test(
  'what is below the first screen waits for the style sheet',
  { tag: '@engine' },
  async ({ page }) => {
    const sheet = await holdBack(page, SHEET);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeHidden();
    sheet.release();
    await expect(footer).toBeVisible();
  },
);

test('without the style sheet the first screen stands and every word can be read', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED/);
  await page.route(SHEET, async (route) => route.abort());
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeInViewport();
  await expect(page.getByText('All 43 services: fee and time').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('not a government');
});

/** How much two pictures of one size differ in any pixel, in steps of 255 from black to white. */
async function difference(page: Page, before: Buffer, after: Buffer): Promise<number> {
  if (before.equals(after)) return 0;
  return page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = Object.assign(new Image(), { src: source });
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      if (!one || !other) throw new Error('The pictures cannot be read');
      return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
    },
    [before, after].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
}

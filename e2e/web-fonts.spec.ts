import type { Page } from '@playwright/test';
import { holdBack } from './support/page';
import { NOT_FOUND_REPORT, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

declare global {
  interface Window {
    layoutShift: number;
  }
}

const FONT = /\.woff2$/;

/** The limit for the sum of all layout shifts of a page. web.dev/articles/cls calls a sum of 0.1 or less good. */
const MOST_SHIFT = 0.01;

test('late web fonts move nothing', { tag: '@thorough' }, async ({ page, allowProblems }) => {
  allowProblems(NOT_FOUND_REPORT);
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      // The types don't have `value` yet.
      for (const entry of list.getEntries()) window.layoutShift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts: Record<string, number> = {};
  for (const path of Object.values(templatePaths)) {
    for (const width of [360, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const fonts = await holdBack(page, FONT);
      await page.goto(path, { waitUntil: 'commit' });
      await tooLate(page);
      fonts.release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect(await drawnIn(page, 'h1')).not.toEqual([expect.stringMatching(/^Eczar/)]);
      const shift = await page.evaluate(() => window.layoutShift);
      if (shift > MOST_SHIFT) shifts[`${path} ${width}`] = shift;
      await page.unroute(FONT);
    }
  }
  expect(shifts).toEqual({});
});

test(
  'late web fonts are used from the next page on, and early web fonts at once',
  { tag: '@thorough' },
  async ({ page }) => {
    const fonts = await holdBack(page, FONT);
    await page.goto('/', { waitUntil: 'commit' });
    await tooLate(page);
    fonts.release();
    await page.waitForLoadState();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/About/);
    await expect.poll(() => drawnIn(page, 'h1')).toEqual([expect.stringMatching(/^Eczar/)]);
    await page.reload();
    await expect.poll(() => drawnIn(page, 'h1')).toEqual([expect.stringMatching(/^Eczar/)]);
    await expect.poll(() => drawnIn(page, 'main p')).toEqual([expect.stringMatching(/^Anek/)]);
  },
);

/** Waits longer than a page waits for its web fonts (index.html). */
async function tooLate(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.waitForTimeout(600);
}

/** The fonts in which the browser draws an element's text. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

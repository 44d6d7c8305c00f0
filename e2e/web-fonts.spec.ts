import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

declare global {
  interface Window {
    secondFrame?: number;
  }
}

const FONT = /\.woff2$/;

/** The fonts that an element's text is drawn in. */
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

test('the web fonts are fetched after the first paint, and set', async ({ page }) => {
  // With the second frame the first has been painted; its time on the screen is told only later.
  await page.addInitScript(() => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (window.secondFrame = performance.now())),
    );
  });
  await page.goto('/');
  await expect.poll(() => drawnIn(page, 'h1')).toEqual([expect.stringMatching(/^Eczar/)]);
  await expect.poll(() => drawnIn(page, 'h1 + p')).toEqual([expect.stringMatching(/^Anek Latin/)]);
  const { secondFrame, fetched } = await page.evaluate(() => ({
    secondFrame: window.secondFrame ?? Infinity,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched).toHaveLength(2);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(secondFrame);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser fetches them by itself', { tag: '@thorough' }, async ({ page }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (FONT.test(request.url())) fonts.add(request.url());
    });
    await page.goto('/');
    await expect.poll(() => fonts.size).toBe(2);
  });
});

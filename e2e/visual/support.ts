import type { Locator, Page } from '@playwright/test';
import { open } from '../support/page';
import { expect, test as base } from '../support/test';

/** The day on which the pictures are taken, wherever a page tells the day. */
const TODAY = Date.parse('2026-11-20T10:00:00+05:30');

/** The narrowest phone and the widest screen that the site is designed on; the height is that of a screen which has it. */
const screens = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Takes pictures of a page on both screens, with everything stopped that changes by itself. */
export function compare(
  title: string,
  path: string,
  look: (page: Page, width: number) => Promise<void>,
): void {
  for (const viewport of screens) {
    base(`${title}, ${viewport.width} px`, async ({ page }) => {
      await page.addInitScript((today) => {
        const RealDate = Date;
        // The clock of Playwright would also stop the one by which React schedules.
        globalThis.Date = class extends RealDate {
          constructor(...parts: []) {
            super(...((parts.length > 0 ? parts : [today]) as []));
          }
          static override now = () => today;
        } as DateConstructor;
        // The sandbox makes its payment ids of it.
        Crypto.prototype.getRandomValues = (array) => array;
      }, TODAY);
      await page.setViewportSize(viewport);
      await open(page, path);
      await look(page, viewport.width);
    });
  }
}

/** Hides fixed elements, so that they are not in the pictures of what they cover. */
export async function hideFixedParts(page: Page): Promise<void> {
  await page.addStyleTag({
    // The skip link, which stands above the window, would come into the picture of what is higher than the window.
    content: '.site-header, .edge-tabs, a[href="#main"] { visibility: hidden !important }',
  });
}

/** Compares an element, once its pictures and fonts are there, with the reference of this name and width. */
export async function expectLooks(element: Locator, name: string): Promise<void> {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  // Nothing is hovered, wherever the last click was.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    // Also where they were late (index.html).
    document.documentElement.dataset['fonts'] = 'here';
    await document.fonts.ready;
    // A lazy picture that is not displayed would never come.
    const images = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
  await expect(element).toHaveScreenshot(`${name}-${page.viewportSize()?.width}.png`);
}

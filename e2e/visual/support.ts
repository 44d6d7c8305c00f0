import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../support/test';

/** The day on which the pictures are taken, wherever a page tells the day. */
const TODAY = Date.parse('2026-11-20T10:00:00+05:30');

/** The narrowest phone and the widest screen that the site is designed on. */
export const widths = [360, 1440] as const;

/** The test function of visual comparisons: everything that changes by itself is stopped. */
export const test = base.extend({
  page: async ({ page }, provide) => {
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
    await provide(page);
  },
});

export { expect };

/** Sets the window's width; the height is that of a screen which has it. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 760 ? 740 : 900 });
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
    const webFonts = ['Anek Latin', 'Eczar'];
    const areSet = () =>
      webFonts.every((family) => [...document.fonts].some((font) => font.family.includes(family)));
    while (!areSet()) await new Promise((resolve) => setTimeout(resolve, 50));
    // A lazy picture that is not displayed would never come.
    const images = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
  await expect(element).toHaveScreenshot(`${name}-${page.viewportSize()?.width}.png`);
}

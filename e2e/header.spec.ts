import type { Page } from '@playwright/test';
import { colourOf, open, scrollPage } from './support/page';
import { expect, test } from './support/test';

const headerOf = (page: Page) => page.getByRole('banner');

async function expectSolid(page: Page): Promise<void> {
  await expect
    .poll(async () => colourOf(headerOf(page), 'background-color'))
    .toEqual({ red: 255, green: 255, blue: 255, alpha: 1 });
  await expect(headerOf(page)).not.toHaveCSS('box-shadow', 'none');
  const { red, green, blue } = await colourOf(headerOf(page), 'color');
  expect(red + green + blue, 'dark text').toBeLessThan(200);
}

async function expectTranslucentDark(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { red, green, blue, alpha } = await colourOf(headerOf(page), 'background-color');
      return { isDark: red + green + blue < 200, isTranslucent: alpha > 0.3 && alpha < 0.95 };
    })
    .toEqual({ isDark: true, isTranslucent: true });
}

test('on the landing page the header is dark, and solid past 20 pixels; it is 70 px high, fixed on top, its content at most 1268 px wide', async ({
  page,
}) => {
  await open(page, '/');
  await expectTranslucentDark(page);
  const logo = await headerOf(page).getByRole('link', { name: /home$/ }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.x, 'header and content share an edge').toBe(logo?.x);
  await scrollPage(page, 20);
  await expectTranslucentDark(page);
  await scrollPage(page, 21);
  await expectSolid(page);

  for (const width of [360, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await headerOf(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 70 });
    if (width < 1268) continue;
    const row = await headerOf(page).locator('> div').boundingBox();
    expect(row).toMatchObject({ width: 1268, x: (width - 1268) / 2 });
  }
  await scrollPage(page, 0);
  await expectTranslucentDark(page);
});

import type { Page } from '@playwright/test';
import { specifiedMenus } from '../tests/support/specification';
import { chunk, colourOf, holdBack, hydrated, open, scrollPage } from './support/page';
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

test('the header is 70 px high, fixed on top of every page, its content at most 1268 px wide', async ({
  page,
  isMobile,
}) => {
  for (const path of ['/', '/legal/terms']) {
    await open(page, path);
    await scrollPage(page, 600);
    const box = await headerOf(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 70 });
    expect(box?.width).toBe(page.viewportSize()?.width);
  }

  if (isMobile) return;
  for (const width of [1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    const row = await headerOf(page).locator('> div').boundingBox();
    expect(row).toMatchObject({ width: 1268, x: (width - 1268) / 2 });
  }
});

test('the logo leads to the landing page', async ({ page }) => {
  await open(page, '/legal/terms');
  await headerOf(page).getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 days');
});

test('on the landing page the header turns solid past 20 pixels, and back', async ({ page }) => {
  await open(page, '/');
  await expectTranslucentDark(page);
  await scrollPage(page, 21);
  await expectSolid(page);
  await scrollPage(page, 20);
  await expectTranslucentDark(page);
  await scrollPage(page, 400);
  await expectSolid(page);
  await scrollPage(page, 0);
  await expectTranslucentDark(page);
});

test('a landing page that opens further down has a solid header', async ({ page }) => {
  await open(page, '/');
  await scrollPage(page, 900);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(20);
  await expectSolid(page);
});

test('elsewhere the header is solid, and follows each change of page', async ({ page }) => {
  await open(page, '/contact');
  await expectSolid(page);
  await headerOf(page).getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL('/');
  await expectTranslucentDark(page);
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/contact');
  await expectSolid(page);
  await page.goBack();
  await expectTranslucentDark(page);
});

test('every link of the menus is in the HTML, before any script', async ({ page, request }) => {
  const html = await (await request.get('/about')).text();
  const hrefs = await page.evaluate((source) => {
    const written = new DOMParser().parseFromString(source, 'text/html');
    return [...written.querySelectorAll('header .desktop-menu a')].map((link) =>
      link.getAttribute('href'),
    );
  }, html);
  expect(hrefs).toEqual(specifiedMenus.flatMap((menu) => menu.hrefs));
});

test('the search icon says after 700 ms what it is for', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A finger does not hover.');
  await page.clock.install();
  await open(page, '/');
  const search = headerOf(page).getByRole('button', { name: 'Search services' });
  const tooltip = headerOf(page).getByRole('tooltip');
  await page.clock.pauseAt(Date.now() + 60_000);

  await search.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toBeVisible();
  await expect(search).toHaveAccessibleDescription(await tooltip.innerText());

  await page.mouse.move(300, 500);
  await expect(tooltip).toBeHidden();

  // Within 300 ms of grace the wait is spared.
  await page.clock.runFor(250);
  await search.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(300, 500);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(350);
  await search.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toBeHidden();
});

test('the tooltip opens for a pointer that was there before the app as well', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A finger does not hover.');
  const app = await holdBack(page, chunk('hydrate'));
  await page.goto('/about');
  const search = headerOf(page).getByRole('button', { name: 'Search services' });
  await search.hover();
  app.release();
  await hydrated(page);
  await expect(headerOf(page).getByRole('tooltip')).toBeVisible();
});

test('the keyboard opens the tooltip at once and Escape puts it away', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no Tab key.');
  await open(page, '/about');
  const search = headerOf(page).getByRole('button', { name: 'Search services' });
  const tooltip = headerOf(page).getByRole('tooltip');
  await search.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

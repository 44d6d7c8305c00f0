import { chunk, holdBack, hydrated } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

test('the photograph comes from the image host', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/about');
  const photograph = page.getByRole('main').getByRole('img');
  await expect(photograph).toHaveAttribute('src', settings.VITE_ABOUT_IMAGE_URL);
  await photograph.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await expect(photograph).toHaveAccessibleName(/.+/);
});

test.describe('while the image host is down', () => {
  test.use({ imageHost: 'down' });

  test('no broken picture is left', { tag: '@thorough' }, async ({ page, allowProblems }) => {
    allowProblems(/ERR_BLOCKED_BY_CLIENT/);
    // It fails before the code that minds it has come.
    const script = await holdBack(page, chunk('hydrate'));
    await page.goto('/about', { waitUntil: 'commit' });
    const photograph = page.getByRole('main').locator('img');
    await photograph.scrollIntoViewIfNeeded();
    await expect(photograph).toHaveJSProperty('complete', true);
    script.release();
    await hydrated(page);
    await expect(photograph).toHaveCount(0);
  });
});

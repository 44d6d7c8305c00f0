import { chunk, holdBack, hydrated } from './support/page';
import { expect, test } from './support/test';

test.describe('while the image host is down', () => {
  test.use({ imageHost: 'down' });

  test('no broken picture is left', { tag: '@thorough' }, async ({ page, allowProblems }) => {
    allowProblems(/ERR_BLOCKED_BY_CLIENT/);
    // It fails before the code that handles that is there.
    const script = await holdBack(page, chunk('hydrate'));
    await page.goto('/about', { waitUntil: 'commit' });
    const photograph = page.getByRole('main').locator('img');
    await photograph.scrollIntoViewIfNeeded();
    await expect(photograph).toHaveJSProperty('complete', true);
    script.release();
    await hydrated(page);
    await expect(photograph).toBeHidden();
  });
});

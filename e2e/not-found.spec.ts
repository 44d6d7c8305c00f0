import { chunk, holdBack, open } from './support/page';
import { NOT_FOUND_REPORT } from './support/site-paths';
import { expect, test } from './support/test';

/* What is suggested for which address is tried in tests/features/search and tests/pages; here that it leads on. */

test.beforeEach(({ allowProblems }) => allowProblems(NOT_FOUND_REPORT));

test('a missing page suggests what its address is close to, and has the search at hand', async ({
  page,
}) => {
  await open(page, '/udyog-aadhar.html');
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Find a service by name' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');

  const suggestions = main.getByRole('region', { name: 'Perhaps you were looking for' });
  await suggestions.getByRole('link').first().click();
  await expect(page).toHaveURL('/services/msme-registration');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found');
});

test('an address that is malformed, and whose words name nothing, is a missing page without suggestions', async ({
  page,
}) => {
  await open(page, '/qqqq/%E0%A4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Perhaps you were looking for')).toHaveCount(0);
});

test('a press on the page, which the app draws by itself, is answered when it has', async ({
  page,
}) => {
  const code = await holdBack(page, chunk('hydrate'));
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: 'Support' }).click();
  code.release();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
});

test('within the site a missing page is shown without a load, and Back returns', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.locator('html')).toHaveAttribute('data-mark');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are starting');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing page says what it is and leads on', async ({ page }) => {
    const response = await page.goto('/services/no-such-thing');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await page.getByRole('main').getByRole('link', { name: 'GST Registration' }).click();
    await expect(page).toHaveURL('/services/gst-registration');
  });
});

import { specifiedMenus } from '../tests/support/specification';
import { open } from './support/page';
import { NOT_FOUND_REPORT } from './support/site-paths';
import { expect, test } from './support/test';

test.beforeEach(({ allowProblems }) => allowProblems(NOT_FOUND_REPORT));

test('a missing page has the specified title and text, and a way on', async ({ page }) => {
  await open(page, '/no/such/page');
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  const main = page.getByRole('main');
  await expect(main).toContainText('Did you forget to add the page to the router?');
  for (const { title } of specifiedMenus) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
  await main.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact');
});

for (const { path, suggestion } of [
  { path: '/services/international-ip', suggestion: 'International IP Protection' },
  { path: '/services/ip-litigation', suggestion: 'IP Litigation Support' },
  { path: '/services/gst-number', suggestion: 'GST Registration' },
  { path: '/udyog-aadhar.html', suggestion: 'MSME Registration' },
  { path: '/trademark', suggestion: 'Trademark Registration' },
]) {
  test(`${path} suggests ${suggestion}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'What is suggested does not depend on the screen.');
    await open(page, path);
    const suggestions = page.getByRole('region', { name: 'Perhaps you were looking for' });
    await expect(suggestions.getByRole('link').first()).toContainText(suggestion);
    await suggestions.getByRole('link').first().click();
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/services\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found');
  });
}

test('an address whose words name nothing gets no suggestions', async ({ page }) => {
  await open(page, '/qqqq/%E0%A4%95?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Perhaps you were looking for')).toHaveCount(0);
});

test('a malformed address is a missing page as well', async ({ page }) => {
  await open(page, '/services/%E0%A4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('the search is at hand', async ({ page }) => {
  await open(page, '/no-such-page');
  await page.getByRole('main').getByRole('button', { name: 'Find a service by name' }).click();
  await expect(page.getByRole('dialog', { name: 'Find a service' })).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
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

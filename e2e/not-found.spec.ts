import {
  expectSameDocument,
  footerLink,
  heading,
  holdBack,
  hydrated,
  markDocument,
} from './support/page';
import { NOT_FOUND_REPORT } from './support/site-paths';
import { expect, test } from './support/test';

/* The links of the 404 page. tests/features/search and tests/pages test the suggestions for each address. */

test.beforeEach(({ allowProblems }) => allowProblems(NOT_FOUND_REPORT));

test('the 404 page suggests pages with a similar address, and a link to a missing page opens it without a page load', async ({
  page,
}) => {
  const index = await holdBack(page, /search-index/);
  await page.goto('/udyog-aadhar.html', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Did you forget to add the page to the router?');
  const below = main.getByRole('heading', { name: 'All services by group' });
  const top = async () => (await below.boundingBox())?.y ?? 0;
  const before = await top();
  const suggestions = main.getByRole('region', { name: 'Perhaps you were looking for' });
  await expect(suggestions.getByRole('link')).toHaveCount(0);
  index.release();
  await expect(suggestions.getByRole('link').first()).toBeVisible();
  // The web fonts may load in between and move the content by a few pixels.
  expect(Math.abs((await top()) - before), 'the suggestions move nothing').toBeLessThan(8);

  await main.getByRole('button', { name: 'Find a service' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');

  await suggestions.getByRole('link').first().click();
  await expect(page).toHaveURL('/services/msme-registration');
  await expect(heading(page)).toHaveText(/MSME|Udyam/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await markDocument(page);
  // The site may have no link to a missing page, so the test makes one.
  const link = footerLink(page, 'About');
  await link.evaluate((element) => element.setAttribute('href', '/blog'));
  await link.click();
  await expect(page).toHaveURL('/blog');
  await expect(heading(page)).toHaveText('404 Page Not Found');
  await expectSameDocument(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

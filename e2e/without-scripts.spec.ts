import type { Page } from '@playwright/test';
import { mostAsked } from '@/content/services/most-asked';
import { expect, test } from './support/test';

/* For browsers that run no scripts at all. The contact form is sent in forms.spec.ts. */

test.use({ javaScriptEnabled: false });

/** Its words, noscript elements included, which Playwright's text locators pass over. */
const wordsOf = (page: Page, selector: string) => page.locator(selector).last().innerText();

test('a visitor finds a service by the search, the chat and the catalogue, and reads a tool', async ({
  page,
}) => {
  await page.goto('/about');
  const search = page.getByRole('dialog', { name: 'Find a service' });
  await page.getByRole('button', { name: 'Search services' }).click();
  await expect(search.getByRole('link')).toHaveCount(mostAsked.length);
  await page.keyboard.type('gst');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\??#catalogue$/);

  await page.getByRole('button', { name: 'Support', exact: true }).click();
  const categories = page.getByRole('dialog', { name: 'Support' }).getByRole('list');
  await categories.getByRole('button', { name: 'Taxation' }).click();
  await expect(page).toHaveURL(/\/\??#taxation$/);
  await expect(page.getByRole('heading', { name: 'Transfer Pricing' })).toBeVisible();

  await page.goto('/services/tds-return-filing');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Late statement worked out' }).click();
  await expect(page.locator('#tds-lateness').getByRole('table')).toBeInViewport();
});

test(
  'what each tool knows stands in the page, with a word on what needs scripts',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/services/trademark-registration');
    const question = 'What will the trademark cost you';
    await page.getByText(question).click();
    expect(await wordsOf(page, `.tool-fold:has-text("${question}")`)).toContain(
      'The fields need JavaScript',
    );
    const faster = /^Faster examination.*₹20,000.*₹40,000/;
    await expect(page.getByRole('row', { name: faster })).toBeVisible();

    await page.goto('/services/business-consultation');
    expect(await wordsOf(page, '.tool-frame')).toContain('The suggestion needs JavaScript');
    for (const title of await page.locator('.structures summary').all()) await title.click();
    const upkeep = page.locator('.structures').getByRole('rowheader', { name: 'Yearly upkeep' });
    await expect(upkeep.first()).toBeVisible();

    await page.goto('/services/gst-filing#due-dates');
    for (const whose of ['GST monthly', 'GST composition']) {
      const dates = page.locator('.answer-body', {
        has: page.getByRole('heading', { level: 4, name: whose }),
      });
      await expect(dates.getByRole('listitem').first()).toContainText(/\d+ \w+ \d{4}/);
    }

    await page.goto('/services/private-limited-company#first-year');
    const year = page.locator('.tool-frame').first();
    await expect(year.getByText('Within 180 calendar days of incorporation')).toBeVisible();
    await expect(page.getByLabel('Date of incorporation')).toBeHidden();
  },
);

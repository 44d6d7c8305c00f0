import type { Locator, Page } from '@playwright/test';
import { services } from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { chunk, heading, holdBack, open, scrollPage } from './support/page';
import { expect, test } from './support/test';

/* The search dialog in a browser, with the real index. tests/features/search tests the results. */

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search services' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find a service' });
const fieldOf = (dialog: Locator) => dialog.getByRole('combobox', { name: 'What do you need?' });
const resultsOf = (dialog: Locator) => dialog.getByRole('option');

test(
  'the search dialog opens, closes and leads to a service, and sends no typed text',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    await open(page, '/contact#main');
    await scrollPage(page, 300);
    const dialog = dialogOf(page);
    const index = page.waitForResponse('**/search-index.json');
    for (const close of [
      async () => page.keyboard.press('Escape'),
      async () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await buttonOf(page).click();
      await expect(fieldOf(dialog)).toBeFocused();
      await index;
      await close();
      await expect(dialog).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
    }
    await buttonOf(page).click();
    await page.mouse.click(20, 500);
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => scrollY), 'the page does not scroll').toBe(300);

    await buttonOf(page).click();
    await expect(resultsOf(dialog)).toHaveCount(mostAsked.length + services.length);
    const requested: string[] = [];
    page.on('request', (request) => {
      // The index may be requested again, because closing the dialog cancels its request.
      if (!request.url().endsWith('/search-index.json')) requested.push(request.url());
    });
    await fieldOf(dialog).pressSequentially('udyam');
    await expect(resultsOf(dialog).first()).toContainText('MSME Registration');
    await expect(dialog.getByRole('status')).toHaveText(/^\d results? found/);
    expect(requested).toEqual([]);
    await expectAccessible({ within: 'dialog' });

    await resultsOf(dialog).first().click();
    await expect(page).toHaveURL('/services/msme-registration');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page, 'the search adds no history entry').toHaveURL('/contact#main');
    await expect(dialog).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(fieldOf(dialog)).toBeFocused();
    await page.keyboard.type('gst filing');
    await expect(resultsOf(dialog).first()).toContainText('GST Filing');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/gst-filing');
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toBeFocused();
  },
);

test(
  'the search opens before the app has loaded, and shows results for the typed words afterwards',
  { tag: '@thorough' },
  async ({ page }) => {
    const app = await holdBack(page, chunk('app'));
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    const dialog = dialogOf(page);
    // The page's script may run a little later.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(dialog.getByLabel('What do you need?')).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(dialog.getByRole('link').first()).toBeVisible();
    await page.keyboard.type('udyam');
    await page.keyboard.press('Enter');
    app.release();
    await expect(resultsOf(dialog).first()).toContainText('MSME');
  },
);

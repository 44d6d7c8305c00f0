import type { Locator, Page } from '@playwright/test';
import { services } from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { chunk, footerLink, holdBack, hydrated, open, scrollPage } from './support/page';
import { expect, test } from './support/test';

/* What is found is tested in tests/features/search; here, that the dialog works in a browser, with its real index. */

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search services' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find a service' });
const fieldOf = (dialog: Locator) => dialog.getByRole('combobox', { name: 'What do you need?' });
const resultsOf = (dialog: Locator) => dialog.getByRole('option');

test(
  'the search finds a service by another name for it, leads there by press and by key, and sends nothing that is typed',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    await open(page, '/contact#main');
    await scrollPage(page, 300);
    const index = page.waitForResponse('**/search-index.json');
    await buttonOf(page).click();
    await index;
    const dialog = dialogOf(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY), 'the place on the page').toBe(300);

    await buttonOf(page).click();
    await expect(fieldOf(dialog)).toBeFocused();
    await expect(resultsOf(dialog)).toHaveCount(mostAsked.length + services.length);
    const asked: string[] = [];
    page.on('request', (request) => {
      // The list itself may be asked for again: closing the dialog stops a request under way.
      if (!request.url().endsWith('/search-index.json')) asked.push(request.url());
    });
    await fieldOf(dialog).pressSequentially('udyam');
    await expect(resultsOf(dialog).first()).toContainText('MSME Registration');
    await expect(dialog.getByRole('status')).toHaveText(/^\d services? found/);
    expect(asked).toEqual([]);
    await expectAccessible({ within: 'dialog' });

    await resultsOf(dialog).first().click();
    await expect(page).toHaveURL('/services/msme-registration');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact#main');
    await expect(dialog).toBeHidden();

    await test.step('the keyboard alone leads to a page', async () => {
      await page.keyboard.press('Control+k');
      await expect(fieldOf(dialog)).toBeFocused();
      await page.keyboard.type('gst');
      // What is chosen by arrow among the results before goes with them.
      await expect(resultsOf(dialog).first()).toContainText('GST Registration');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = resultsOf(dialog).nth(1);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(second).toContainText('GST Filing');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/services/gst-filing');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  },
);

test(
  'the search closes by button, key and press beside it, gives the focus back, and leaves no trace in the history',
  { tag: '@thorough' },
  async ({ page }) => {
    await open(page, '/legal/terms');
    await footerLink(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    const dialog = dialogOf(page);
    for (const close of [
      async () => dialog.getByRole('button', { name: 'Close' }).click(),
      async () => page.keyboard.press('Escape'),
      async () => page.mouse.click(20, 500),
    ]) {
      await buttonOf(page).click();
      await expect(fieldOf(dialog)).toBeFocused();
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/contact');
      await expect(buttonOf(page)).toBeFocused();
      await expect(page.locator('main')).toHaveJSProperty('inert', false);
    }
    await buttonOf(page).click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/legal/terms');
  },
);

test('before the app is there the search opens, and what is typed and sent is answered when it comes', async ({
  page,
}) => {
  const app = await holdBack(page, chunk('hydrate'));
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page);
  const field = dialog.getByLabel('What do you need?');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('link')).toHaveCount(mostAsked.length);
  await page.keyboard.type('udyam');
  await page.keyboard.press('Enter');
  app.release();
  await expect(page).toHaveURL('/services/msme-registration');
  await expect(dialog).toBeHidden();
});

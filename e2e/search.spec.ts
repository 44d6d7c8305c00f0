import type { Locator, Page } from '@playwright/test';
import { services } from '@/content/services/catalogue';
import { chunk, holdBack, open } from './support/page';
import { toastOf } from './support/forms';
import { expect, test } from './support/test';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search services' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find a service' });
const fieldOf = (dialog: Locator) => dialog.getByRole('searchbox', { name: 'What do you need?' });
const resultsOf = (dialog: Locator) => dialog.getByRole('listitem').getByRole('link');

async function openSearch(page: Page, path = '/contact'): Promise<Locator> {
  await open(page, path);
  await buttonOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

test('the search icon opens a dialog with every service in it, ready for typing', async ({
  page,
}) => {
  const dialog = await openSearch(page);
  await expect(fieldOf(dialog)).toBeFocused();
  await expect(resultsOf(dialog)).toHaveCount(services.length);
  await expect(dialog.getByRole('status')).toContainText('43');
});

for (const { query, first } of [
  { query: 'gst', first: 'GST Registration' },
  { query: 'pvt ltd', first: 'Private Limited Company' },
  { query: 'Trade Mark', first: 'Trademark Registration' },
  { query: 'udyam', first: 'MSME Registration' },
  { query: 'i want to register a trademark', first: 'Trademark Registration' },
  { query: 'pattent', first: 'Patent Registration' },
]) {
  test(`“${query}” finds ${first} first`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'What is found does not depend on the screen.');
    const dialog = await openSearch(page);
    await fieldOf(dialog).fill(query);
    await expect(resultsOf(dialog).first()).toContainText(first);
    const count = await resultsOf(dialog).count();
    expect(count).toBeLessThan(services.length);
    await expect(dialog.getByRole('status')).toContainText(String(count));
  });
}

test('Enter leads to the first result, and from there to its page', async ({ page, isMobile }) => {
  test.skip(isMobile, 'About the keyboard.');
  const dialog = await openSearch(page);
  await page.keyboard.type('virtual cfo');
  await expect(resultsOf(dialog).first()).toContainText('Virtual CFO');
  await page.keyboard.press('Enter');
  await expect(resultsOf(dialog).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/virtual-cfo');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a result leads to its service and closes the dialog', async ({ page }) => {
  const dialog = await openSearch(page);
  await fieldOf(dialog).fill('fssai');
  await resultsOf(dialog).first().click();
  await expect(page).toHaveURL('/services/fssai-registration');
  await expect(dialog).toBeHidden();
});

test('the result of the page one is on closes the dialog as well', async ({ page }) => {
  const dialog = await openSearch(page, '/services/fssai-registration');
  await fieldOf(dialog).fill('fssai');
  await resultsOf(dialog).first().click();
  await expect(dialog).toBeHidden();
});

test('words that name no service find nothing, and other ways are offered', async ({ page }) => {
  const dialog = await openSearch(page);
  await fieldOf(dialog).fill('qqqq');
  await expect(dialog.getByRole('status')).toHaveText(/^Nothing found for “qqqq”/);
  await expect(resultsOf(dialog)).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
  await dialog.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(dialog).toBeHidden();
});

test('Escape, the close button and a press beside the dialog close it', async ({
  page,
  isMobile,
}) => {
  const dialog = await openSearch(page);
  await page.keyboard.press('Escape');
  // The first one may only empty the field or put a keyboard away, as browsers do.
  await expect(dialog).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();

  await buttonOf(page).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();

  if (isMobile) return;
  await buttonOf(page).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(dialog).toBeHidden();
});

test('the focus stays inside the dialog', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have no Tab key.');
  const dialog = await openSearch(page);
  await fieldOf(dialog).fill('virtual cfo');
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const element = document.activeElement;
      return element !== document.body && element?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
});

test('Back closes the dialog together with the page it stood on', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/contact');
  await buttonOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(dialogOf(page)).toBeHidden();
});

test('while the code of the search is on its way the icon shows it', async ({ page }) => {
  const code = await holdBack(page, chunk('search-dialog'));
  await open(page, '/contact');
  await buttonOf(page).click();
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
  code.release();
  await expect(fieldOf(dialogOf(page))).toBeFocused();
});

test('where the code of the search can not be had, that is said, and a press tries again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED/);
  let isDown = true;
  await page.route(chunk('search-dialog'), async (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await open(page, '/contact');
  await buttonOf(page).click();
  await expect(toastOf(page)).toContainText('The search could not be loaded.');
  isDown = false;
  await buttonOf(page).click();
  await expect(fieldOf(dialogOf(page))).toBeFocused();
});

import type { Locator, Page } from '@playwright/test';
import { services } from '@/content/services/catalogue';
import { chunk, holdBack, hydrated, hydratedPart, open } from './support/page';
import { dataFaults, faultReports, noAnswer, wrongAnswer } from './support/faults';
import { toastOf } from './support/forms';
import { expect, test } from './support/test';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search services' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find a service' });
const fieldOf = (dialog: Locator) => dialog.getByRole('combobox', { name: 'What do you need?' });
const resultsOf = (dialog: Locator) => dialog.getByRole('option');

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
  { query: 'company kholna', first: 'Private Limited Company' },
  { query: 'p v t ltd', first: 'Private Limited Company' },
]) {
  test(`“${query}” finds ${first} first`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'What is found does not depend on the screen.');
    const dialog = await openSearch(page);
    await fieldOf(dialog).fill(query);
    await expect(resultsOf(dialog).first()).toContainText(first);
    // Titles are searched before the index has come, which finds more.
    await expect(async () => {
      const count = await resultsOf(dialog).count();
      expect(count).toBeLessThan(services.length);
      const said = await dialog.getByRole('status').textContent();
      expect(said).toMatch(new RegExp(`^${count} services? found`));
    }).toPass();
  });
}

test('the keyboard alone leads to a page: keys open, arrows choose, Enter follows', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'About the keyboard.');
  await open(page, '/contact');
  await page.keyboard.press('/');
  const dialog = dialogOf(page);
  await expect(fieldOf(dialog)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(fieldOf(dialog)).toBeFocused();
  await page.keyboard.type('gst');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = resultsOf(dialog).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(fieldOf(dialog)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await expect(second).toContainText('GST Filing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/gst-filing');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('nothing that is typed leaves the browser: one request, for the index', async ({ page }) => {
  await open(page, '/contact');
  const index = page.waitForResponse('**/search-index.json');
  await buttonOf(page).click();
  await index;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await fieldOf(dialogOf(page)).pressSequentially('my partner cheated me');
  await expect(resultsOf(dialogOf(page)).first()).toContainText('Legal Consultation');
  await page.keyboard.press('Escape');
  await buttonOf(page).click();
  await fieldOf(dialogOf(page)).fill('again');
  expect(asked).toEqual([]);
});

test('a result is a link: it opens in a new tab, and the dialog stays', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no Ctrl key.');
  const dialog = await openSearch(page);
  const newTab = context.waitForEvent('page');
  await resultsOf(dialog)
    .first()
    .click({ modifiers: ['Control'] });
  await expect(await newTab).toHaveURL(/\/services\//);
  await expect(dialog).toBeVisible();
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

test('words that name no service lead to all of them, the phone, and a message that has them', async ({
  page,
}) => {
  const dialog = await openSearch(page, '/about');
  await fieldOf(dialog).fill('qqqq <b>zzzz</b>');
  await expect(dialog.getByRole('status')).toHaveText(/^Nothing found for “qqqq <b>zzzz<\/b>”/);
  await expect(resultsOf(dialog)).toHaveCount(services.length);
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
  await dialog.getByRole('link', { name: 'Write to us about it' }).click();
  await expect(page).toHaveURL(/\/contact\?message=/);
  await expect(dialog).toBeHidden();
  const form = page.getByTestId('contact-form');
  await hydratedPart(form);
  await expect(form.getByLabel('Message')).toHaveValue('qqqq <b>zzzz</b>');
  await page.goBack();
  await expect(page).toHaveURL('/about');
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

test('Back closes the dialog and leaves the page; a second one leaves that too', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/contact');
  await buttonOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await expect(buttonOf(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('closed otherwise it leaves no trace in the history', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/contact');
  for (const close of ['Escape', 'Close']) {
    await buttonOf(page).click();
    await expect(fieldOf(dialogOf(page))).toBeFocused();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialogOf(page).getByRole('button', { name: close }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'overlay' in (history.state ?? {}))).toBe(false);
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back leaves the page when it was loaded again with the search open', async ({ page }) => {
  await open(page, '/legal/terms');
  await openSearch(page, '/about');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/legal/terms');
});

test('Back from a result leads to the page that the search was opened on', async ({ page }) => {
  const dialog = await openSearch(page);
  await fieldOf(dialog).fill('fssai');
  await resultsOf(dialog).first().click();
  await expect(page).toHaveURL('/services/fssai-registration');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are starting');
  await expect(dialog).toBeHidden();
});

test('while the index is on its way titles are searched already', async ({ page }) => {
  const index = await holdBack(page, /search-index\.json$/);
  const dialog = await openSearch(page);
  await fieldOf(dialog).fill('patent');
  await expect(resultsOf(dialog).first()).toContainText('Patent Registration');
  await fieldOf(dialog).fill('gumasta');
  await expect(dialog.getByText('Searching…').first()).toBeVisible();
  index.release();
  await expect(resultsOf(dialog).first()).toContainText('Trade License');
});

test('whatever befalls the index, that is said, titles are searched, and a press tries again', async ({
  page,
  allowProblems,
  isMobile,
}) => {
  test.skip(isMobile, 'Faults do not depend on the screen.');
  test.setTimeout(60_000);
  allowProblems(...faultReports);
  for (const fault of [...noAnswer, ...wrongAnswer, ...dataFaults]) {
    await test.step(fault.name, async () => {
      await page.route(/search-index\.json$/, fault.befall);
      const dialog = await openSearch(page);
      await expect(dialog.getByText(/^Other names could not be loaded/)).toBeVisible();
      await fieldOf(dialog).fill('patent');
      await expect(resultsOf(dialog).first()).toContainText('Patent Registration');
      await page.unrouteAll();
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await fieldOf(dialog).fill('gumasta');
      await expect(resultsOf(dialog).first()).toContainText('Trade License');
    });
  }
});

test('everything that the search shows is accessible', async ({ page, expectAccessible }) => {
  const dialog = await openSearch(page);
  await expectAccessible();
  await fieldOf(dialog).fill('gst');
  await page.keyboard.press('ArrowDown');
  await expect(resultsOf(dialog).first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
  await fieldOf(dialog).fill('qqqq');
  await expect(dialog.getByRole('link', { name: 'Write to us about it' })).toBeVisible();
  await expectAccessible();
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

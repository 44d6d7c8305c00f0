import type { Page } from '@playwright/test';
import { hydratedPart, open, scrollPage } from './support/page';
import { expect, test } from './support/test';

/* The landing page in a browser. tests/content and tests/build/pages.test.ts check its words, figures and order. */

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const heroOf = (page: Page) => page.getByTestId('hero-consultation-form');

test(
  'a click or a key on a catalogue tab shows six cards and changes the address; each card is a link',
  { tag: '@engine' },
  async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    // Before hydration the tabs are links to their panels.
    await expect(page.locator('.tabs')).toHaveAttribute('data-ready');
    await expect(heroOf(page)).toBeVisible();
    // In the centre of the screen, no fixed element covers the catalogue's tabs, so Playwright need not scroll before the click.
    await tab(page, 'Registrations').evaluate((element) =>
      element.scrollIntoView({ block: 'center' }),
    );
    const before = await page.evaluate(() => scrollY);
    await tab(page, 'Registrations').click();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Compliance')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    const links = cards(page).getByRole('link', { name: 'Know More', exact: true });
    const title = await cards(page).getByRole('heading').first().innerText();
    await expect(links.first()).toHaveAccessibleDescription(title);
    // All tabs together are one stop of the Tab key.
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();

    await cards(page)
      .nth(1)
      .click({ position: { x: 60, y: 20 } });
    await expect(page).toHaveURL('/services/gst-filing');
    await page.goBack();
    await expect(page).toHaveURL('/?tab=compliance');
    await expect(cards(page)).toHaveCount(6);
    // React has not hydrated the forms of a reloaded page.
    await page.reload();
    await expect(page.locator('.tabs')).toHaveAttribute('data-ready');
    await tab(page, 'Taxation').click();
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    await expect(tab(page, 'Registrations')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await page.goBack();
    await expect(page, 'clicks on tabs add no entry to the history').toHaveURL('/contact');
  },
);

test(
  'on a phone the Pay button is hidden while the visitor scrolls down or types, so that a tap on the form never hits it',
  { tag: ['@phone', '@thorough'] },
  async ({ page }) => {
    await open(page, '/');
    const pay = page.getByRole('link', { name: 'Pay', exact: true });
    await expect(pay).toBeInViewport({ ratio: 1 });
    await scrollPage(page, 900);
    await expect(pay, 'hidden while the visitor scrolls down').not.toBeInViewport();
    await scrollPage(page, 600);
    await expect(pay).toBeInViewport({ ratio: 1 });
    const name = heroOf(page).getByLabel('Full name');
    await name.focus();
    await expect(pay).toBeHidden();
    await name.blur();
    await expect(pay).toBeVisible();

    // If the Pay button came back right after typing, it would be under the finger.
    const form = heroOf(page);
    await hydratedPart(form);
    await form.getByLabel('Phone').focus();
    const submit = form.getByRole('button');
    await submit.evaluate((button) => {
      scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    });
    const box = (await submit.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width - 40, 740 - 20);
    await expect(form.getByText('Enter your full name')).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test(
  'a free tool opens below all labels, only one is open at a time, and a button at its bottom closes it',
  { tag: '@thorough' },
  async ({ page }) => {
    await open(page, '/');
    const tools = page.getByRole('region', { name: 'Free tools' });
    const label = tools.locator('summary', { hasText: 'Check a company name' });
    await label.click();
    const name = tools.getByRole('textbox', { name: 'The name you want' });
    await name.fill('Rashtriya Textiles Private Limited');
    await expect(tools.getByRole('status').first()).toContainText(
      'needs the government’s approval',
    );
    const sheet = (await tools.getByRole('form').boundingBox())!;
    const last = (await tools.locator('summary').last().boundingBox())!;
    expect(sheet.y).toBeGreaterThanOrEqual(last.y + last.height);
    const register = tools.getByRole('link', { name: 'Register this name' });
    await expect(register).toHaveAttribute('href', /^\/contact\?message=.*Rashtriya/);
    const download = page.waitForEvent('download');
    await tools.getByRole('button', { name: 'Share as a picture' }).click();
    expect((await download).suggestedFilename()).toBe(
      'certificate-Rashtriya-Textiles-Private-Limited.png',
    );
    await tools.locator('summary', { hasText: 'Trademark cost' }).click();
    await expect(name).toBeHidden();
    const [, end] = await tools.getByRole('button', { name: 'Close Trademark cost' }).all();
    await end!.click();
    await expect(end!).toBeHidden();
    await expect(tools.locator('summary:focus')).toHaveText('Trademark cost');
  },
);

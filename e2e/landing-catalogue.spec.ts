import type { Page } from '@playwright/test';
import { categories } from '@/content/categories';
import { open } from './support/page';
import { specifiedCategories } from './support/specified-categories';
import { expect, test } from './support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

/** The tabs act as links to their panels before their code has come. */
async function openTabs(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('.tabs')).toHaveAttribute('data-ready');
}

async function expectSelected(page: Page, title: string): Promise<void> {
  const index = specifiedCategories.findIndex((category) => category.title === title);
  await expect(tab(page, title)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title);
  await expect(cards(page)).toHaveCount(6);
  const hrefs = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(specifiedCategories[index]?.hrefs);
}

test('the catalogue opens with Registrations, the first of five tabs', async ({ page }) => {
  await openTabs(page, '/');
  await expect(page.getByRole('tab')).toHaveText(specifiedCategories.map(({ title }) => title));
  await expectSelected(page, 'Registrations');
});

test('each tab shows its six services, with title, description, colour and Know More', async ({
  page,
}) => {
  await openTabs(page, '/');
  for (const [index, { title }] of specifiedCategories.entries()) {
    await tab(page, title).click();
    await expectSelected(page, title);
    const items = categories[index]?.items ?? [];
    for (const [position, item] of items.entries()) {
      const card = cards(page).nth(position);
      await expect(card.getByRole('heading')).toHaveText(item.title);
      await expect(card).toContainText(item.description);
      await expect(card).toHaveAttribute('data-file', item.colour);
      const link = card.getByRole('link', { name: 'Know More', exact: true });
      await expect(link).toHaveText('Know More');
      await expect(link).toHaveAccessibleDescription(item.title);
    }
    expect(new Set(items.map(({ colour }) => colour)).size).toBe(6);
  }
});

test('the whole of a card leads to its service', async ({ page }) => {
  await openTabs(page, '/');
  await cards(page)
    .nth(1)
    .click({ position: { x: 60, y: 20 } });
  await expect(page).toHaveURL('/services/llp-registration');
});

test('the two dead links of IPR lead to the 404 page', async ({ page }) => {
  await openTabs(page, '/?tab=ipr');
  await cards(page).nth(4).getByRole('link').click();
  await expect(page).toHaveURL('/services/international-ip');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('an address names its tab, and an unknown name means the first', async ({ page }) => {
  for (const [path, title] of [
    ['/?tab=taxation', 'Taxation'],
    ['/?tab=consultation', 'Consultation'],
    ['/?tab=nonsense', 'Registrations'],
    ['/?from=mail&tab=compliance', 'Compliance'],
  ] as const) {
    await openTabs(page, path);
    await expectSelected(page, title);
  }
});

test('choosing a tab changes the address, keeps the place and adds no step to the history', async ({
  page,
}) => {
  // Scrolling takes no time then.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page.locator('.tabs')).toHaveAttribute('data-ready');
  await expect(page.getByTestId('hero-consultation-form')).toBeVisible();
  // Clear of the tabs at the bottom, so that nothing has to scroll for the clicks.
  await tab(page, 'IPR').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  await tab(page, 'IPR').click();
  await expect(page).toHaveURL('/?tab=ipr');
  await tab(page, 'Consultation').click();
  await expect(page).toHaveURL('/?tab=consultation');
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.reload();
  await expectSelected(page, 'Consultation');

  await tab(page, 'Registrations').click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await expect(page).toHaveURL('/');
});

test('coming back to the landing page finds the tab that was left', async ({ page }) => {
  await openTabs(page, '/');
  await tab(page, 'Compliance').click();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/services/roc-compliance');
  await page.goBack();
  await expect(page).toHaveURL('/?tab=compliance');
  await expectSelected(page, 'Compliance');
});

test('arrows, Home and End move between the tabs, which are one stop of the Tab key', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no arrow keys.');
  await openTabs(page, '/');
  await tab(page, 'Registrations').focus();
  for (const [key, title] of [
    ['ArrowRight', 'Compliance'],
    ['ArrowRight', 'IPR'],
    ['End', 'Consultation'],
    ['ArrowRight', 'Registrations'],
    ['ArrowLeft', 'Consultation'],
    ['Home', 'Registrations'],
    ['ArrowRight', 'Compliance'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, title)).toBeFocused();
    await expect(tab(page, title)).toHaveAttribute('aria-selected', 'true');
  }
  await expectSelected(page, 'Compliance');
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Compliance')).toBeFocused();
});

test('five whole labels fit on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'About phones.');
  await openTabs(page, '/');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const label of await page.getByRole('tab').all()) {
      const isWhole = await label.evaluate(
        (element) => element.scrollWidth <= element.clientWidth && element.clientHeight >= 44,
      );
      expect(isWhole, `${await label.innerText()} at ${width}`).toBe(true);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all five files stand on the page as headed lists', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const { title, hrefs } of specifiedCategories) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      for (const href of hrefs) {
        await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
      }
    }
    await expect(page.getByRole('link', { name: /^Know More/ })).toHaveCount(30);
  });
});

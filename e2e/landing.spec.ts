import type { Page } from '@playwright/test';
import { categories } from '@/content/categories';
import { hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

/* Words, figures and their order are tried in tests/content and tests/prerender.test.tsx; here what a browser makes of them. */

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const payOf = (page: Page) => page.getByRole('link', { name: 'Pay', exact: true });

/** The tabs act as links to their panels before their code has come. */
async function openTabs(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('.tabs')).toHaveAttribute('data-ready');
}

async function expectSelected(page: Page, title: string): Promise<void> {
  await expect(tab(page, title)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title);
  await expect(cards(page)).toHaveCount(6);
}

test(
  'a tab of the catalogue shows its six cards, by press and by key, and the whole of a card leads on',
  { tag: '@engines' },
  async ({ page }) => {
    await openTabs(page, '/');
    await tab(page, 'Registrations').click();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Compliance')).toBeFocused();
    await expectSelected(page, 'Compliance');
    const { items = [] } = categories.find(({ title }) => title === 'Compliance') ?? {};
    const links = cards(page).getByRole('link', { name: 'Know More', exact: true });
    await expect(cards(page).getByRole('heading')).toHaveText(items.map(({ title }) => title));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      items.map(({ href }) => href),
    );
    await expect(links.first()).toHaveAccessibleDescription(items[0]?.title ?? '');
    // The tabs are one stop of the Tab key.
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();

    await cards(page)
      .nth(1)
      .click({ position: { x: 60, y: 20 } });
    await expect(page).toHaveURL('/services/gst-filing');
    await page.goBack();
    await expect(page).toHaveURL('/?tab=compliance');
    await expectSelected(page, 'Compliance');
  },
);

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
});

test(
  'the Pay button stays in sight, and gives way to a field that has the focus on a phone',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await open(page, '/');
    const pay = payOf(page);
    await expect(pay).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(pay).toBeInViewport({ ratio: 1 });
    const name = page.getByTestId('hero-consultation-form').getByLabel('Full name');
    await name.focus();
    if (isMobile) await expect(pay).toBeHidden();
    else await expect(pay).toBeVisible();
    await name.blur();
    await expect(pay).toBeVisible();
  },
);

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the tabs of the catalogue have whole labels', async ({ page }) => {
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

  test('a press on a button at the bottom edge, right after typing, is not lost to the tabs', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const form = page.getByTestId('hero-consultation-form');
    await hydratedPart(form);
    await form.getByLabel('Phone').focus();
    const submit = form.getByRole('button');
    // To the very edge, where the tabs would lie over it.
    await submit.evaluate((button) => {
      scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    });
    const box = await submit.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 40, 740 - 20);
    await expect(form.getByText('Enter your full name')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('header and content share both edges on a wide screen', async ({ page }) => {
  await page.goto('/');
  const logo = await page.getByRole('banner').getByRole('link', { name: /home$/ }).boundingBox();
  const heading = page.getByRole('heading', { level: 1 });
  const box = await heading.boundingBox();
  expect(box?.x).toBe(logo?.x);
  const lineHeight = await heading.evaluate((element) =>
    parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round((box?.height ?? 0) / lineHeight), 'lines of the heading').toBe(3);
});

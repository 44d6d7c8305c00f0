import type { Locator, Page } from '@playwright/test';
import { chunk, holdBack, hydrated, open } from './support/page';
import { expect, test } from './support/test';

/* The chat in a browser. tests/features/chat tests its replies. */

const supportOf = (page: Page) => page.getByRole('button', { name: 'Support', exact: true });
const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Support' });
const choicesOf = (chat: Locator) =>
  chat.getByRole('list', { name: 'Categories' }).getByRole('button');
const personOf = (chat: Locator) => chat.getByRole('link', { name: 'Call', exact: true });
const serviceLinksOf = (chat: Locator) => chat.locator('a[href^="/services/"]');

test(
  'the chat answers a category with links to its six services, and starts over when reopened',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    await open(page, '/contact');
    await supportOf(page).click();
    const chat = chatOf(page);
    await choicesOf(chat).filter({ hasText: 'IPR' }).click();
    const links = serviceLinksOf(chat);
    await expect(links).toHaveCount(6);
    await expectAccessible({ within: '.edge-tabs' });

    await links.nth(1).click();
    await expect(page).toHaveURL('/services/patent-registration');
    await expect(links).toHaveCount(6);
    await supportOf(page).click();
    await expect(chat, 'the Support tab closes the chat').toBeHidden();
    await expect(supportOf(page)).toBeFocused();
    await supportOf(page).click();
    await expect(personOf(chat)).toBeFocused();
    await expect(links).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(supportOf(page)).toBeFocused();
  },
);

test(
  'the chat opens before the app has loaded, fits a low screen, and stays open when the app loads',
  { tag: ['@phone', '@thorough'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    const app = await holdBack(page, chunk('app'));
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const chat = chatOf(page);
    await supportOf(page).tap();
    await expect(personOf(chat)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(supportOf(page)).toBeFocused();
    await supportOf(page).tap();
    expect((await chat.boundingBox())?.y).toBeGreaterThanOrEqual(70);
    await expect(chat).toBeInViewport({ ratio: 1 });
    await expect(supportOf(page)).toBeInViewport({ ratio: 1 });
    app.release();
    await hydrated(page);
    await choicesOf(chat).filter({ hasText: 'IPR' }).tap();
    await expect(serviceLinksOf(chat)).toHaveCount(6);
  },
);

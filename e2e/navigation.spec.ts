import type { Page } from '@playwright/test';
import {
  chunk,
  expectSameDocument,
  footerLink,
  heading,
  holdBack,
  hydrated,
  markDocument,
  open,
  scrollPage,
} from './support/page';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const announcer = (page: Page) => page.getByTestId('route-announcer');

async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => page.evaluate((y) => Math.abs(scrollY - y), top))
    .toBeLessThanOrEqual(2);
}

test(
  'a link shows the top of the new page and announces it, and Back and Forward restore the scroll position',
  { tag: '@engine' },
  async ({ page }) => {
    await open(page, '/');
    await markDocument(page);
    await expect(announcer(page)).toHaveText('');
    await scrollPage(page, 150);
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle(/Contact/);
    await expect(heading(page)).toHaveText('How can we help?');
    await expect(heading(page)).toBeFocused();
    await expectScrolledTo(page, 0);
    await expect(announcer(page)).toHaveText(await page.title());
    await expect(announcer(page)).toHaveRole('status');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
    await scrollPage(page, 200);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(announcer(page)).toHaveText(/business registration/);
    await expectScrolledTo(page, 150);
    await expect(heading(page)).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL('/contact');
    await expect(announcer(page)).toHaveText(/Contact/);
    await expectScrolledTo(page, 200);

    // A link with a fragment scrolls to that part of the page, below the header.
    await footerLink(page, 'Team').click();
    await expect(page).toHaveURL('/about#team');
    const team = page.locator('#team');
    await expect(team).toBeFocused();
    await expect(team).toBeInViewport();
    await expect.poll(async () => (await team.boundingBox())?.y).toBeGreaterThanOrEqual(70);

    // A link to the current page scrolls to the top.
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expectScrolledTo(page, 0);
    await scrollPage(page, 300);
    await footerLink(page, 'About').click();
    await expectScrolledTo(page, 0);
    await expect(heading(page)).toBeFocused();
    // If a script sets the address, the page of that address opens.
    await page.evaluate(() => location.assign('/contact'));
    await expect(heading(page)).toHaveText('How can we help?');
    await expect(heading(page)).toBeFocused();
    await expectSameDocument(page);
  },
);

test(
  'on a phone, links open a page and its form, and Back restores the scroll position',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/');
    const card = page.getByRole('tabpanel').getByRole('link').first();
    await card.click();
    await expect(heading(page)).toBeFocused();
    const ask = page.getByRole('link', { name: 'Ask', exact: true });
    await expect(ask, 'hidden, because the first screen has its own button').toBeHidden();
    await page.getByRole('link', { name: 'Ask an expert' }).click();
    await expect(page.getByLabel('Full name')).toBeInViewport();
    await expect(ask, 'hidden while the form is on the screen').toBeHidden();
    await page.goBack();
    await page.goBack();
    await expect(card).toBeInViewport();
  },
);

test('Back restores the scroll position of a page that loads slowly', async ({ page }) => {
  await open(page, '/legal/terms');
  // The test sends the click as an event, because a real click would scroll to the footer first.
  await scrollPage(page, 900);
  await footerLink(page, 'About').dispatchEvent('click');
  await expect(heading(page)).toHaveText(/^About/);

  // After a reload, the code of earlier pages is no longer in memory.
  await page.reload();
  await hydrated(page);
  const terms = await holdBack(page, chunk('terms'));
  await page.goBack();
  await expect(page.getByText('Loading the page')).toBeVisible();
  terms.release();
  await expect(heading(page)).toHaveText(/Terms/);
  await expectScrolledTo(page, 900);
});

test(
  'the first press of Tab focuses the skip link, and links to files and to new windows are left to the browser',
  { tag: '@engine' },
  async ({ page, context }) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toHaveCount(1);

    const opened = context.waitForEvent('page');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true });
    await terms.click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await expect(other).toHaveURL('/legal/terms');
    await other.close();
    await expect(page).toHaveURL('/contact#main');

    await terms.evaluate((link: HTMLAnchorElement) => (link.href = '/favicon.svg'));
    await terms.click();
    await expect(page).toHaveURL('/favicon.svg');
    await expect(page.locator(':root')).toHaveJSProperty('tagName', 'svg');
  },
);

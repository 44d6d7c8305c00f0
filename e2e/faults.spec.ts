import type { Page } from '@playwright/test';
import { loadEnv } from 'vite';
import { parseSettings } from '../vite/settings.ts';
import { chunk, footerLink, heading, hydrated, open } from './support/page';
import { expect, test } from './support/test';

/*
 * Files that fail to load. tests/lib/lazy.test.tsx tests code that fails to load; forms.spec.ts tests messages that fail to send.
 */

/** The settings of the tested build. */
const settings = parseSettings(loadEnv('demo', process.cwd(), 'VITE_'));

/** The browser reports the faults that these tests cause. */
test.beforeEach(({ allowProblems }) =>
  allowProblems(
    /ERR_(CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)/,
    /status of 404/,
    /^404: /,
    /dynamically imported module/,
    /The page stays static/,
  ),
);

/** Blocks requests for this chunk until `page.unroute` is called. */
async function refuse(page: Page, name: string): Promise<void> {
  await page.route(chunk(name), async (route) => route.abort('connectionrefused'));
}

test('a link loads the whole page if the code of the page is not found', async ({ page }) => {
  await open(page, '/contact');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(chunk('about'), async (route) =>
    documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText(/^About/);
  await hydrated(page);
  expect(documents, 'whole pages loaded').toEqual(['/about']);
});

test('an offline visitor sees a notice and can open loaded pages, and the next page opens when back online', async ({
  page,
  context,
  expectAccessible,
}) => {
  await open(page, '/contact');
  await footerLink(page, 'Terms').click();
  await expect(heading(page)).toHaveText(/Terms/);
  const notice = page.getByText(/^You are offline\. You can read on/);
  await expect(notice).toBeHidden();

  await context.setOffline(true);
  await expect(notice).toContainText(settings.VITE_PHONE);
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('How can we help?');
  await footerLink(page, 'GST Registration').click();
  await expect(heading(page)).toHaveText('You are offline, so this page did not open');
  await expect(page.getByRole('alert')).toHaveText(/when the connection is back/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible({ within: 'main' });

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(heading(page)).toHaveText(/GST/);
});

test(
  'if the code of the pay page does not load, the page shows the phone number after a delay',
  { tag: '@thorough' },
  async ({ page }) => {
    await refuse(page, 'checkout');
    await page.goto('/razorpay-checkout');
    const words = page.getByText(/The payment form has not loaded yet/);
    await expect(words).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        // The spinner's animation never ends.
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
    await expect(words).toBeVisible();
    await expect(words.getByRole('link', { name: settings.VITE_PHONE })).toBeVisible();
    const again = words.getByRole('link', { name: 'Load the page again' });
    await expect(again).toHaveAttribute('href', '/razorpay-checkout');
  },
);

test(
  'if no script loads after a reload, Back still shows the page of the address',
  { tag: '@thorough' },
  async ({ page }) => {
    await open(page, '/about');
    await footerLink(page, 'Contact').click();
    await expect(heading(page)).toHaveText('How can we help?');
    await page.route(/\.js$/, async (route) => route.abort());
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(/^About/);
  },
);

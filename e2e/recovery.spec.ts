import { hostOfLateScripts } from './support/faults';
import { footerLink, heading, hydrated, open, wake } from './support/page';
import { expect, test } from './support/test';

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/];

test('offline is said in words, pages that have come can be read, and one that has not gets a new chance', async ({
  page,
  context,
  allowProblems,
  expectAccessible,
}) => {
  allowProblems(...OFFLINE);
  await open(page, '/contact');
  await footerLink(page, 'Terms').click();
  await expect(heading(page)).toHaveText(/Terms/);
  const notice = page.getByText(/^You are offline\. You can read on/);
  await expect(notice).toBeHidden();

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(/\+91 [\d ]+/);
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('How can we help?');

  await footerLink(page, 'GST Registration').click();
  await expect(heading(page)).toHaveText('You are offline, so this page did not open');
  await expect(page.getByRole('alert')).toHaveText(/Try again when the connection is back/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible({ within: 'main' });

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(page)).toHaveText(/GST/);
});

test(
  'scripts that were missing for a moment, and are cached so for a year, come with the next visit',
  { tag: '@thorough' },
  async ({ browser, baseURL }) => {
    const host = await hostOfLateScripts(baseURL ?? '');
    // A page of its own: Playwright turns the cache off where it answers any request itself.
    const page = await browser.newPage();
    try {
      const first = /index-/;
      await page.goto(`${host.url}/legal/terms`);
      await expect.poll(() => host.missed).toContainEqual(expect.stringMatching(first));
      host.have(first);
      await page.goto(`${host.url}/legal/privacy`);
      await expect.poll(() => host.missed.filter((url) => !first.test(url))).not.toHaveLength(0);
      await wake(page);
      host.have(/./);
      await page.goto(`${host.url}/contact`);
      await hydrated(page);
      await footerLink(page, 'About').click();
      await expect(heading(page)).toHaveText(/^About/);
    } finally {
      await page.close();
      host.close();
    }
  },
);

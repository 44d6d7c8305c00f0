import { footerLink, heading, open } from './support/page';
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

import type { Page } from '@playwright/test';
import { hostOfLateScripts } from './support/faults';
import { fillContact, toastOf, watchPosts } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { footerLink, heading, hydrated, hydratedPart, open, wake } from './support/page';
import { expect, test } from './support/test';

/** What the browser reports for a chunk that a deployment has removed. */
const MISSING_CHUNK = [/status of 404/, /^404: GET .*\/assets\//, /dynamically imported module/];
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/];

function countLoads(page: Page): { documents: string[] } {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { documents };
}

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
  await expect(heading(page)).toHaveText('Tell us what you are starting');

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

/**
 * A deployment: whatever code the open page has not fetched yet is gone, until a page is loaded whole and with it the
 * names of the new code.
 */
async function deploy(page: Page): Promise<{ documents: string[] }> {
  const { documents } = countLoads(page);
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (documents.length === 0) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.continue();
  });
  return { documents };
}

test('a deployment while the contact form holds text loses none of it, and it is sent once', async ({
  page,
  allowProblems,
}) => {
  allowProblems(...MISSING_CHUNK);
  await open(page, '/contact');
  const form = page.getByTestId('contact-form');
  await hydratedPart(form);
  const email = newEmail();
  await fillContact(form, { email, message: 'Typed before the deployment.' });

  const { documents } = await deploy(page);
  await footerLink(page, 'GST Registration').click();
  await expect(heading(page)).toHaveText(/GST/);
  await hydrated(page);
  expect(documents).toEqual(['/services/gst-registration']);

  await page.goBack();
  await hydratedPart(form);
  await expect(form.getByLabel('First name')).toHaveValue('Asha');
  await expect(form.getByLabel('Service')).toHaveValue('Tax Services');
  await expect(form.getByLabel('Message')).toHaveValue('Typed before the deployment.');
  const { bodies } = watchPosts(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect(bodies).toHaveLength(1);
  await onlyMessageFrom(email);
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

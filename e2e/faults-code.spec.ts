import { faultReports, hostOfLateScripts, notFound, pageInstead, refused } from './support/faults';
import { fillConsultation, fillContact } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { chunk, footerLink, heading, hydrated, open, wake } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

/*
 * Code that fails to load, one file after the other; code that a deployment has removed is not found. Empty answers, and code on
 * its way for ever, are tested in tests/lib (load-code, lazy, early-presses).
 */

test('a link opens its page whole where its code is not found', async ({ page, allowProblems }) => {
  allowProblems(...faultReports);
  await open(page, '/contact');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(chunk('about'), async (route) =>
    documents.length === 0 ? notFound(route) : route.continue(),
  );
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText(/^About/);
  await hydrated(page);
  expect(documents, 'pages loaded whole').toEqual(['/about']);
});

test('a form whose code is refused keeps its text over a reload, and is sent by the browser itself', async ({
  page,
  allowProblems,
}) => {
  // The page that answers is the endpoint's own, and has no icon.
  allowProblems(...faultReports, /favicon\.ico/);
  await page.route(chunk('contact'), refused);
  const email = newEmail();
  await page.goto('/contact');
  const contact = page.getByTestId('contact-form');
  await fillContact(contact, { email });
  await page.reload();
  await expect(contact.getByLabel('Email')).toHaveValue(email);
  await contact.getByRole('button', { name: 'Send Message' }).click();
  // The form waits 5 seconds for its code.
  await expect(heading(page)).toHaveText('Message Sent!', { timeout: 12_000 });
  expect((await onlyMessageFrom(email)).message).toBe('A tea shop in Kochi.');
  await page.goto('/contact');
  await expect(contact.getByLabel('Email')).toHaveValue('');
});

test(
  'a press without the app’s code is answered with the phone number, and a later press counts',
  { tag: '@thorough' },
  async ({ page, allowProblems }) => {
    allowProblems(...faultReports, /The page stays static/);
    let isGone = true;
    await page.route(chunk('hydrate'), async (route) =>
      isGone ? refused(route) : route.continue(),
    );
    await page.goto('/services/virtual-cfo');
    const form = page.getByTestId('consultation-form');
    await fillConsultation(form, { email: newEmail() });
    await form.getByRole('button', { name: 'Get Free Consultation' }).click();
    const notice = page.getByText('This did not load. Press again');
    await expect(notice).toBeVisible({ timeout: 12_000 });
    await expect(notice).toContainText(settings.VITE_PHONE);
    await expect(form.getByLabel('Email')).not.toHaveValue('');
    isGone = false;
    await page.getByRole('button', { name: 'Support' }).click();
    await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
    await expect(notice).toBeHidden();
  },
);

test(
  'where a page comes instead of the code that searches, titles are searched, and a press tries again',
  { tag: '@thorough' },
  async ({ page, allowProblems }) => {
    allowProblems(...faultReports);
    await page.route(chunk('ranking'), pageInstead);
    await open(page, '/about');
    await page.getByRole('button', { name: 'Search services' }).click();
    const search = page.getByRole('dialog', { name: 'Find a service' });
    const again = search.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await search.getByRole('combobox', { name: 'What do you need?' }).fill('patent');
    await expect(search.getByRole('option').first()).toContainText('Patent Registration');

    await page.unroute(chunk('ranking'));
    await again.click();
    await expect(again).toBeHidden();
  },
);

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

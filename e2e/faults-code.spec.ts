import type { Page } from '@playwright/test';
import {
  blocked,
  faultReports,
  notFound,
  pageInstead,
  refused,
  scriptFaults,
} from './support/faults';
import { fillConsultation, fillContact, toastOf } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { chunk, expectNoSidewaysScroll, holdBack, hydrated, open } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

/* Code, styles and fonts that do not come, one after the other. What a deployment takes away is in recovery.spec.ts. */

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { what, name, file, link, path, shows } of [
  { what: 'a page', name: 'about', file: 'About', link: 'About', path: '/about', shows: /^About/ },
  {
    what: 'a service’s text',
    name: 'gst-registration',
    file: 'GST',
    link: 'GST Registration',
    path: '/services/gst-registration',
    shows: /GST/,
  },
]) {
  test(`a link opens its page whole when the code of ${what} is lost, however it is lost`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(...faultReports);
    // Two whole loads for each fault.
    test.setTimeout(120_000);
    for (const fault of scriptFaults) {
      await test.step(`${file}: ${fault.name}`, async () => {
        await open(page, '/contact');
        const documents: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
        });
        await page.route(chunk(name), async (route) =>
          documents.length === 0 ? fault.befall(route) : route.continue(),
        );
        await footerLink(page, link).click();
        await expect(page).toHaveURL(path);
        await expect(heading(page)).toHaveText(shows);
        await hydrated(page);
        expect(documents, 'pages loaded whole').toEqual([path]);
        await page.unroute(chunk(name));
        page.removeAllListeners('request');
      });
    }
  });
}

test('a page that is on its way for too long is said to be, with two ways out', async ({
  page,
}) => {
  const code = await holdBack(page, chunk('about'));
  await page.clock.install();
  await open(page, '/contact');
  await footerLink(page, 'About').click();
  const spinner = page.getByRole('status').filter({ hasText: 'Opening the file' });
  await expect(spinner).toBeVisible();
  await page.clock.fastForward(10_500);
  await expect(spinner).toContainText('This takes longer than it should.');
  await expect(spinner.getByRole('link', { name: settings.VITE_PHONE })).toHaveAttribute(
    'href',
    /^tel:\+/,
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await spinner.getByRole('button', { name: 'Load the page again' }).click();
  // Whole, and readable, though its code is still on its way.
  await expect(heading(page)).toHaveText(/^About/);
  code.release();
});

test('a page is whole without its first script, however that is lost', async ({
  page,
  allowProblems,
}) => {
  // A script that is cut off is an error of the page, which Chromium gives no words to.
  allowProblems(...faultReports, /^page error: $/);
  for (const fault of scriptFaults) {
    await test.step(fault.name, async () => {
      await page.route(chunk('index'), fault.befall);
      await page.goto('/contact');
      await expect(heading(page)).toHaveText('Tell us what you are starting');
      await page.unroute(chunk('index'));
    });
  }
  // Nothing has replaced what can be read, and links lead on.
  await footerLink(page, 'Terms').click();
  await expect(heading(page)).toHaveText(/Terms/);
});

for (const fault of [refused, pageInstead, 'hanging'] as const) {
  const how = fault === 'hanging' ? 'on its way for ever' : fault.name;
  test(`a form whose code is ${how} is sent by the browser itself`, async ({
    page,
    allowProblems,
  }) => {
    // The page that answers is the endpoint's own, and has no icon.
    allowProblems(...faultReports, /favicon\.ico/);
    for (const name of ['contact', 'home']) {
      if (fault === 'hanging') await holdBack(page, chunk(name));
      else await page.route(chunk(name), fault.befall);
    }
    const email = newEmail();
    await page.goto('/contact');
    const contact = page.getByTestId('contact-form');
    await fillContact(contact, { email });
    await contact.getByRole('button', { name: 'Send Message' }).click();
    // The form waits 5 seconds for its code.
    await expect(heading(page)).toHaveText('Message Sent!', { timeout: 12_000 });
    expect(await onlyMessageFrom(email)).toMatchObject({ message: 'A tea shop in Kochi.' });

    const second = newEmail();
    await page.goto('/');
    const hero = page.getByTestId('hero-consultation-form');
    await fillConsultation(hero, { email: second });
    await hero.getByRole('button', { name: 'Get Free Consultation' }).click();
    await expect(heading(page)).toHaveText('Message Sent!', { timeout: 12_000 });
    await onlyMessageFrom(second);
  });
}

test('a consultation form whose code does not come says so, with the phone number', async ({
  page,
  allowProblems,
}) => {
  allowProblems(...faultReports);
  for (const name of ['page', 'hydrate']) {
    await test.step(`without ${name}`, async () => {
      await page.route(chunk(name), refused.befall);
      await page.goto('/services/virtual-cfo');
      const form = page.getByTestId('consultation-form');
      await fillConsultation(form, { email: newEmail() });
      await form.getByRole('button', { name: 'Get Free Consultation' }).click();
      const notice = page.getByText('This did not load. Press again');
      await expect(notice).toBeVisible({ timeout: 12_000 });
      await expect(notice).toContainText(settings.VITE_PHONE);
      await expect(form.getByLabel('Email')).not.toHaveValue('');
      await page.unrouteAll();
    });
  }
});

test('what a press would have opened is said not to have come, with the phone number', async ({
  page,
  allowProblems,
}) => {
  allowProblems(...faultReports);
  for (const fault of [blocked, notFound, pageInstead]) {
    await test.step(fault.name, async () => {
      await page.route(chunk('conversation'), fault.befall);
      await page.route(chunk('search-dialog'), fault.befall);
      await open(page, '/about');
      await page.getByRole('button', { name: 'Support', exact: true }).click();
      const alert = page.getByRole('dialog', { name: 'Support' }).getByRole('alert');
      await expect(alert).toContainText('The guide could not be loaded.');
      await expect(alert.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search services' }).click();
      await expect(toastOf(page)).toContainText(settings.VITE_PHONE);
      await page.unrouteAll();
    });
  }
});

test('without its fonts, and without its style sheet, the page can be read and used', async ({
  page,
  allowProblems,
}) => {
  allowProblems(...faultReports, /Failed to decode downloaded font|OTS parsing error/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const fault of [refused, notFound, pageInstead]) {
    await test.step(`fonts: ${fault.name}`, async () => {
      await page.route(/\.woff2$/, fault.befall);
      await open(page, '/');
      await expect(heading(page)).toContainText('7 days');
      await expectNoSidewaysScroll(page);
      await page.unrouteAll();
    });
  }
  await page.route(/\.css$/, refused.befall);
  await open(page, '/contact');
  await expect(heading(page)).toBeVisible();
  // The trap for programs can be seen then, and says what to do about it.
  await expect(page.getByText('Leave this empty')).toBeVisible();
});

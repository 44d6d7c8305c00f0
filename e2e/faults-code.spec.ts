import { emptyScript, faultReports, notFound, pageInstead, refused } from './support/faults';
import { fillConsultation, fillContact } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import {
  chunk,
  expectNoSidewaysScroll,
  footerLink,
  heading,
  holdBack,
  hydrated,
  open,
} from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

/* Code, styles and fonts that fail to load, one after the other. Code that a deployment has removed is not found. */

const about = { name: 'about', link: 'About', path: '/about', shows: /^About/ };
const gst = {
  name: 'gst-registration',
  link: 'GST Registration',
  path: '/services/gst-registration',
  shows: /GST/,
};

for (const { target, fault, tag } of [
  { target: about, fault: notFound, tag: [] },
  { target: about, fault: refused, tag: ['@thorough'] },
  { target: gst, fault: pageInstead, tag: ['@thorough'] },
  { target: gst, fault: emptyScript, tag: ['@thorough'] },
]) {
  test(
    `a link opens ${target.path} whole where its code is ${fault.name}`,
    { tag },
    async ({ page, allowProblems }) => {
      allowProblems(...faultReports);
      await open(page, '/contact');
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.route(chunk(target.name), async (route) =>
        documents.length === 0 ? fault.befall(route) : route.continue(),
      );
      await footerLink(page, target.link).click();
      await expect(page).toHaveURL(target.path);
      await expect(heading(page)).toHaveText(target.shows);
      await hydrated(page);
      expect(documents, 'pages loaded whole').toEqual([target.path]);
    },
  );
}

for (const { fault, tag } of [
  { fault: refused, tag: [] },
  { fault: pageInstead, tag: ['@thorough'] },
  { fault: undefined, tag: ['@thorough'] },
]) {
  const how = fault?.name ?? 'on its way for ever';

  test(
    `a form whose code is ${how} keeps its text over a reload, and is sent by the browser itself`,
    { tag },
    async ({ page, allowProblems }) => {
      // The page that answers is the endpoint's own, and has no icon.
      allowProblems(...faultReports, /favicon\.ico/);
      if (fault) await page.route(chunk('contact'), fault.befall);
      else await holdBack(page, chunk('contact'));
      const email = newEmail();
      await page.goto('/contact');
      const contact = page.getByTestId('contact-form');
      await fillContact(contact, { email });
      await page.reload();
      await expect(contact.getByLabel('Email')).toHaveValue(email);
      await contact.getByRole('button', { name: 'Send Message' }).click();
      // The form waits 5 seconds for its code.
      await expect(heading(page)).toHaveText('Message Sent!', { timeout: 12_000 });
      const { message } = await onlyMessageFrom(email);
      expect(message).toMatch(/^A tea shop in Kochi\.$/);
      await page.goto('/contact');
      await expect(contact.getByLabel('Email')).toHaveValue('');
    },
  );
}

for (const name of ['hydrate', 'page']) {
  test(
    `what is pressed without the code of ${name} says so with the phone number, and a later press counts`,
    { tag: '@thorough' },
    async ({ page, allowProblems }) => {
      allowProblems(...faultReports, /The page stays static/);
      let isGone = true;
      await page.route(chunk(name), async (route) =>
        isGone ? refused.befall(route) : route.continue(),
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
}

for (const fault of [notFound, pageInstead]) {
  test(
    `where the code that searches is ${fault.name}, titles are searched, and a press tries again`,
    { tag: '@thorough' },
    async ({ page, allowProblems }) => {
      allowProblems(...faultReports);
      await page.route(chunk('ranking'), fault.befall);
      await open(page, '/about');
      await page.getByRole('button', { name: 'Search services' }).click();
      const search = page.getByRole('dialog', { name: 'Find a service' });
      const field = search.getByRole('combobox', { name: 'What do you need?' });
      const again = search.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await field.fill('patent');
      await expect(search.getByRole('option').first()).toContainText('Patent Registration');

      await page.unroute(chunk('ranking'));
      await again.click();
      await expect(again).toBeHidden();
    },
  );
}

test(
  'without its fonts the page can be read and used',
  { tag: ['@phone', '@thorough'] },
  async ({ page, allowProblems }) => {
    allowProblems(...faultReports, /Failed to decode downloaded font|OTS parsing error/);
    await page.route(/\.woff2$/, pageInstead.befall);
    await open(page, '/');
    await expect(heading(page)).toContainText('7 days');
    await expectNoSidewaysScroll(page);
  },
);

test(
  'where the code of the search fails, the page goes on without it',
  { tag: '@thorough' },
  async ({ page, allowProblems }) => {
    allowProblems(/Broken/, /drawn anew/);
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        if (type === 'beforetoggle' && this instanceof Element && this.id === 'search') {
          throw new Error('Broken');
        }
        addEventListener.call(this, type, ...rest);
      };
    });
    await open(page, '/');
    await expect(page.locator('#search')).toHaveCount(0);
    await expect(heading(page)).toContainText('7 days');
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await footerLink(page, about.link).click();
    await expect(heading(page)).toHaveText(about.shows);
  },
);

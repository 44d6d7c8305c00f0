import type { Page } from '@playwright/test';
import { amountOf, emailOf } from './support/checkouts';
import { fillConsultation, fillContact, toastOf } from './support/forms';
import { footerLink, heading, holdBack, hydratedPart } from './support/page';
import { expect, test } from './support/test';

/* Visitors open a page directly, do something, leave by a link and come back. What they did is true then. */

// How pages change with motion is tried in navigation.spec.ts; without it they change at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const formOf = (page: Page, id: string) => page.getByTestId(id);

const visits = [
  {
    what: 'a contact message',
    path: '/contact',
    act: async (page: Page) => {
      await hydratedPart(formOf(page, 'contact-form'));
      await fillContact(formOf(page, 'contact-form'), { message: 'Half a' });
    },
    stands: async (page: Page) => {
      await expect(formOf(page, 'contact-form').getByLabel('Message')).toHaveValue('Half a');
      await expect(formOf(page, 'contact-form').getByLabel('Service')).toHaveValue('Tax Services');
    },
  },
  {
    what: 'the form of the landing page',
    path: '/',
    act: async (page: Page) => {
      await hydratedPart(formOf(page, 'hero-consultation-form'));
      await fillConsultation(formOf(page, 'hero-consultation-form'));
    },
    stands: async (page: Page) => {
      const form = formOf(page, 'hero-consultation-form');
      await expect(form.getByLabel('Full name')).toHaveValue('Asha Rao');
    },
  },
  {
    what: 'a consultation that is half asked for',
    path: '/services/gst-filing',
    act: async (page: Page) => {
      await hydratedPart(formOf(page, 'consultation-form'));
      await formOf(page, 'consultation-form').getByLabel('Full name').fill('Asha');
    },
    stands: async (page: Page) => {
      const form = formOf(page, 'consultation-form');
      await expect(form.getByLabel('Full name')).toHaveValue('Asha');
    },
  },
  {
    what: 'a consultation that was asked for',
    path: '/services/gst-filing',
    act: async (page: Page) => {
      const form = formOf(page, 'consultation-form');
      await hydratedPart(form);
      await fillConsultation(form);
      await form.getByRole('button', { name: 'Get Free Consultation' }).click();
      await expect(page.getByRole('group', { name: 'Not sent yet' })).toBeVisible();
    },
    stands: async (page: Page) => {
      await expect(page.getByRole('group', { name: 'Not sent yet' })).toBeVisible();
      const form = formOf(page, 'consultation-form');
      await expect(form.getByLabel('Full name')).toHaveValue('');
    },
  },
  {
    what: 'a payment',
    path: '/razorpay-checkout',
    act: async (page: Page) => {
      await hydratedPart(formOf(page, 'payment-form'));
      await amountOf(page).fill('Rs. 1,200/-');
      await emailOf(page).fill('asha@example.com');
    },
    stands: async (page: Page) => {
      await expect(page.getByRole('button', { name: 'Pay ₹1,200' })).toBeEnabled();
      await expect(emailOf(page)).toHaveValue('asha@example.com');
    },
  },
  {
    what: 'a structure that is suggested',
    path: '/services/business-consultation',
    act: async (page: Page) => {
      const question = page.getByRole('group', { name: /^\d+ of 10/ });
      await hydratedPart(question);
      await question.getByRole('radio').first().focus();
      for (let left = 10; left > 0; left--) {
        await page.keyboard.press('Space');
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText('Your answers: 10 of 10')).toBeVisible();
    },
    stands: async (page: Page) => {
      await expect(page.getByText('Your answers: 10 of 10')).toBeVisible();
      await expect(page).toHaveURL(/#choose(&\w+=\w+){10}$/);
    },
  },
  {
    what: 'a sum',
    path: '/services/trademark-registration#trademark-fees&applicant=other&classes=2',
    act: async (page: Page) => {
      await page.getByLabel(/^Examination/).selectOption('Faster, form TM-M');
      await expect(page.getByText('₹98,000').first()).toBeVisible();
    },
    stands: async (page: Page) => {
      await expect(page.getByText('₹98,000').first()).toBeVisible();
    },
  },
];

for (const { what, path, act, stands } of visits) {
  test(`${what} is as it was after Back`, async ({ page }) => {
    await page.goto(path);
    await act(page);
    await footerLink(page, 'Terms').click();
    await expect(heading(page)).toHaveText(/^Terms/);
    await page.goBack();
    await stands(page);
  });
}

test('a message that arrives after its page was left is not in the form on Back', async ({
  page,
}) => {
  await page.goto('/');
  const form = formOf(page, 'contact-form');
  await hydratedPart(form);
  const answer = await holdBack(page, /contact\.php/);
  await fillContact(form);
  const sent = page.waitForRequest(/contact\.php/);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await sent;
  await footerLink(page, 'Terms').click();
  await expect(heading(page)).toHaveText(/^Terms/);
  answer.release();
  await expect(toastOf(page)).toContainText('Message Sent!');
  await page.goBack();
  await hydratedPart(form);
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha');
});

import type { Locator, Page } from '@playwright/test';
import {
  fillConsultation,
  fillContact,
  messagesFrom,
  newEmail,
  toastOf,
  watchPosts,
} from './support/forms';
import { footerLink, heading, hydratedPart } from './support/page';
import { expectNoSidewaysScroll } from './support/rendering';
import { expect, test } from './support/test';

/* These tests check that messages arrive. tests/features and tests/forms check all errors and answers. */

const contactOf = (page: Page) => page.getByTestId('contact-form');
const sendOf = (form: Locator) =>
  form.getByRole('button', { name: /^(Send Message|Get Free Consultation)$/ });

test('a contact message arrives exactly as typed', { tag: '@engine' }, async ({ page }) => {
  await page.goto('/contact');
  const form = contactOf(page);
  await hydratedPart(form);
  const { bodies } = watchPosts(page);
  const typed = {
    firstName: 'आशा & Sons',
    lastName: "O'Neil + Co %20",
    email: newEmail(),
    phone: '+91 (98765) 43210',
    message: 'Fees & taxes: 100% + ₹500 = ?\nदूसरी पंक्ति “उद्धरण”\n<b>third</b> #4;a=b',
  };
  await fillContact(form, { ...typed, service: 'Legal Consultation' });
  await sendOf(form).click();
  await expect(toastOf(page)).toHaveText("Message Sent! We'll get back to you soon");
  for (const field of await form.locator('.control').all()) await expect(field).toHaveValue('');
  expect(bodies).toHaveLength(1);
  expect(await messagesFrom(typed.email)).toEqual([
    expect.objectContaining({ ...typed, serviceRequired: 'Legal Consultation' }),
  ]);
});

test('a message resent after a lost connection arrives once', async ({ page, allowProblems }) => {
  allowProblems(/ERR_CONNECTION_RESET/);
  await page.goto('/contact');
  const form = contactOf(page);
  await hydratedPart(form);
  const email = newEmail();
  await fillContact(form, { email, message: 'Hello' });
  await page.route('/contact.php', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendOf(form).click();
  await expect(form).toContainText('may have arrived');
  await expectNoSidewaysScroll(page);

  await page.unroute('/contact.php');
  await sendOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect((await messagesFrom(email)).map(({ message }) => message)).toEqual(['Hello']);
});

test(
  'a consultation request waits, also after Back and a reload, until the visitor sends it',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    await page.goto('/services/gst-registration');
    const form = page.getByTestId('consultation-form');
    await hydratedPart(form);
    const email = newEmail();
    await fillConsultation(form, { email, service: 'Other Services' });
    const { bodies } = watchPosts(page);
    await form.getByLabel('Phone').press('Enter');
    await expect(toastOf(page)).toHaveText('Success! Your consultation request has been captured.');
    await expectAccessible({ within: '#ask, [aria-label="Notification"]' });
    expect(bodies).toEqual([]);

    const waiting = page.getByRole('group', { name: 'Not sent yet' });
    await footerLink(page, 'Terms').click();
    await expect(heading(page)).toHaveText(/^Terms/);
    await page.goBack();
    await expect(waiting).toBeVisible();
    await page.reload();
    await waiting.getByRole('button', { name: 'Send it now' }).click();
    await expect(toastOf(page)).toHaveText("Message Sent! We'll get back to you soon");
    expect((await messagesFrom(email)).map(({ message }) => message)).toEqual([
      'Free consultation requested on the page: GST registration',
    ]);
    await expect(waiting).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the browser itself sends the contact form, and shows the reply page',
    { tag: '@engine' },
    async ({ page }) => {
      await page.goto('/contact');
      const form = contactOf(page);
      const email = newEmail();
      const message = 'कागज़ & fees 100% +\nsecond line';
      await fillContact(form, { email, message });
      await sendOf(form).click();
      await expect(heading(page)).toHaveText('Message Sent!');
      expect(await messagesFrom(email)).toEqual([
        expect.objectContaining({ firstName: 'Asha', serviceRequired: 'Tax Services', message }),
      ]);
      await page.getByRole('link', { name: 'Back to the site' }).click();
      await expect(page).toHaveURL('/');
    },
  );
});

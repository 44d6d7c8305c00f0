import type { Locator, Page } from '@playwright/test';
import { faultReports, pageInstead } from './support/faults';
import { fillContact, toastOf, watchPosts } from './support/forms';
import { messagesFrom, newEmail, onlyMessageFrom } from './support/kept-messages';
import { expectNoSidewaysScroll, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

const submitOf = (form: Locator) => form.getByRole('button', { name: 'Send Message' });

async function openForm(page: Page): Promise<Locator> {
  await open(page, '/contact');
  const form = page.getByTestId('contact-form');
  await hydratedPart(form);
  return form;
}

async function expectKept(form: Locator, message: string): Promise<void> {
  await expect(form.getByLabel('First name')).toHaveValue('Asha');
  await expect(form.getByLabel('Last name')).toHaveValue('Rao');
  await expect(form.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  await expect(form.getByLabel('Service')).toHaveValue('Tax Services');
  await expect(form.getByLabel('Message')).toHaveValue(message);
  await expect(submitOf(form)).toBeEnabled();
}

async function expectOtherWays(form: Locator): Promise<void> {
  await expect(form).toContainText('Your words are still here.');
  await expect(form.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+/);
  await expect(form.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
}

/* What the visitor is told for each answer is tested in tests/features/contact/contact-message.test.ts. */

const AGAIN = 'Failed to send message. Please try again.';

test('a message is kept, told of and sent once, whatever befalls it', async ({
  page,
  allowProblems,
}) => {
  test.setTimeout(60_000);
  allowProblems(...faultReports);
  let form = await openForm(page);
  const email = newEmail();
  await fillContact(form, { lastName: 'Rao', email });
  const { bodies } = watchPosts(page);

  const refusal = { message: 'Hello [refuse]', says: 'The desk is closed for the day.', maybe: 0 };
  const otherPage = { message: 'Hello', befall: pageInstead.befall, says: AGAIN, maybe: 1 };
  for (const { message, befall, says, maybe } of [{ ...refusal, befall: undefined }, otherPage]) {
    if (befall) await page.route('/contact.php', befall);
    await form.getByLabel('Message').fill(message);
    const before = bodies.length;
    await submitOf(form).click();
    await expect(toastOf(page)).toHaveText(`Error ${says}`);
    await expectKept(form, message);
    await expectOtherWays(form);
    await expect(form.getByText('may have arrived')).toHaveCount(maybe);
    await expectNoSidewaysScroll(page);
    expect(bodies.length - before, 'messages sent').toBe(1);
    await page.unroute('/contact.php');
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toastOf(page)).toHaveCount(0);
  }
  expect(await messagesFrom(email)).toEqual([]);

  await form.getByLabel('Message').fill('Hello again');
  await page.reload();
  form = page.getByTestId('contact-form');
  await hydratedPart(form);
  await expectKept(form, 'Hello again');
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  await expect(page.getByText('Your words have reached us.')).toBeVisible();
  expect((await onlyMessageFrom(email)).message).toBe('Hello again');
});

import type { Locator, Page } from '@playwright/test';
import { fillContact, toastOf, watchPosts } from './support/forms';
import { messagesFrom, newEmail, onlyMessageFrom } from './support/kept-messages';
import { hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => !isMobile, 'Failures do not depend on the screen.');

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

for (const { name, message, says } of [
  {
    name: 'a refusal of the server shows its words',
    message: 'Hello [refuse]',
    says: 'The desk is closed for the day.',
  },
  {
    name: 'a refusal without words says that sending failed',
    message: 'Hello [refuse silently]',
    says: 'Failed to send message',
  },
  {
    name: 'a server that breaks down is a failure to try again',
    message: 'Hello [crash]',
    says: 'Failed to send message. Please try again.',
  },
  {
    name: 'an answer that is no JSON is a failure, whatever its status',
    message: 'Hello [html]',
    says: 'Failed to send message. Please try again.',
  },
]) {
  test(`${name}, and the fields are kept`, async ({ page, allowProblems }) => {
    allowProblems(/status of 500/, /^500: POST/);
    const form = await openForm(page);
    const email = newEmail();
    await fillContact(form, { lastName: 'Rao', email, message });
    await submitOf(form).click();
    await expect(toastOf(page)).toHaveText(`Error ${says}`);
    await expectKept(form, message);
    // What stays when the toast has gone.
    await expect(form).toContainText('Your words are still here.');
    await expect(form.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+/);
    await expect(form.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );
    expect(await messagesFrom(email)).toEqual([]);

    await form.getByLabel('Message').fill('Hello again');
    await submitOf(form).click();
    await expect(toastOf(page)).toContainText('Message Sent!');
    await expect(form).not.toContainText('Your words are still here.');
    expect((await onlyMessageFrom(email)).message).toBe('Hello again');
  });
}

for (const { name, status, body, says } of [
  { name: 'success under a failed status', status: 500, body: '{"status":"success"}' },
  { name: 'JSON without a status', status: 200, body: '{"ok":true}' },
  { name: 'an empty answer', status: 200, body: '' },
  {
    name: 'a failed status with words',
    status: 422,
    body: '{"status":"error","message":"No such service."}',
    says: /^Error No such service\.$/,
  },
]) {
  test(`${name} is no success`, async ({ page, allowProblems }) => {
    allowProblems(/status of (500|422)/, /^(500|422): POST/);
    // The local endpoint never answers like this.
    await page.route('/contact.php', async (route) =>
      route.fulfill({ status, body, contentType: 'application/json' }),
    );
    const form = await openForm(page);
    await fillContact(form, { lastName: 'Rao' });
    await submitOf(form).click();
    await expect(toastOf(page)).toHaveText(says ?? /^Error Failed to send message/);
    await expectKept(form, 'A tea shop in Kochi.');
  });
}

test('offline a message fails at once, and never sends itself later', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/ERR_INTERNET_DISCONNECTED/);
  const form = await openForm(page);
  const email = newEmail();
  await fillContact(form, { lastName: 'Rao', email });
  await context.setOffline(true);
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveText('Error Failed to send message. Please try again.');
  await expectKept(form, 'A tea shop in Kochi.');

  const { bodies } = watchPosts(page);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
  // A paused mutation would have been resumed by the event that has taken the notice away.
  await page.reload();
  expect(bodies).toEqual([]);
  expect(await messagesFrom(email)).toEqual([]);
});

test('a server that never answers counts as failed after 15 seconds', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_ABORTED/);
  const form = await openForm(page);
  await fillContact(form, { lastName: 'Rao', message: 'Hello [hang]' });
  const start = Date.now();
  await submitOf(form).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(toastOf(page)).toHaveText('Error Failed to send message. Please try again.', {
    timeout: 20_000,
  });
  expect(Date.now() - start).toBeGreaterThan(14_500);
  await expectKept(form, 'Hello [hang]');
});

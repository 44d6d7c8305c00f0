import { faultReports } from './support/faults';
import { fillContact, toastOf, watchPosts } from './support/forms';
import { messagesFrom, newEmail, onlyMessageFrom } from './support/kept-messages';
import { expectNoSidewaysScroll, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

/* What the visitor is told for each answer is tested in tests/features/contact. */

test('a message that is refused, and then arrives on a line that is cut, is told of, kept, and counts once', async ({
  page,
  allowProblems,
}) => {
  allowProblems(...faultReports);
  await open(page, '/contact');
  const form = page.getByTestId('contact-form');
  await hydratedPart(form);
  const email = newEmail();
  await fillContact(form, { email, message: 'Hello [refuse]' });
  const { bodies } = watchPosts(page);
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(toastOf(page)).toHaveText('Error The desk is closed for the day.');
  await expect(form).toContainText('Your words are still here.');
  await expect(form).not.toContainText('may have arrived');
  await expect(form.getByLabel('Message')).toHaveValue('Hello [refuse]');
  expect(bodies).toHaveLength(1);
  expect(await messagesFrom(email)).toEqual([]);

  await page.route('/contact.php', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.getByLabel('Message').fill('Hello');
  await send.click();
  await expect(form).toContainText('may have arrived');
  await expect(form.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+/);
  await expect(form.getByLabel('Message')).toHaveValue('Hello');
  await expectNoSidewaysScroll(page);

  await page.unroute('/contact.php');
  await send.click();
  await expect(page.getByText('We have received your message.')).toBeVisible();
  expect((await onlyMessageFrom(email)).message).toBe('Hello');
});

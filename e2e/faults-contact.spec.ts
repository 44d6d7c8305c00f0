import type { Locator, Page } from '@playwright/test';
import { faultReports, noAnswer, refusals, unclearAnswers, type Fault } from './support/faults';
import { fillConsultation, fillContact, toastOf, watchPosts } from './support/forms';
import { messagesFrom, newEmail, onlyMessageFrom } from './support/kept-messages';
import { expectNoSidewaysScroll, holdBack, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => !isMobile, 'Faults do not depend on the screen.');

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
    /^https:\/\/wa\.me\/\d+$/,
  );
}

const AGAIN = 'Failed to send message. Please try again.';

const answer = (status: number, body: string, contentType = 'application/json') => {
  return async (route: Parameters<Fault['befall']>[0]) =>
    route.fulfill({ status, body, contentType });
};

/** With a mark in the message the local endpoint brings the fault about; the others it never does. */
const faults: readonly {
  name: string;
  message?: string;
  befall?: Fault['befall'];
  says: string;
  mayHaveArrived?: boolean;
}[] = [
  { name: 'refused in words', message: 'Hello [refuse]', says: 'The desk is closed for the day.' },
  {
    name: 'refused without words',
    message: 'Hello [refuse silently]',
    says: 'Failed to send message',
  },
  {
    name: 'met by a server that breaks down',
    message: 'Hello [crash]',
    says: AGAIN,
    mayHaveArrived: true,
  },
  {
    name: 'answered by a warning of PHP',
    message: 'Hello [html]',
    says: AGAIN,
    mayHaveArrived: true,
  },
  ...noAnswer.map((fault) => ({ ...fault, says: AGAIN })),
  ...unclearAnswers.map((fault) => ({ ...fault, says: AGAIN, mayHaveArrived: true })),
  ...refusals,
  {
    name: 'refused in words under a failed status',
    befall: answer(422, '{"status":"error","message":"No such service."}'),
    says: 'No such service.',
  },
  {
    name: 'called a success under a failed status',
    befall: answer(500, '{"status":"success"}'),
    says: 'Failed to send message',
  },
  {
    name: 'refused at great length',
    befall: answer(200, JSON.stringify({ status: 'error', message: 'x'.repeat(1_000_000) })),
    says: `${'x'.repeat(300)}…`,
  },
];

test('a message is kept, told of and sent once, whatever befalls it', async ({
  page,
  allowProblems,
}) => {
  allowProblems(...faultReports);
  let form = await openForm(page);
  const email = newEmail();
  await fillContact(form, { lastName: 'Rao', email });
  const { bodies } = watchPosts(page);

  for (const { name, message = 'Hello', befall, says, mayHaveArrived = false } of faults) {
    await test.step(name, async () => {
      if (befall) await page.route('/contact.php', befall);
      await form.getByLabel('Message').fill(message);
      const before = bodies.length;
      await submitOf(form).click();
      await expect(toastOf(page)).toHaveText(`Error ${says}`);
      await expectKept(form, message);
      await expectOtherWays(form);
      await expect(form.getByText('may have arrived')).toHaveCount(mayHaveArrived ? 1 : 0);
      await expectNoSidewaysScroll(page);
      expect(bodies.length - before, 'messages sent').toBe(1);
      await page.unroute('/contact.php');
      await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toastOf(page)).toHaveCount(0);
    });
  }
  expect(await messagesFrom(email)).toEqual([]);

  await form.getByLabel('Message').fill('Hello again');
  await page.reload();
  form = page.getByTestId('contact-form');
  await hydratedPart(form);
  await expectKept(form, 'Hello again');
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  await expect(form).toContainText('Your words have reached us.');
  expect((await onlyMessageFrom(email)).message).toBe('Hello again');
});

test('a success is one under another content type and in other letters', async ({ page }) => {
  // PHP says text/html of whatever a script prints, unless it is told otherwise.
  await page.route('/contact.php', answer(200, '{"status":"Success "}', 'text/html'));
  const form = await openForm(page);
  await fillContact(form);
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
});

test('a message longer than the server takes is refused in words, and kept', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/status of 413/, /^413: POST/);
  const form = await openForm(page);
  const message = 'ज्ञ'.repeat(60_000);
  await fillContact(form, { lastName: 'Rao', message });
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveText('Error The message is too long.');
  await expectKept(form, message);
  await expectOtherWays(form);
});

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
  await expect(toastOf(page)).toHaveText(`Error ${AGAIN}`);
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
  await expect(toastOf(page)).toHaveText(`Error ${AGAIN}`, { timeout: 20_000 });
  expect(Date.now() - start).toBeGreaterThan(14_500);
  await expectKept(form, 'Hello [hang]');
  await expectOtherWays(form);
  await expect(form).toContainText('your message may have arrived all the same');
});

for (const { name, path, fill, submit, mark } of [
  {
    name: 'contact-form',
    path: '/contact',
    fill: fillContact,
    submit: 'Send Message',
    mark: 'First name',
  },
  {
    name: 'hero-consultation-form',
    path: '/',
    fill: fillConsultation,
    submit: 'Get Free Consultation',
    mark: 'Full name',
  },
]) {
  test(`a message of the ${name} that is left on its way goes once, and its form knows how it ended`, async ({
    page,
  }) => {
    await open(page, path);
    const form = page.getByTestId(name);
    await hydratedPart(form);
    const email = newEmail();
    await fill(form, { email });
    const { bodies } = watchPosts(page);
    const endpoint = await holdBack(page, /\/contact\.php$/);
    await form.getByRole('button', { name: submit }).click();
    await expect.poll(() => bodies.length, { timeout: 10_000 }).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/legal/terms');

    await page.goBack();
    await hydratedPart(form);
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await form.getByLabel(mark).press('Enter');
    endpoint.release();
    await expect(toastOf(page)).toContainText('Message Sent!');
    await expect(form).toContainText('Your words have reached us.');
    for (const field of await form.locator('.control').all()) await expect(field).toHaveValue('');
    await expect(form.getByRole('button', { name: submit })).toBeEnabled();
    await onlyMessageFrom(email);
  });
}

test('the forms themselves say what came of it, whatever becomes of the toast', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillContact(form, { lastName: 'Rao', message: 'Hello [refuse]' });
  await submitOf(form).click();
  await expectOtherWays(form);
  await expect(form).toContainText('The desk is closed for the day.');
  await form.getByLabel('Message').fill('Hello');
  await submitOf(form).click();
  await expect(form).toContainText('Your words have reached us.');

  await open(page, '/services/tax-audit');
  const consultation = page.getByTestId('consultation-form');
  await hydratedPart(consultation);
  const accept = consultation.getByRole('button', { name: 'Get Free Consultation' });
  await accept.click();
  await expect(consultation).toContainText('Please fill in all required fields.');
  await fillConsultation(consultation);
  await accept.click();
  await expect(consultation).toContainText('Your consultation request has been captured.');
});

import type { Locator, Page } from '@playwright/test';
import { fillConsultation, toastOf, watchPosts } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { chunk, holdBack, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

const formOf = (page: Page) => page.getByTestId('hero-consultation-form');
const submitOf = (form: Locator) => form.getByRole('button', { name: 'Get Free Consultation' });

async function openForm(page: Page): Promise<Locator> {
  await open(page, '/');
  await hydratedPart(formOf(page));
  return formOf(page);
}

for (const { fullName, firstName, lastName } of [
  { fullName: 'Asha', firstName: 'Asha', lastName: '' },
  { fullName: '  लक्ष्मी   Narayanan Iyer ', firstName: 'लक्ष्मी', lastName: 'Narayanan Iyer' },
]) {
  test(`a request of “${fullName.trim()}” arrives as a contact message`, async ({ page }) => {
    const form = await openForm(page);
    const { bodies } = watchPosts(page);
    const email = newEmail();
    await fillConsultation(form, { fullName, email, service: 'LLP Registration' });
    await submitOf(form).click();

    await expect(toastOf(page)).toHaveText("Message Sent! We'll get back to you soon");
    for (const label of ['Full name', 'Email', 'Phone', 'Service']) {
      await expect(form.getByLabel(label)).toHaveValue('');
    }
    expect(bodies).toHaveLength(1);
    expect(await onlyMessageFrom(email)).toEqual({
      firstName,
      lastName,
      email,
      phone: '+91 98765 43210',
      serviceRequired: 'LLP Registration',
      message: 'Free consultation requested on the landing page.',
    });
  });
}

test('a second request after the first carries its message again', async ({ page }) => {
  const form = await openForm(page);
  await fillConsultation(form, { email: newEmail() });
  await submitOf(form).click();
  await expect(form.getByLabel('Full name')).toHaveValue('');
  const email = newEmail();
  await fillConsultation(form, { email });
  await submitOf(form).click();
  await expect(form.getByLabel('Full name')).toHaveValue('');
  expect((await onlyMessageFrom(email)).message).toBe(
    'Free consultation requested on the landing page.',
  );
});

test('the rules and words are those of the consultation form', async ({ page }) => {
  const form = await openForm(page);
  const { bodies } = watchPosts(page);
  await expect(form.getByLabel('Service').getByRole('option')).toHaveText([
    'Select Service',
    'Private Limited Company',
    'LLP Registration',
    'GST Registration',
    'Trademark Registration',
    'Other Services',
  ]);
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveText('Error Please fill in all required fields.');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expect(form.getByLabel('Full name')).toBeFocused();

  await fillConsultation(form, { fullName: ' ' });
  await submitOf(form).click();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect(form.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');

  await fillConsultation(form, { email: 'asha@' });
  await submitOf(form).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
  expect(bodies).toEqual([]);
});

test('while a request is on its way the button says so, and it is sent once', async ({ page }) => {
  const form = await openForm(page);
  const endpoint = await holdBack(page, /\/contact\.php$/);
  const { bodies } = watchPosts(page);
  const email = newEmail();
  await fillConsultation(form, { email });
  await submitOf(form).dblclick();
  const sending = form.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  endpoint.release();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect(bodies).toHaveLength(1);
  await onlyMessageFrom(email);
});

for (const { name, answer, says } of [
  {
    name: 'a refusal shows the words of the server',
    answer: { json: { status: 'error', message: 'Not today.' } },
    says: 'Not today.',
  },
  {
    name: 'a page instead of JSON is a failure to try again',
    answer: { status: 500, contentType: 'text/html', body: '<h1>500</h1>' },
    says: 'Failed to send message. Please try again.',
  },
]) {
  test(`${name}, and the fields are kept`, async ({ page, allowProblems }) => {
    allowProblems(/status of 500/, /^500: POST/);
    // The outcome is chosen by the words of a message, and these are fixed.
    await page.route('/contact.php', async (route) => route.fulfill(answer));
    const form = await openForm(page);
    await fillConsultation(form, { fullName: 'Asha Rao' });
    await submitOf(form).click();
    await expect(toastOf(page)).toHaveText(`Error ${says}`);
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Rao');
    await expect(form.getByLabel('Service')).toHaveValue('GST Registration');
    await expect(form).toContainText('Your words are still here.');
  });
}

test('what was typed before the code of the form had come is kept and sent', async ({ page }) => {
  const code = await holdBack(page, chunk('hero-consultation-form'));
  await open(page, '/');
  const form = formOf(page);
  const email = newEmail();
  await fillConsultation(form, { fullName: 'Meera Kulkarni', email });
  code.release();
  await hydratedPart(form);
  await expect(form.getByLabel('Full name')).toHaveValue('Meera Kulkarni');
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect(await onlyMessageFrom(email)).toMatchObject({
    firstName: 'Meera',
    lastName: 'Kulkarni',
    serviceRequired: 'GST Registration',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the request by itself', async ({ page }) => {
    await page.goto('/');
    const email = newEmail();
    await fillConsultation(formOf(page), { fullName: 'Asha Rao', email });
    await submitOf(formOf(page)).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    expect(await onlyMessageFrom(email)).toMatchObject({
      firstName: 'Asha Rao',
      serviceRequired: 'GST Registration',
      message: 'Free consultation requested on the landing page.',
    });
  });
});

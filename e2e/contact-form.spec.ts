import type { Locator, Page } from '@playwright/test';
import { fillContact, toastOf, watchPosts } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { chunk, holdBack, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

const formOf = (page: Page) => page.getByTestId('contact-form');
const submitOf = (form: Locator) => form.getByRole('button', { name: 'Send Message' });

async function openForm(page: Page, path = '/contact'): Promise<Locator> {
  await open(page, path);
  await hydratedPart(formOf(page));
  return formOf(page);
}

test('a message arrives exactly as typed, and the form is empty again', async ({ page }) => {
  const form = await openForm(page);
  const { bodies } = watchPosts(page);
  const email = newEmail();
  const message = 'Fees & taxes: 100% + ₹500 = ?\nदूसरी पंक्ति “उद्धरण”\n<b>third</b> #4;a=b';
  await fillContact(form, {
    firstName: 'आशा & Sons',
    lastName: "O'Neil + Co %20",
    email,
    phone: '+91 (98765) 43210',
    service: 'Legal Consultation',
    message,
  });
  await submitOf(form).click();

  await expect(toastOf(page)).toHaveText("Message Sent! We'll get back to you soon");
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Service', 'Message']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  expect(bodies).toHaveLength(1);
  expect([...new URLSearchParams(bodies[0] ?? '').keys()]).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'serviceRequired',
    'message',
  ]);
  expect(await onlyMessageFrom(email)).toEqual({
    firstName: 'आशा & Sons',
    lastName: "O'Neil + Co %20",
    email,
    phone: '+91 (98765) 43210',
    serviceRequired: 'Legal Consultation',
    message,
  });
});

test('while a message is on its way the button says so, is disabled, and sends once', async ({
  page,
}) => {
  const form = await openForm(page);
  const { bodies } = watchPosts(page);
  const email = newEmail();
  await fillContact(form, { email, message: 'Please wait. [slow]' });
  await submitOf(form).dblclick();

  const sending = form.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeVisible();
  await expect(sending).toBeDisabled();
  await form.getByLabel('First name').press('Enter');
  await expect(toastOf(page)).toContainText('Message Sent!');
  await expect(submitOf(form)).toBeEnabled();
  expect(bodies).toHaveLength(1);
  await onlyMessageFrom(email);
});

test("the browser's email check applies, and its finding stands beside the field", async ({
  page,
}) => {
  const form = await openForm(page);
  const { bodies } = watchPosts(page);
  await fillContact(form, { email: 'asha@' });
  await submitOf(form).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
  await expect(form.getByLabel('Email')).toBeFocused();
  expect(bodies).toEqual([]);
});

test('what a script has put into the fields is what is sent', async ({ page }) => {
  const form = await openForm(page);
  const email = newEmail();
  // As the browsers inside other apps do: without an event that anybody could hear.
  await form.evaluate((element: HTMLFormElement, address) => {
    const values = ['Asha', 'Rao', address, '98765 43210', 'Tax Services', 'Set by a script.'];
    element.querySelectorAll<HTMLInputElement>('.control').forEach((control, index) => {
      control.value = values[index] ?? '';
    });
  }, email);
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect(await onlyMessageFrom(email)).toMatchObject({
    firstName: 'Asha',
    message: 'Set by a script.',
  });
});

test('the form of the landing page is the same, and sends as well', async ({ page }) => {
  const form = await openForm(page, '/');
  const email = newEmail();
  await fillContact(form, { email, message: 'From the landing page.' });
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect((await onlyMessageFrom(email)).message).toBe('From the landing page.');
});

test('what was typed before the code of the form had come is kept and sent', async ({ page }) => {
  const code = await holdBack(page, chunk('contact-form'));
  await open(page, '/contact');
  const form = formOf(page);
  const email = newEmail();
  await fillContact(form, { firstName: 'Meera', email });
  code.release();
  await hydratedPart(form);
  await expect(form.getByLabel('First name')).toHaveValue('Meera');
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect((await onlyMessageFrom(email)).firstName).toBe('Meera');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the form by itself, and the answer is a page', async ({ page }) => {
    await page.goto('/contact');
    const form = formOf(page);
    const email = newEmail();
    await fillContact(form, { email, message: 'कागज़ & fees 100% +\nsecond line' });
    await submitOf(form).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    const message = await onlyMessageFrom(email);
    expect(message).toMatchObject({ firstName: 'Asha', serviceRequired: 'Tax Services' });
    // A browser ends the lines of a form with CR LF.
    expect(message.message.replaceAll('\r\n', '\n')).toBe('कागज़ & fees 100% +\nsecond line');
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

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

test('the form has the fields and choices of the specification', async ({ page }) => {
  const form = await openForm(page);
  for (const { label, type, isRequired } of [
    { label: 'First name', type: 'text', isRequired: true },
    { label: 'Last name', type: 'text', isRequired: false },
    { label: 'Email', type: 'email', isRequired: true },
    { label: 'Phone', type: 'tel', isRequired: true },
    { label: 'Service', type: 'select-one', isRequired: true },
    { label: 'Message', type: 'textarea', isRequired: true },
  ]) {
    await expect(form.getByLabel(label)).toHaveJSProperty('type', type);
    await expect(form.getByLabel(label)).toHaveJSProperty('required', isRequired);
    await expect(form.locator('label').filter({ hasText: label })).toHaveText(
      isRequired ? `${label} *` : `${label} (optional)`,
    );
  }
  await expect(form.getByLabel('Service').getByRole('option')).toHaveText([
    'Select Service',
    'Company Registration',
    'GST Registration',
    'Trademark Registration',
    'Legal Consultation',
    'Tax Services',
    'Other Services',
  ]);
});

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

test('the message is posted form-encoded', async ({ page }) => {
  const form = await openForm(page);
  await fillContact(form, { email: newEmail() });
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await submitOf(form).click();
  const request = await posted;
  expect(new URL(request.url()).pathname).toBe('/contact.php');
  expect(await request.headerValue('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
});

test('the last name may be left out', async ({ page }) => {
  const form = await openForm(page);
  const email = newEmail();
  await fillContact(form, { email });
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect((await onlyMessageFrom(email)).lastName).toBe('');
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

for (const label of ['First name', 'Email', 'Phone', 'Service', 'Message']) {
  test(`without ${label} nothing is sent, and the field says what it needs`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'What is refused does not depend on the screen.');
    const form = await openForm(page);
    const { bodies } = watchPosts(page);
    await fillContact(form);
    if (label === 'Service') await form.getByLabel('Service').selectOption('');
    else await form.getByLabel(label).fill(label === 'Email' ? '' : '  ');
    await submitOf(form).click();

    await expect(toastOf(page)).toHaveText('Error Please fill in all required fields.');
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(/^(Enter|Select|Write) /);
    await expect(form.getByLabel(label)).toBeFocused();
    expect(bodies).toEqual([]);
  });
}

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

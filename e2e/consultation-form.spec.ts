import type { Locator, Page } from '@playwright/test';
import { services } from '@/content/services/catalogue';
import { paths } from '@/paths';
import { fillConsultation, toastOf, watchPosts } from './support/forms';
import { chunk, holdBack, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

const formOf = (page: Page) => page.getByTestId('consultation-form');
const submitOf = (form: Locator) => form.getByRole('button', { name: 'Get Free Consultation' });

const emptyError = /^Error Please fill in all required fields\.$/;

async function openForm(page: Page, path = '/services/tax-audit'): Promise<Locator> {
  await open(page, path);
  await hydratedPart(formOf(page));
  return formOf(page);
}

test('the form has the fields, placeholders, choices and button of the specification', async ({
  page,
}) => {
  const form = await openForm(page);
  for (const { label, placeholder, type } of [
    { label: 'Full name', placeholder: 'Enter your full name', type: 'text' },
    { label: 'Email', placeholder: 'Enter your email', type: 'email' },
    { label: 'Phone', placeholder: 'Enter your phone number', type: 'tel' },
  ]) {
    const field = form.getByLabel(label);
    await expect(field).toHaveAttribute('placeholder', placeholder);
    await expect(field).toHaveJSProperty('type', type);
    await expect(field).toHaveAttribute('required');
    await expect(form.locator('label').filter({ hasText: label })).toHaveText(`${label} *`);
  }
  const service = form.getByLabel('Service');
  await expect(service).toHaveAttribute('required');
  await expect(form.locator('label').filter({ hasText: 'Service' })).toHaveText('Service *');
  await expect(service.getByRole('option')).toHaveText([
    'Select Service',
    'Private Limited Company',
    'LLP Registration',
    'GST Registration',
    'Trademark Registration',
    'Other Services',
  ]);
  await expect(service).toHaveValue('');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await expect(submitOf(form)).toBeEnabled();
});

test('every service page hosts the form', async ({ request, isMobile }) => {
  test.skip(isMobile, 'What stands on a page does not depend on the screen.');
  for (const { slug } of services) {
    const html = await (await request.get(paths.service(slug))).text();
    expect(html.split('data-testid="consultation-form"'), slug).toHaveLength(2);
  }
});

test('a service that is one of the choices is chosen beforehand', async ({ page }) => {
  const form = await openForm(page, '/services/llp-registration');
  await expect(form.getByLabel('Service')).toHaveValue('LLP Registration');
});

test('an accepted request shows the toast, empties all fields and sends nothing', async ({
  page,
}) => {
  const form = await openForm(page, '/services/gst-registration');
  const { bodies } = watchPosts(page);
  const requests: string[] = [];
  await fillConsultation(form, { service: 'Other Services' });
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  await submitOf(form).click();

  await expect(toastOf(page)).toHaveText('Success! Your consultation request has been captured.');
  for (const label of ['Full name', 'Email', 'Phone', 'Service']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  await expect(page).toHaveURL('/services/gst-registration');
  expect(bodies).toEqual([]);
  expect(requests).toEqual([]);
});

test('a second request right after the first is taken as well', async ({ page }) => {
  const form = await openForm(page);
  for (const fullName of ['Asha Rao', 'Vikram Nair']) {
    await fillConsultation(form, { fullName });
    await submitOf(form).click();
    await expect(form.getByLabel('Full name')).toHaveValue('');
    await expect(toastOf(page)).toContainText('Success!');
  }
});

for (const label of ['Full name', 'Email', 'Phone', 'Service']) {
  test(`without ${label} the form is refused, and the field says what it needs`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'What is refused does not depend on the screen.');
    const form = await openForm(page);
    await fillConsultation(form);
    if (label === 'Service') await form.getByLabel('Service').selectOption('');
    else await form.getByLabel(label).fill('');
    await submitOf(form).click();

    await expect(toastOf(page)).toHaveText(emptyError);
    const field = form.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^(Enter|Select) /);
    await expect(field).toBeFocused();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
    if (label !== 'Full name') {
      await expect(form.getByLabel('Full name'), 'what was typed stays').toHaveValue('Asha Rao');
    }
  });
}

test('an empty form names every field and leads to the first', async ({ page }) => {
  const form = await openForm(page);
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveText(emptyError);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expect(form.getByLabel('Full name')).toBeFocused();

  await form.getByLabel('Full name').fill('Asha Rao');
  await expect(form.getByLabel('Full name')).not.toHaveAttribute('aria-invalid');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
});

test('a value of blanks counts as empty', async ({ page }) => {
  const form = await openForm(page);
  await fillConsultation(form, { fullName: '   ', phone: '\t ' });
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveText(emptyError);
  await expect(form.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
});

test("an email that the browser's check refuses is not taken, and is said to be malformed", async ({
  page,
}) => {
  const form = await openForm(page);
  await fillConsultation(form, { email: 'asha at example' });
  await submitOf(form).click();
  const email = form.getByLabel('Email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('asha at example');
  await expect(page.getByText('Your consultation request has been captured.')).toHaveCount(0);

  await email.fill('asha@example.com');
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Success!');
});

test('Enter in a field submits', async ({ page }) => {
  const form = await openForm(page);
  await fillConsultation(form);
  await form.getByLabel('Phone').press('Enter');
  await expect(toastOf(page)).toContainText('Success!');
});

test('what was typed before the code of the form had come is kept', async ({ page }) => {
  const code = await holdBack(page, chunk('consultation-form'));
  await open(page, '/services/tax-audit');
  const form = formOf(page);
  await fillConsultation(form, { fullName: 'Meera' });
  code.release();
  await hydratedPart(form);
  await expect(form.getByLabel('Full name')).toHaveValue('Meera');
  await expect(form.getByLabel('Service')).toHaveValue('GST Registration');
  await submitOf(form).click();
  await expect(toastOf(page)).toContainText('Success!');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the form needs it, and names two other ways', async ({ page }) => {
    await page.goto('/services/tax-audit');
    const note = page.getByRole('complementary').getByText(/needs JavaScript/);
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+/);
    await expect(note.getByRole('link', { name: 'contact form' })).toHaveAttribute(
      'href',
      '/contact',
    );
    // Whatever is typed must not end up in the address.
    await fillConsultation(formOf(page));
    await submitOf(formOf(page)).click();
    await expect(page).toHaveURL('/services/tax-audit');
  });
});

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

test('every service page hosts the form', async ({ request, isMobile }) => {
  test.skip(isMobile, 'What stands on a page does not depend on the screen.');
  for (const { slug } of services) {
    const html = await (await request.get(paths.service(slug))).text();
    expect(html.split('data-testid="consultation-form"'), slug).toHaveLength(2);
  }
});

test('nothing is chosen in advance', async ({ page }) => {
  const form = await openForm(page, '/services/llp-registration');
  await expect(form.getByLabel('Service')).toHaveValue('');
  await expect(form.getByLabel('Service').locator('option:checked')).toHaveText('Select Service');
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

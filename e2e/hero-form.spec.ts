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

import type { Locator, Page } from '@playwright/test';
import { fillConsultation, fillContact, toastOf, watchPosts } from './support/forms';
import { messagesFrom, newEmail, onlyMessageFrom } from './support/kept-messages';
import { hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

const clearOf = (form: Locator) => form.getByRole('button', { name: 'Clear what I typed' });
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

for (const { name, path, testId, fill, first, submit } of [
  {
    name: 'contact',
    path: '/contact',
    testId: 'contact-form',
    fill: fillContact,
    first: 'First name',
    submit: 'Send Message',
  },
  {
    name: 'hero',
    path: '/',
    testId: 'hero-consultation-form',
    fill: fillConsultation,
    first: 'Full name',
    submit: 'Get Free Consultation',
  },
]) {
  test(`what is typed into the ${name} form survives a reload until it is sent`, async ({
    page,
  }) => {
    await open(page, path);
    const form = page.getByTestId(testId);
    await hydratedPart(form);
    const email = newEmail();
    await fill(form, { email, service: 'GST Registration' });
    // The browser's own restoration would hide that ours does not work.
    await page.goto('/about');
    await open(page, path);
    await hydratedPart(form);
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expect(form.getByLabel('Service')).toHaveValue('GST Registration');
    await page.reload();
    await hydratedPart(form);
    await expect(form.getByLabel('Email')).toHaveValue(email);

    await form.getByRole('button', { name: submit }).click();
    await expect(toastOf(page)).toContainText('Message Sent!');
    await onlyMessageFrom(email);
    expect(await kept(page)).toEqual([]);
    await page.reload();
    await hydratedPart(form);
    await expect(form.getByLabel('Email')).toHaveValue('');
  });

  test(`what is typed into the ${name} form can be taken back`, async ({ page }) => {
    await open(page, path);
    const form = page.getByTestId(testId);
    await hydratedPart(form);
    await expect(clearOf(form)).toBeHidden();
    const place = await form.boundingBox();
    await fill(form, { service: 'GST Registration' });
    await expect(clearOf(form)).toBeVisible();
    expect((await form.boundingBox())?.height, 'nothing moves').toBe(place?.height);
    await clearOf(form).click();
    await expect(form.getByLabel('Email')).toHaveValue('');
    await expect(form.getByLabel(first)).toBeFocused();
    await expect(clearOf(form)).toBeHidden();
    expect(await kept(page)).toEqual([]);
  });
}

test('nobody comes to the honeypot, and what a program puts there parks the message', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = page.getByTestId('contact-form');
  await hydratedPart(form);
  const trap = form.locator('[name="topic"]');
  await form.getByLabel('Message').focus();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await expect(form.getByRole('textbox', { includeHidden: false })).toHaveCount(5);

  const email = newEmail();
  const { bodies } = watchPosts(page);
  await fillContact(form, { email });
  await trap.fill('https://example.com', { force: true });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect(new URLSearchParams(bodies[0] ?? '').get('topic')).toBe('https://example.com');
  expect(await messagesFrom(email)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is typed can be taken back as well', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByTestId('contact-form');
    await expect(clearOf(form)).toBeHidden();
    await fillContact(form);
    await clearOf(form).click();
    await expect(form.getByLabel('Message')).toHaveValue('');
    await expect(form.getByLabel('Service')).toHaveValue('');
  });
});

import type { Page } from '@playwright/test';
import { fillContact, toastOf } from './support/forms';
import { footerLink, heading, holdBack, hydratedPart } from './support/page';
import { expect, test } from './support/test';

/* Visitors open a page directly, do something, leave by a link and come back. What they did is true then. */

// How pages change with motion is tried in navigation.spec.ts; without it they change at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function leave(page: Page): Promise<void> {
  await footerLink(page, 'Terms').click();
  await expect(heading(page)).toHaveText(/^Terms/);
}

for (const { path, id, label, text } of [
  { path: '/contact', id: 'contact-form', label: 'Message', text: 'Half a' },
  { path: '/services/gst-filing', id: 'consultation-form', label: 'Full name', text: 'Asha' },
  { path: '/razorpay-checkout', id: 'payment-form', label: 'Amount in rupees', text: '1,200' },
]) {
  test(`what is typed into the ${id} is there again after Back`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByTestId(id);
    await hydratedPart(form);
    await form.getByLabel(label).fill(text);
    await leave(page);
    await page.goBack();
    await expect(form.getByLabel(label)).toHaveValue(text);
  });
}

test('a message that arrives after its page was left is not in the form on Back', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByTestId('contact-form');
  await hydratedPart(form);
  const answer = await holdBack(page, /contact\.php/);
  await fillContact(form);
  const sent = page.waitForRequest(/contact\.php/);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await sent;
  await leave(page);
  answer.release();
  await expect(toastOf(page)).toContainText('Message Sent!');
  await page.goBack();
  await hydratedPart(form);
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha');
});

test('the answers to all questions and the suggested structure are there after Back', async ({
  page,
}) => {
  await page.goto('/services/business-consultation');
  const question = page.getByRole('group', { name: /^\d+ of 10/ });
  await hydratedPart(question);
  await question.getByRole('radio').first().focus();
  for (let left = 10; left > 0; left--) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  }
  const suggested = page.locator('.tool-frame .answer-head');
  const name = await suggested.innerText();
  await leave(page);
  await page.goBack();
  await expect(page.getByText('Your answers: 10 of 10')).toBeVisible();
  await expect(suggested).toHaveText(name);
  await expect(page).toHaveURL(/#choose(&\w+=\w+){10}$/);
});

test('a sum is there after Back', async ({ page }) => {
  await page.goto('/services/trademark-registration#trademark-fees&applicant=other&classes=2');
  await page.getByLabel(/^Examination/).selectOption('Faster, form TM-M');
  const sum = page.getByText('₹98,000').first();
  await expect(sum).toBeVisible();
  await leave(page);
  await page.goBack();
  await expect(sum).toBeVisible();
});

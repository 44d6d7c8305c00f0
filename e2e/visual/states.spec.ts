import type { Page } from '@playwright/test';
import { emailOf, messageOf, payButtonOf, sandboxOf } from '../support/checkouts';
import { fillContact, toastOf } from '../support/forms';
import { hydratedPart, menusReady, scrollPage } from '../support/page';
import { expect } from '../support/test';
import { compare, expectLooks, hideFixedParts } from './support';

/** Takes the toast of the last attempt away, with the next attempt's still to come. */
async function dismissToast(page: Page): Promise<void> {
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toastOf(page)).toHaveCount(0);
}

compare('the header in each of its states', '/', async (page, width) => {
  const header = page.getByRole('banner');
  await expectLooks(header, 'header-top');
  await scrollPage(page, 400);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expectLooks(header, 'header-scrolled');
  if (width < 1024) {
    await page.getByTestId('mobile-menu-toggle').click();
    await page.getByTestId('mobile-nav-licenses').click();
    await expectLooks(page.getByTestId('mobile-menu-panel'), 'header-panel');
  } else {
    await menusReady(page);
    await page.getByTestId('nav-licenses').press('Enter');
    await expectLooks(page.locator('.menu-sheet:visible'), 'header-menu');
  }
});

compare('the contact form in each of its states, and both toasts', '/contact', async (page) => {
  await hideFixedParts(page);
  const form = page.getByTestId('contact-form');
  const submit = form.getByRole('button', { name: 'Send Message' });
  await hydratedPart(form);
  await submit.click();
  await expectLooks(toastOf(page), 'toast-error');
  await dismissToast(page);
  await expectLooks(form, 'contact-form-in-error');

  await fillContact(form, { message: 'Hello [refuse]' });
  await submit.click();
  await expect(toastOf(page)).toContainText('The desk is closed');
  await dismissToast(page);
  await expectLooks(form, 'contact-form-refused');

  await form.getByLabel('Message').fill('A tea shop in Kochi.');
  await submit.click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  await expectLooks(toastOf(page), 'toast-success');
});

compare('the chat, closed, open and answered', '/', async (page) => {
  await expectLooks(page.getByRole('complementary', { name: 'Pay and support' }), 'edge-tabs');
  await page.getByRole('button', { name: 'Support' }).click();
  const chat = page.getByRole('dialog', { name: 'Support' });
  await expect(chat.getByRole('button', { name: 'IPR' })).toBeVisible();
  await expectLooks(chat, 'chat-open');
  await chat.getByRole('button', { name: 'IPR' }).click();
  await expect(chat.getByRole('link')).toHaveCount(6);
  await expectLooks(chat, 'chat-answered');
});

compare('the pay page, ready, cancelled and paid', '/razorpay-checkout', async (page) => {
  await hideFixedParts(page);
  const pay = payButtonOf(page);
  await expect(page.getByRole('button', { name: 'Loading...' })).toHaveCount(0);
  const form = page.getByTestId('payment-form');
  await expectLooks(form, 'pay-ready');

  await emailOf(page).fill('asha@example.com');
  await pay.click();
  await sandboxOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(messageOf(page)).toHaveText('Payment cancelled.We have received no payment.');
  await expectLooks(form, 'pay-cancelled');

  await pay.click();
  await sandboxOf(page).getByRole('button', { name: 'Pay (succeeds)' }).click();
  await expect(messageOf(page)).toContainText('Payment successful');
  await expectLooks(messageOf(page), 'pay-paid');
});

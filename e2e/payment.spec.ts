import type { Page } from '@playwright/test';
import { colourOf, expectSameDocument, footerLink, markDocument, open } from './support/page';
import { expect, test } from './support/test';

/* A payment in a real browser. tests/features/payment tests each amount, option, answer and message. */

const PATH = '/razorpay-checkout';

/** The address of the checkout script. */
const SCRIPT = /\/sandbox\/checkout\.js$/;

const formOf = (page: Page) => page.getByTestId('payment-form');
const amountOf = (page: Page) => page.getByRole('spinbutton', { name: 'Amount in rupees' });
const emailOf = (page: Page) => formOf(page).getByLabel('Email');
const payButtonOf = (page: Page) => formOf(page).getByRole('button', { name: /^Pay/ });
const messageOf = (page: Page) => page.getByTestId('payment-message');

/** The payment window of the sandbox, which imitates Razorpay. */
const sandboxOf = (page: Page) => page.getByRole('dialog', { name: /^Pay / });

test(
  'a visitor sees a message for a failed, a cancelled and a successful payment',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (SCRIPT.test(request.url())) scripts.push(new URL(page.url()).pathname);
    });
    await open(page, '/');
    await markDocument(page);
    await page.getByRole('link', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(PATH);
    // No new document was loaded, so the landing page's CSP still applies.
    await expectSameDocument(page);
    await amountOf(page).fill('20,000.50');
    await emailOf(page).fill('asha@example.com');
    await emailOf(page).press('Enter');
    await sandboxOf(page).getByRole('button', { name: 'Let the payment fail' }).click();
    await expect(messageOf(page)).toContainText('The payment failed.');
    await page.keyboard.press('Escape');
    await expect(sandboxOf(page)).toBeHidden();
    await expect(messageOf(page)).toHaveText(/^Payment cancelled\..*the bank declined it/);
    const cancelled = await colourOf(messageOf(page).getByText(/^Payment cancelled/), 'color');
    expect(cancelled.red, 'in red').toBeGreaterThan(2 * cancelled.green);
    await expectAccessible({ within: 'main' });

    await payButtonOf(page).click();
    await expect(sandboxOf(page)).toContainText('₹20,000.50');
    await sandboxOf(page).getByRole('button', { name: 'Pay (succeeds)' }).click();
    const message = messageOf(page);
    await expect(message).toContainText(/Payment successful.*pay_\w{14}.*screenshot/);
    const { red, green } = await colourOf(message.getByText('Payment successful.'), 'color');
    expect(green, 'in green').toBeGreaterThan(2 * red);
    await expect(message.locator(':focus')).toContainText('Payment successful');
    await expectAccessible({ within: 'main' });
    expect(scripts, 'loaded once, and only on this page').toEqual([PATH]);

    await footerLink(page, 'About').click();
    await expect(page.getByRole('status').filter({ hasText: 'paid. Payment ID' })).toBeVisible();
  },
);

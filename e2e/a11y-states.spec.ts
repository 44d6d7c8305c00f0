import { hydratedPart, open } from './support/page';
import { fillConsultation, toastOf } from './support/forms';
import { expect, test } from './support/test';

/* What opens, fails or succeeds on a page. The header's menus: header-*.spec.ts; being offline: recovery.spec.ts. */

test.use({ trace: 'off' });

test(
  'axe finds nothing in the search and in the chat',
  { tag: '@engines' },
  async ({ page, expectAccessible }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Search services' }).click();
    const search = page.getByRole('dialog', { name: 'Find a service' });
    const field = search.getByRole('combobox');
    await expect(search).toBeVisible();
    await field.fill('gst');
    await expect(search.getByRole('status')).toHaveText(/found/);
    await page.keyboard.press('ArrowDown');
    await expect(search.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible({ within: 'dialog' });
    await field.fill('zzzzzz');
    await expect(search.getByRole('link', { name: 'Write to us about it' })).toBeVisible();
    await expectAccessible({ within: 'dialog' });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Support' }).click();
    const chat = page.getByRole('dialog', { name: 'Support' });
    await chat.getByRole('button', { name: 'IPR' }).click();
    await expect(chat.getByRole('link')).toHaveCount(6);
    await expectAccessible({ within: '.edge-tabs' });
  },
);

test('axe finds nothing in a form that is in error, nor when it was sent', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/services/gst-filing');
  const form = page.getByTestId('consultation-form');
  await hydratedPart(form);
  await form.getByRole('button', { name: 'Get Free Consultation' }).press('Enter');
  await expect(toastOf(page)).toContainText('Please fill in all required fields.');
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expectAccessible({ within: '#ask, [aria-label="Notification"]' });
  await fillConsultation(form);
  await form.getByRole('button', { name: 'Get Free Consultation' }).click();
  await expect(toastOf(page)).toContainText('Success!');
  await expectAccessible({ within: '#ask, [aria-label="Notification"]' });
});

test('axe finds nothing on the pay page, refused and paid, and in the notice of the payment', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/razorpay-checkout');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Amount in rupees').fill('0');
  const pay = page.getByRole('button', { name: /^Pay/ });
  await pay.click();
  const message = page.getByTestId('payment-message');
  await expect(message).toHaveText('Please enter a valid amount and email.');
  await expectAccessible({ within: 'main' });

  await page.getByLabel('Amount in rupees').fill('500');
  await pay.click();
  const sandbox = page.getByRole('dialog');
  await sandbox.getByRole('button', { name: 'Pay (succeeds)' }).click();
  await expect(message).toContainText('Payment successful');
  await expectAccessible({ within: 'main' });

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'paid. Payment ID' })).toBeVisible();
  await expectAccessible();
});

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
    await expectAccessible({ within: 'dialog' });
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
    await expect(chat.getByRole('button', { name: 'IPR' })).toBeVisible();
    await expectAccessible({ within: '.edge-tabs' });
    await chat.getByRole('button', { name: 'IPR' }).click();
    await expect(chat.getByRole('link')).toHaveCount(6);
    await expectAccessible({ within: '.edge-tabs' });
  },
);

test('what is wrong in a form is said where it is, axe finds nothing then, nor when it was sent', async ({
  page,
  expectAccessible,
}) => {
  for (const { path, testId } of [
    { path: '/', testId: 'hero-consultation-form' },
    { path: '/contact', testId: 'contact-form' },
    { path: '/services/gst-filing', testId: 'consultation-form' },
  ]) {
    await test.step(testId, async () => {
      await open(page, path);
      const form = page.getByTestId(testId);
      await hydratedPart(form);
      await form.getByRole('button', { name: /^(Send|Get)/ }).press('Enter');
      await expect(toastOf(page)).toContainText('Please fill in all required fields.');

      // Each field says that it is invalid and what to do, and the first of them has the focus.
      const required = form.locator(':is(input, select, textarea):required');
      await expect(required.first()).toBeFocused();
      for (const field of await required.all()) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(/^(Enter|Choose|Select|Tell|Write)\b/);
      }
      await expectAccessible({ within: `[data-testid="${testId}"], [aria-label="Notification"]` });
      await form.getByLabel('Email').fill('asha@example.com');
      await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
    });
  }
  const form = page.getByTestId('consultation-form');
  await fillConsultation(form);
  await form.getByRole('button', { name: 'Get Free Consultation' }).click();
  await expect(toastOf(page)).toContainText('Success!');
  await expectAccessible({ within: '#ask, [aria-label="Notification"]' });
});

test('axe finds nothing on the pay page, refused, cancelled and paid, and in the notice of the payment', async ({
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
  await expectAccessible();

  await page.getByLabel('Amount in rupees').fill('500');
  await pay.click();
  const sandbox = page.getByRole('dialog');
  await sandbox.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveText('Payment cancelled.');
  await expectAccessible({ within: 'main' });

  await pay.click();
  await sandbox.getByRole('button', { name: 'Pay (succeeds)' }).click();
  await expect(message).toContainText('Payment successful');
  await expectAccessible({ within: 'main' });

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'paid. Payment ID' })).toBeVisible();
  await expectAccessible();
});

import { menuGroups } from '@/content/navigation';
import { hydratedPart, menusReady, open } from './support/page';
import { NOT_FOUND_REPORT } from './support/site-paths';
import { expect, test } from './support/test';

test.use({ trace: 'off' });

test('axe finds nothing in the five menus, and Escape leads back to what opened them', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'Narrow screens have the panel.');
  await open(page, '/');
  await menusReady(page);
  for (const { testId } of menuGroups) {
    const trigger = page.getByTestId(testId);
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible({ within: 'header' });
    await page.keyboard.press('Tab');
    await expect(trigger).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
  }
});

test('axe finds nothing in the mobile panel, and Escape leads back to its toggle', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(!isMobile, 'Wide screens have five menus.');
  await open(page, '/');
  const toggle = page.getByTestId('mobile-menu-toggle');
  await toggle.press('Enter');
  await expectAccessible({ within: 'header' });
  const panel = page.getByTestId('mobile-menu-panel');
  await panel.getByText('Tax & Compliance').press('Enter');
  await expect(panel.getByRole('link', { name: /GST Registration/ })).toBeVisible();
  await expectAccessible({ within: 'header' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('axe finds nothing in the search', async ({ page, expectAccessible }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Search services' }).click();
  const search = page.getByRole('dialog', { name: 'Find a service' });
  await expect(search).toBeVisible();
  await expectAccessible();
  await search.getByRole('combobox').fill('gst');
  await expect(search.getByRole('status')).toHaveText(/found/);
  await expectAccessible();
  await search.getByRole('combobox').fill('zzzzzz');
  await expect(search.getByRole('status')).toHaveText(/^Nothing found/);
  await expectAccessible();
});

test('axe finds nothing in the chat, before and after its reply, and Escape leads back', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  const support = page.getByRole('button', { name: 'Support' });
  await support.click();
  const chat = page.getByRole('dialog', { name: 'Support' });
  await expect(chat.getByRole('button', { name: 'IPR' })).toBeVisible();
  await expectAccessible({ within: '.edge-tabs' });
  await chat.getByRole('button', { name: 'IPR' }).click();
  await expect(chat.getByRole('link')).toHaveCount(6);
  await expectAccessible({ within: '.edge-tabs' });
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(support).toBeFocused();
});

for (const { name, path, testId, submit } of [
  {
    name: 'consultation form',
    path: '/services/gst-filing',
    testId: 'consultation-form',
    submit: 'Get Free Consultation',
  },
  {
    name: 'hero form',
    path: '/',
    testId: 'hero-consultation-form',
    submit: 'Get Free Consultation',
  },
  { name: 'contact form', path: '/contact', testId: 'contact-form', submit: 'Send Message' },
]) {
  test(`what is wrong in the ${name} is said where it is, and axe finds nothing`, async ({
    page,
    expectAccessible,
  }) => {
    await open(page, path);
    const form = page.getByTestId(testId);
    await hydratedPart(form);
    await form.getByRole('button', { name: submit }).press('Enter');
    const toast = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
    await expect(toast).toContainText('Please fill in all required fields.');

    // Each field says that it is invalid and what to do, and the first of them has the focus.
    const required = form.locator(':is(input, select, textarea):required');
    await expect(required.first()).toBeFocused();
    for (const field of await required.all()) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^(Enter|Choose|Select|Tell|Write)\b/);
    }
    await expectAccessible({ within: `[data-testid="${testId}"], [aria-label="Notification"]` });

    const email = form.getByLabel('Email');
    await email.fill('asha@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });
}

test('axe finds nothing after a message was sent', async ({ page, expectAccessible }) => {
  await open(page, '/services/gst-filing');
  const form = page.getByTestId('consultation-form');
  await hydratedPart(form);
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Service').selectOption('GST Registration');
  await form.getByRole('button', { name: 'Get Free Consultation' }).click();
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText('Success!');
  await expectAccessible();
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
  await expectAccessible();

  await pay.click();
  await sandbox.getByRole('button', { name: 'Pay (succeeds)' }).click();
  await expect(message).toContainText('Payment successful');
  await expectAccessible();

  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'paid. Payment ID' })).toBeVisible();
  await expectAccessible();
});

test('axe finds nothing while offline', async ({
  page,
  context,
  allowProblems,
  expectAccessible,
}) => {
  allowProblems(NOT_FOUND_REPORT, /ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
  await open(page, '/contact');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline\. You can read on/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are offline/);
  await expectAccessible();
});

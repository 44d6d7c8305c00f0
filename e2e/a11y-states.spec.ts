import { menuGroups } from '@/content/navigation';
import { hydratedPart, menusReady, open } from './support/page';
import { NOT_FOUND_REPORT } from './support/site-paths';
import { expect, test } from './support/test';

for (const { title, testId } of menuGroups) {
  test(`axe finds nothing with the menu ${title} open`, async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    test.skip(isMobile, 'Narrow screens have the panel.');
    await open(page, '/');
    await menusReady(page);
    const trigger = page.getByTestId(testId);
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
  });
}

test('axe finds nothing with the mobile panel and a group in it open', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(!isMobile, 'Wide screens have five menus.');
  await open(page, '/');
  await page.getByTestId('mobile-menu-toggle').click();
  await expectAccessible();
  const panel = page.getByTestId('mobile-menu-panel');
  await panel.getByText('Tax & Compliance').click();
  await expect(panel.getByRole('link', { name: /GST Registration/ })).toBeVisible();
  await expectAccessible();
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

test('axe finds nothing in the chat, before and after its reply', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Support' }).click();
  const chat = page.getByRole('dialog', { name: 'Support' });
  await expect(chat.getByRole('button', { name: 'IPR' })).toBeVisible();
  await expectAccessible();
  await chat.getByRole('button', { name: 'IPR' }).click();
  await expect(chat.getByRole('link')).toHaveCount(6);
  await expectAccessible();
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
  test(`axe finds nothing with the ${name} in error and its toast shown`, async ({
    page,
    expectAccessible,
  }) => {
    await open(page, path);
    const form = page.getByTestId(testId);
    await hydratedPart(form);
    await form.getByRole('button', { name: submit }).click();
    await expect(form.getByText('Enter your email')).toBeVisible();
    const toast = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
    await expect(toast).toBeVisible();
    await expectAccessible();
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

test('axe finds nothing on the pay page, refused, cancelled and paid', async ({
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

import {
  amountOf,
  checkoutsOf,
  emailOf,
  messageOf,
  payButtonOf,
  sandboxOf,
} from './support/checkouts';
import { colourOf, open } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

const PATH = '/razorpay-checkout';
const INVALID = 'Please enter a valid amount and email.';

test('the page opens with 500 rupees and a Pay button that waits for an email', async ({
  page,
}) => {
  await open(page, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay Now');
  await expect(amountOf(page)).toHaveValue('500');
  await expect(emailOf(page)).toHaveValue('');
  await expect(emailOf(page)).toHaveAttribute('type', 'email');
  await expect(payButtonOf(page)).toBeDisabled();

  await emailOf(page).fill('asha@example.com');
  await expect(payButtonOf(page)).toBeEnabled();
  await amountOf(page).fill('');
  await expect(payButtonOf(page)).toBeDisabled();
  await amountOf(page).fill('  ');
  await expect(payButtonOf(page)).toBeDisabled();
  await amountOf(page).fill('1');
  await expect(payButtonOf(page)).toBeEnabled();
  await emailOf(page).fill('   ');
  await expect(payButtonOf(page)).toBeDisabled();
});

test("the provider's widget opens with the options of the specification", async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill(' asha@example.com ');
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toBeVisible();
  const checkouts = await checkoutsOf(page);
  expect(checkouts).toHaveLength(1);
  expect(checkouts[0]).toMatchObject({
    key: settings.VITE_RAZORPAY_KEY_ID,
    amount: 50_000,
    currency: 'INR',
    prefill: { email: 'asha@example.com' },
  });
  expect(checkouts[0]?.name).toBeTruthy();
  expect(checkouts[0]?.description).toMatch(/^[A-Za-z0-9]/);
  expect(checkouts[0]?.image).toMatch(/^https?:\/\//);
  expect(checkouts[0]?.theme.color).toMatch(/^#[0-9a-f]{6}$/i);
  expect(checkouts[0]).not.toHaveProperty('order_id');
});

test('rupees become paise exactly', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  const amounts = [
    ['1', 100],
    ['1.15', 115],
    ['19.99', 1999],
    ['1.1', 110],
    ['4.35', 435],
    ['1,00,000.50', 10_000_050],
    ['₹ 2500', 250_000],
    ['070.07', 7007],
  ] as const;
  for (const [typed] of amounts) {
    await amountOf(page).fill(typed);
    await payButtonOf(page).click();
    await sandboxOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(messageOf(page)).toHaveText('Payment cancelled.');
  }
  const checkouts = await checkoutsOf(page);
  expect(checkouts.map(({ amount }) => amount)).toEqual(amounts.map(([, paise]) => paise));
});

test('what is no amount is refused in the words of the specification', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  for (const typed of [
    '0',
    '0.00',
    '-5',
    '1.155',
    '1e3',
    'five',
    '1.',
    '90071992547409.92',
    '99999999999999999999',
    'NaN',
  ]) {
    await amountOf(page).fill(typed);
    await expect(messageOf(page)).toHaveText('');
    await payButtonOf(page).click();
    await expect(messageOf(page), typed).toHaveText(INVALID);
    await expect(amountOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(amountOf(page)).toBeFocused();
    await expect(amountOf(page)).toHaveValue(typed);
  }
  expect(await checkoutsOf(page)).toEqual([]);
});

test('the largest safe amount is taken as it is', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await amountOf(page).fill('90071992547409.91');
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toBeVisible();
  expect((await checkoutsOf(page))[0]?.amount).toBe(Number.MAX_SAFE_INTEGER);
});

test('a malformed email is refused, and named', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha at example');
  await payButtonOf(page).click();
  await expect(messageOf(page)).toHaveText(INVALID);
  await expect(emailOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(emailOf(page)).toBeFocused();
  expect(await checkoutsOf(page)).toEqual([]);
  // Correcting takes the message back.
  await emailOf(page).fill('asha@example.com');
  await expect(messageOf(page)).toHaveText('');
  await expect(emailOf(page)).not.toHaveAttribute('aria-invalid');
});

test('a payment shows its id and asks for a screenshot on WhatsApp, in green', async ({ page }) => {
  await open(page, PATH);
  await amountOf(page).fill('1,20,000');
  await emailOf(page).fill('asha@example.com');
  await payButtonOf(page).click();
  await sandboxOf(page).getByRole('button', { name: 'Pay (succeeds)' }).click();

  const message = messageOf(page);
  await expect(message).toContainText('Payment successful');
  await expect(message).toContainText(/pay_\w{14}/);
  await expect(message).toContainText(/screenshot/);
  const whatsapp = message.getByRole('link', { name: settings.VITE_WHATSAPP });
  await expect(whatsapp).toHaveAttribute(
    'href',
    `https://wa.me/${settings.VITE_WHATSAPP.replace(/\D/g, '')}`,
  );
  const { red, green } = await colourOf(message.getByText('Payment successful.'), 'color');
  expect(green).toBeGreaterThan(2 * red);
  await expect(message.locator(':focus')).toContainText('Payment successful');
  await expect(page.getByText('₹1,20,000')).toBeVisible();
  await expect(payButtonOf(page)).toHaveCount(0);
});

test('closing the widget says that the payment was cancelled, in red, and Pay can be pressed again', async ({
  page,
}) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  for (const close of ['button', 'Escape']) {
    await payButtonOf(page).click();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await sandboxOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(sandboxOf(page)).toBeHidden();
    await expect(messageOf(page)).toHaveText('Payment cancelled.');
  }
  const { red, green } = await colourOf(messageOf(page).getByText('Payment cancelled.'), 'color');
  expect(red).toBeGreaterThan(2 * green);
  await expect(amountOf(page)).toHaveValue('500');
  await expect(emailOf(page)).toHaveValue('asha@example.com');
  expect(await checkoutsOf(page)).toHaveLength(2);
});

test('an attempt that fails in the widget does not end the payment', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await payButtonOf(page).click();
  await sandboxOf(page).getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(messageOf(page)).toHaveText('');
  await sandboxOf(page).getByRole('button', { name: 'Pay (succeeds)' }).click();
  await expect(messageOf(page)).toContainText('Payment successful');
});

test('a failed attempt is explained when the widget is closed after it', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await payButtonOf(page).click();
  await sandboxOf(page).getByRole('button', { name: 'Let the payment fail' }).click();
  await sandboxOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(messageOf(page)).toHaveText(/^Payment cancelled\..*the bank declined it/);
});

test('a double click opens one widget', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await payButtonOf(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(sandboxOf(page)).toHaveCount(1);
  expect(await checkoutsOf(page)).toHaveLength(1);
});

test('Enter in a field pays', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await expect(payButtonOf(page)).toBeEnabled();
  await emailOf(page).press('Enter');
  await expect(sandboxOf(page)).toBeVisible();
});

test('an amount typed in figures is read back in words', async ({ page }) => {
  await open(page, PATH);
  await expect(amountOf(page)).toHaveAccessibleDescription('Rupees five hundred only');
  await amountOf(page).fill('1,00,000.50');
  await expect(amountOf(page)).toHaveAccessibleDescription('Rupees one lakh and fifty paise only');
});

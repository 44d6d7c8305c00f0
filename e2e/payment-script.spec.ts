import { checkoutsOf, emailOf, messageOf, payButtonOf, sandboxOf } from './support/checkouts';
import { emptyScript, faultReports, noAnswer, wrongAnswer } from './support/faults';
import { chunk, holdBack, hydrated, open } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

const PATH = '/razorpay-checkout';
const SCRIPT = /\/sandbox\/checkout\.js$/;

test.skip(({ isMobile }) => !isMobile, 'Loading the script does not depend on the screen.');

test('until the script has come the button reads Loading... and is disabled', async ({ page }) => {
  const script = await holdBack(page, SCRIPT);
  // A script on its way keeps the page from counting as loaded.
  await page.goto(PATH, { waitUntil: 'commit' });
  await hydrated(page);
  await emailOf(page).fill('asha@example.com');
  const loading = page.getByRole('button', { name: 'Loading...' });
  await expect(loading).toBeDisabled();
  script.release();
  await expect(payButtonOf(page)).toBeEnabled();
  await expect(loading).toHaveCount(0);
});

test('the script is loaded once, and by this page alone', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) requests.push(request.url());
  });
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  expect(requests).toHaveLength(0);

  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await page.getByRole('link', { name: /Pay$/ }).click();
  await emailOf(page).fill('asha@example.com');
  await expect(payButtonOf(page)).toBeEnabled();
  await page.goBack();
  await page.goForward();
  await emailOf(page).fill('asha@example.com');
  await expect(payButtonOf(page)).toBeEnabled();
  expect(requests).toHaveLength(1);
});

test('a script that does not come is said in words, with the phone number, and tried again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED/);
  let isDown = true;
  await page.route(SCRIPT, async (route) => (isDown ? route.abort() : route.continue()));
  await page.clock.install();
  await open(page, PATH);
  await expect(messageOf(page)).toContainText('did not load');
  await expect(messageOf(page).getByRole('link', { name: settings.VITE_PHONE })).toHaveAttribute(
    'href',
    /^tel:\+/,
  );
  await emailOf(page).fill('asha@example.com');
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();

  isDown = false;
  // Quietly, after three seconds.
  await page.clock.fastForward(3500);
  await expect(payButtonOf(page)).toBeEnabled();
  await expect(messageOf(page)).not.toContainText('did not load');
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toBeVisible();
});

test('a visitor can ask for the script again, however it was lost, and pays once', async ({
  page,
  allowProblems,
}) => {
  // A page in place of the script is refused for its type, or run: an error of the page, which Chromium gives no words to.
  allowProblems(...faultReports, /^page error: $/, /Refused to execute script/);
  const [first, ...others] = [...noAnswer, ...wrongAnswer, emptyScript];
  if (first) await page.route(SCRIPT, first.befall);
  await open(page, PATH);
  await page.getByLabel('Amount in rupees').fill('42.50');
  await emailOf(page).fill('asha@example.com');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(messageOf(page)).toContainText('did not load');

  for (const { name, befall } of others) {
    await test.step(name, async () => {
      await page.unroute(SCRIPT);
      await page.route(SCRIPT, befall);
      const asked = page.waitForRequest(SCRIPT);
      await again.click();
      await asked;
      await expect(messageOf(page)).toContainText('did not load');
      await expect(messageOf(page).getByRole('link', { name: settings.VITE_PHONE })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    });
  }

  await page.unroute(SCRIPT);
  await again.click();
  await expect(page.getByLabel('Amount in rupees')).toHaveValue('42.50');
  await payButtonOf(page).dblclick();
  await expect(sandboxOf(page)).toBeVisible();
  expect(await checkoutsOf(page)).toMatchObject([
    { amount: 4250, prefill: { email: 'asha@example.com' } },
  ]);
});

test('a script that has run twice opens one window for one payment', async ({ page }) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await expect(payButtonOf(page)).toBeEnabled();
  // As when a try that was given up arrives after all.
  await page.addScriptTag({ url: '/sandbox/checkout.js' });
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toHaveCount(1);
  expect(await checkoutsOf(page)).toHaveLength(1);
});

test('a script that never arrives counts as failed', async ({ page }) => {
  const script = await holdBack(page, SCRIPT);
  await page.clock.install();
  await page.goto(PATH, { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await page.clock.fastForward(11_000);
  await expect(messageOf(page)).toContainText('did not load');
  script.release();
});

test('a script that has gone by the time of the click is said to be not loaded yet', async ({
  page,
}) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await expect(payButtonOf(page)).toBeEnabled();
  // A content blocker may take it away after it has come.
  await page.evaluate(() => Reflect.deleteProperty(window, 'Razorpay'));
  await payButtonOf(page).click();
  await expect(messageOf(page)).toHaveText('Razorpay script not loaded yet.');
});

test('a widget that can not be opened is said in the words of the specification', async ({
  page,
}) => {
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await expect(payButtonOf(page)).toBeEnabled();
  // Razorpay refuses amounts below one rupee, and so does the sandbox.
  await page.getByLabel('Amount in rupees').fill('0.50');
  await payButtonOf(page).click();
  await expect(messageOf(page)).toHaveText('Could not open payment gateway. Please try again.');
  expect(await checkoutsOf(page)).toEqual([]);

  await page.getByLabel('Amount in rupees').fill('50');
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toBeVisible();
});

test('leaving the page closes the widget', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await page.getByRole('link', { name: /Pay$/ }).click();
  await emailOf(page).fill('asha@example.com');
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(sandboxOf(page)).toHaveCount(0);
});

test('what was typed before the page was ready is what is charged', async ({ page }) => {
  const code = await holdBack(page, chunk('checkout'));
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.getByLabel('Amount in rupees').fill('42.50');
  await emailOf(page).fill('asha@example.com');
  code.release();
  await hydrated(page);
  await expect(page.getByLabel('Amount in rupees')).toHaveValue('42.50');
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toBeVisible();
  expect((await checkoutsOf(page))[0]).toMatchObject({
    amount: 4250,
    prefill: { email: 'asha@example.com' },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that paying needs it, and names the phone number', async ({ page }) => {
    await page.goto(PATH);
    const note = page.getByText(/Paying online needs JavaScript/);
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: settings.VITE_PHONE })).toHaveAttribute(
      'href',
      /^tel:\+/,
    );
  });
});

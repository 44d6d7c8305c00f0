import {
  amountOf,
  checkoutsOf,
  checkoutsToBear,
  emailOf,
  messageOf,
  payButtonOf,
  report,
  sandboxOf,
  SCRIPT,
  useCheckout,
} from './support/checkouts';
import { emptyScript, faultReports, noAnswer, wrongAnswer } from './support/faults';
import { chunk, expectNoSidewaysScroll, holdBack, hydrated, open } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

const PATH = '/razorpay-checkout';

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
  await amountOf(page).fill('42.50');
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
  await expect(amountOf(page)).toHaveValue('42.50');
  // Twice in a row; the second press of a mouse would hit what the window shows in the same place.
  await payButtonOf(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
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
  await amountOf(page).fill('0.50');
  await payButtonOf(page).click();
  const said = messageOf(page);
  await expect(said.getByText('Could not open payment gateway. Please try again.')).toBeVisible();
  await expect(said.getByRole('link', { name: settings.VITE_PHONE })).toBeVisible();
  expect(await checkoutsOf(page)).toEqual([]);

  await amountOf(page).fill('50');
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toBeVisible();
});

for (const { name, members } of checkoutsToBear.slice(0, 2)) {
  test(`a checkout that ${name} lets the page be left, and its late success is told wherever one is`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/console warning: Error: (close|on)/);
    await useCheckout(page, members);
    await open(page, '/');
    await page.getByRole('link', { name: /Pay$/ }).click();
    await emailOf(page).fill('asha@example.com');
    await payButtonOf(page).click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('7 days');

    await report(page, 'paid', 'pay_29QQoUBi66xm2f');
    const notice = page.getByRole('status').filter({ hasText: 'pay_29QQoUBi66xm2f' });
    await expect(notice).toContainText('₹500');
    await page.reload();
    await hydrated(page);
    await expect(notice).toBeInViewport({ ratio: 1 });

    await notice.getByRole('link', { name: 'Receipt' }).click();
    await expect(messageOf(page)).toContainText(
      'Payment successful. Payment ID pay_29QQoUBi66xm2f',
    );
    await expect(notice).toHaveCount(0);
    await expect(payButtonOf(page)).toHaveCount(0);
    await report(page, 'dismissed');
    await page.getByRole('link', { name: /terms/ }).click();
    await expect(page).toHaveURL(/terms/);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(messageOf(page)).toContainText('pay_29QQoUBi66xm2f');
    await page.getByRole('button', { name: 'Dismiss receipt' }).click();
    await expect(amountOf(page)).toHaveValue('500');
    await page.reload();
    await hydrated(page);
    await expect(amountOf(page)).toBeVisible();
  });
}

test('a reason without an end fits on a phone', async ({ page }) => {
  await useCheckout(page, checkoutsToBear[2]?.members ?? '');
  await open(page, PATH);
  await emailOf(page).fill('asha@example.com');
  await payButtonOf(page).click();
  await report(page, 'failed', 'W'.repeat(20_000));
  await report(page, 'dismissed');
  await expect(messageOf(page)).toContainText('Payment cancelled.');
  await expectNoSidewaysScroll(page);
});

test('the notice of a payment covers nothing at the top of a page', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    sessionStorage.setItem('payments', '[{"id":"pay_29QQoUBi66xm2f","amount":50000,"at":1}]');
  });
  await page.reload();
  await hydrated(page);
  const notice = await page.getByText('pay_29QQoUBi66xm2f').boundingBox();
  const dismiss = await page.getByRole('button', { name: 'Dismiss' }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(notice?.y).toBeGreaterThan(70);
  expect(heading?.y).toBeGreaterThan((dismiss?.y ?? Infinity) + (dismiss?.height ?? 0));
  await expectNoSidewaysScroll(page);
});

test('without its own code the page has words and the phone number after a while, and not before', async ({
  page,
  allowProblems,
}) => {
  allowProblems(...faultReports, /The page stays static/);
  await page.route(chunk('checkout'), async (route) => route.abort());
  await page.goto(PATH);
  const words = page.getByText(/The payment form has not loaded yet/);
  await expect(words).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // The spinner's has no end.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  await expect(words).toBeVisible();
  await expect(words.getByRole('link', { name: settings.VITE_PHONE })).toBeVisible();

  await page.unroute(chunk('checkout'));
  await words.getByRole('link', { name: 'Load the page again' }).click();
  await hydrated(page);
  await expect(words).toBeHidden();
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
  await amountOf(page).fill('42.50');
  await emailOf(page).fill('asha@example.com');
  code.release();
  await hydrated(page);
  await expect(amountOf(page)).toHaveValue('42.50');
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

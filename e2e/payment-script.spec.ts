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
import {
  emptyScript,
  faultReports,
  noAnswer,
  pageInstead,
  refused,
  wrongAnswer,
} from './support/faults';
import { chunk, expectNoSidewaysScroll, holdBack, hydrated, open } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

const PATH = '/razorpay-checkout';

const scriptFaults = [...noAnswer, ...wrongAnswer, emptyScript];
/** One that brings no answer, and one that brings a wrong one. */
const samples = [refused, pageInstead];

for (const { faults, tag } of [
  { faults: samples, tag: [] },
  { faults: scriptFaults.filter((fault) => !samples.includes(fault)), tag: ['@thorough'] },
]) {
  const names = faults.map(({ name }) => name).join(', ');

  test(
    `a visitor can ask again for a script that was ${names}, and pays once`,
    { tag },
    async ({ page, allowProblems }) => {
      // A page in place of the script is refused for its type, or run: an error of the page, which Chromium gives no words to.
      allowProblems(...faultReports, /^page error: $/, /Refused to execute script/);
      const [first, ...others] = faults;
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
          await expect(
            messageOf(page).getByRole('link', { name: settings.VITE_PHONE }),
          ).toBeVisible();
          await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
        });
      }

      await page.unroute(SCRIPT);
      await again.click();
      await expect(payButtonOf(page)).toBeEnabled();
      await expect(amountOf(page)).toHaveValue('42.50');
      // As when a try that was given up arrives after all.
      await page.addScriptTag({ url: '/sandbox/checkout.js' });
      // Twice in a row; the second press of a mouse would hit what the window shows in the same place.
      await payButtonOf(page).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(sandboxOf(page)).toHaveCount(1);
      expect(await checkoutsOf(page)).toMatchObject([
        { amount: 4250, prefill: { email: 'asha@example.com' } },
      ]);
    },
  );
}

for (const { name, members } of checkoutsToBear) {
  test(
    `a checkout that ${name} lets the page be left, and its late success is told wherever one is`,
    { tag: '@thorough' },
    async ({ page, allowProblems }) => {
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
      await page.getByRole('button', { name: 'New payment' }).click();
      await expect(amountOf(page)).toHaveValue('500');
      await page.reload();
      await hydrated(page);
      await expect(amountOf(page)).toBeVisible();
    },
  );
}

test(
  'a reason without an end fits on a phone, and the notice of a payment covers nothing there',
  { tag: ['@phone', '@thorough'] },
  async ({ page }) => {
    await useCheckout(page, 'open() {} on(event, listener) { this.listener = listener }');
    await open(page, PATH);
    await emailOf(page).fill('asha@example.com');
    await payButtonOf(page).click();
    await report(page, 'failed', 'W'.repeat(20_000));
    await report(page, 'dismissed');
    await expect(messageOf(page)).toContainText('Payment cancelled.');
    await expectNoSidewaysScroll(page);

    await page.evaluate(() => {
      sessionStorage.setItem('payments', '[{"id":"pay_29QQoUBi66xm2f","amount":50000,"at":1}]');
    });
    await open(page, '/about');
    const notice = await page.getByText('pay_29QQoUBi66xm2f').boundingBox();
    const dismiss = await page.getByRole('button', { name: 'Dismiss' }).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(notice?.y).toBeGreaterThan(70);
    expect(heading?.y).toBeGreaterThan((dismiss?.y ?? Infinity) + (dismiss?.height ?? 0));
    await expectNoSidewaysScroll(page);
  },
);

test(
  'without its own code the page has words and the phone number after a while, and not before',
  { tag: '@thorough' },
  async ({ page, allowProblems }) => {
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

    const again = words.getByRole('link', { name: 'Load the page again' });
    await expect(again).toHaveAttribute('href', PATH);

    // Not by the link: the pointer on its way there starts the code, which takes the words away.
    await page.unroute(chunk('checkout'));
    await page.reload();
    await hydrated(page);
    await expect(words).toBeHidden();
  },
);

test(
  'what was typed before code and script have come is charged, and until then the button reads Loading...',
  { tag: '@thorough' },
  async ({ page }) => {
    const code = await holdBack(page, chunk('checkout'));
    const script = await holdBack(page, SCRIPT);
    await page.goto(PATH, { waitUntil: 'commit' });
    await amountOf(page).fill('42.50');
    await emailOf(page).fill('asha@example.com');
    code.release();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    script.release();
    await expect(amountOf(page)).toHaveValue('42.50');
    await payButtonOf(page).click();
    await expect(sandboxOf(page)).toBeVisible();
    expect((await checkoutsOf(page))[0]).toMatchObject({
      amount: 4250,
      prefill: { email: 'asha@example.com' },
    });
  },
);

import { emailOf, messageOf, payButtonOf, report, useCheckout } from './support/checkouts';
import { faultReports } from './support/faults';
import { chunk, expectNoSidewaysScroll, hydrated, open } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

const PATH = '/razorpay-checkout';

test(
  'a reason without an end fits on a phone, and the notice of a payment covers nothing there',
  { tag: ['@phone', '@thorough'] },
  async ({ page }) => {
    await useCheckout(page);
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

import { faultReports } from './support/faults';
import { chunk, hydrated } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

const PATH = '/razorpay-checkout';

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

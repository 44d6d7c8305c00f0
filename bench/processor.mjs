import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from './results.mjs';

/**
 * The phone's processor by Lighthouse's index. The goals were set on a machine that Lighthouse put at 2141 to 2792 and
 * slowed four times; the same four times on one of half that speed would be another, much weaker phone.
 */
const PHONE_INDEX = 600;

const MEASUREMENTS = 3;

/**
 * How many times the processor has to be slowed, as fast as it is now, to be the phone's.
 *
 * @param {import('@playwright/test').Browser} browser
 */
export async function slowdownNow(browser) {
  const indices = [];
  for (let count = 0; count < MEASUREMENTS; count++) {
    // A new one each time, as for Lighthouse: the second time the code has been optimised.
    const page = await browser.newPage();
    indices.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    await page.close();
  }
  return Math.max(1, median(indices) / PHONE_INDEX);
}

/** "slowed 1.7 to 1.9 times" @param {readonly number[]} slowdowns at least one */
export function slowed(slowdowns) {
  const [least, most] = [Math.min(...slowdowns), Math.max(...slowdowns)].map((n) => n.toFixed(1));
  return least === most ? `slowed ${least} times` : `slowed ${least} to ${most} times`;
}

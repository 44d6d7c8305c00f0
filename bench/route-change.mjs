import { slowDown, withBrowser } from './browser.mjs';
import { quiet } from './host.mjs';
import { timeResponse, watchPage } from './response-time.mjs';
import { median } from './results.mjs';

/** The cards of the catalogue's open tab. */
const LINKS = 6;

/** Milliseconds between pointing at a link and pressing it; people take 200 to 500. */
const HESITATION = 300;

const LINK = 'main a[href^="/services/"]';

/**
 * Follows service links of the landing page as a visitor does who has begun to read, each in a browser that has never
 * seen the site: points, hesitates, clicks. Times run from the click to the frame with the new page's heading.
 *
 * @param {import('./host.mjs').Host} host
 */
export async function changeRoutes(host) {
  const changes = await withBrowser(host, async (browser) => {
    const all = [];
    for (let index = 0; index < LINKS; index++) all.push(await change(browser, host, index));
    return all;
  });
  const times = changes.map(({ time }) => time);
  const spinners = changes.filter(({ spinner }) => spinner).length;
  return { median: median(times), longest: Math.max(...times), links: LINKS, spinners };
}

/** @type {(browser: import('@playwright/test').Browser, host: import('./host.mjs').Host, index: number) => ReturnType<typeof timeResponse>} */
async function change(browser, host, index) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const moments = await watchPage(page, { event: 'click', target: LINK, answer: 'main h1' });
  await page.goto(host.origin);
  await quiet(host);
  await slowDown(page);

  const link = page.locator(`${LINK}:visible`).nth(index);
  await link.hover();
  await page.waitForTimeout(HESITATION);
  const result = await timeResponse(moments, () => link.click());
  await page.close();
  return result;
}

import { chromium } from '@playwright/test';
import { requireBrowser } from './browser.mjs';
import { median } from './results.mjs';

/**
 * @typedef {object} RouteChange
 * @property {number} median ms from the click to the frame that shows the new heading
 * @property {number} longest
 * @property {number} links
 * @property {number} spinners how many of them showed the spinner on the way
 */

/** The cards of the catalogue's open tab. */
const LINKS = 6;

/** Milliseconds between pointing at a link and pressing it; people take 200 to 500. */
const HESITATION = 300;

/** Lighthouse's slow 4G, at the level of packets: what a connection that is already open costs. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const CPU_SLOWDOWN = 4;

/**
 * Follows service links of the landing page as a visitor does, each in a browser that has never seen the site: points,
 * hesitates, clicks.
 *
 * @param {import('./host.mjs').Host} host
 * @returns {Promise<RouteChange>}
 */
export async function changeRoutes(host) {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: host.browserArgs,
  });
  try {
    const changes = [];
    for (let index = 0; index < LINKS; index++) changes.push(await change(browser, host, index));
    const times = changes.map(({ time }) => time);
    return {
      median: median(times),
      longest: Math.max(...times),
      links: LINKS,
      spinners: changes.filter(({ spinner }) => spinner).length,
    };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./host.mjs').Host} host
 * @param {number} index of the link
 */
async function change(browser, host, index) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(host.origin, { waitUntil: 'networkidle' });
  // Someone who has begun to read: the app comes at the first sign of a visitor.
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await page.waitForFunction(isHydrated);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const link = page.locator('main a[href^="/services/"]:visible').nth(index);
  await link.scrollIntoViewIfNeeded();
  const watcher = await page.evaluateHandle(watch);
  await link.hover();
  await page.waitForTimeout(HESITATION);
  await link.click();
  const result = await watcher.evaluate(({ done }) => done);
  await context.close();
  return result;
}

/** Runs in the page: whether React has taken over its heading. */
function isHydrated() {
  const heading = document.querySelector('main h1') ?? {};
  return Object.keys(heading).some((key) => key.startsWith('__react'));
}

/** Runs in the page: tells of the next exchange of the heading, counted from the click that caused it. */
function watch() {
  const before = document.querySelector('main h1');
  let start = 0;
  let spinner = false;
  addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true });
  return {
    done: new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        spinner ||= document.querySelector('main [role="status"] .spinner') !== null;
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        // The frame after this one begins once this one is on the screen.
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => resolve({ time: now - start, spinner })),
        );
      }).observe(document.body, { childList: true, subtree: true });
    }),
  };
}

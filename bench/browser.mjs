import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.mjs';

export const PHONE = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Lighthouse's slow 4G for a connection that is already open, without the cost of opening it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The browser of the end-to-end tests. */
export function requireBrowser() {
  const browser = findBrowser();
  if (!browser) throw new Error('No Chromium found. Name one by CHROMIUM_PATH.');
  return browser;
}

/**
 * Lends a browser that trusts the host's certificate. Each new page of it is in a profile of its own: it has never seen
 * the site.
 *
 * @template Result
 * @param {import('./host.mjs').Host} host
 * @param {(browser: import('@playwright/test').Browser) => Promise<Result>} act
 */
export async function withBrowser(host, act) {
  const executablePath = requireBrowser();
  const browser = await chromium.launch({ executablePath, args: host.browserArgs });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Throttles the page's network to slow 4G, and slows its processor.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} times
 */
export async function slowDown(page, times) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

import { findBrowser } from '../e2e/support/browser.mjs';

/** The browser of the end-to-end tests. */
export function requireBrowser() {
  const browser = findBrowser();
  if (!browser) throw new Error('No Chromium found. Name one by CHROMIUM_PATH.');
  return browser;
}

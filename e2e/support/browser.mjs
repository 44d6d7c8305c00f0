import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without a user interface. */
export const HEADLESS = '/usr/bin/chromium-headless-shell';

/** The paths of Chromium or Chrome on Debian, Ubuntu, Fedora, macOS and Windows. */
const KNOWN_PLACES = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the end-to-end tests: the path in CHROMIUM_PATH, or the machine's own browser, or the browser that
 * Playwright has downloaded.
 *
 * @returns {string | undefined} the executable's path, or undefined if there is none
 */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  const places = [...(named ? [named] : []), ...KNOWN_PLACES, chromium.executablePath()];
  return places.find((place) => existsSync(place));
}

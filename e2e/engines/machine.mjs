import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findBrowser } from '../support/browser.mjs';

/*
 * Which engines this machine has, and what drives each. Playwright's own builds come first; where they can't be fetched,
 * a distribution's Firefox and WebKitGTK do.
 */

/**
 * @typedef {{ by: 'playwright' | 'bidi', path: string } | { by: 'webdriver', path: string, driverPath: string }} Engine
 */

/** Where Debian, Ubuntu, Fedora and macOS keep a Firefox of their own. */
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const WEBKIT_DRIVERS = ['/usr/bin/WebKitWebDriver'];

/** The small browser that comes with WebKitGTK, on Debian and Fedora. */
const WEBKIT_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

const firstOf = (/** @type {string[]} */ paths) => paths.find((path) => existsSync(path));

/** @returns {Engine | undefined} */
export function findChromium() {
  const path = findBrowser();
  return path ? { by: 'playwright', path } : undefined;
}

/** @returns {Engine | undefined} */
export function findFirefox() {
  const own = firstOf([firefox.executablePath()]);
  if (own) return { by: 'playwright', path: own };
  const path = firstOf(FIREFOXES);
  return path ? { by: 'bidi', path } : undefined;
}

/** @returns {Engine | undefined} */
export function findWebKit() {
  const own = firstOf([webkit.executablePath()]);
  if (own) return { by: 'playwright', path: own };
  const driverPath = firstOf(WEBKIT_DRIVERS);
  const path = firstOf(WEBKIT_BROWSERS);
  return path && driverPath ? { by: 'webdriver', path, driverPath } : undefined;
}

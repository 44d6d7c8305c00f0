import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.mjs';
import { PHONE } from './e2e/support/phone';

// The day on which the built site was made, which is today in every browser window (e2e/support/test.ts).
process.loadEnvFile('tests/support/test-day.env');

/** Not the port of `npm start`, so that a site one is looking at does not get in the way. */
const PORT = Number(process.env['E2E_PORT'] ?? 4183);

/** The built site, or with E2E_SERVER=dev the one that `npm run dev` serves. */
const serve = process.env['E2E_SERVER'] === 'dev' ? 'vite --mode demo' : 'npm run preview --';

const executablePath = findBrowser();

/*
 * A Chromium with windows draws two pages of its own for the address bar of each, and keeps a process for the next page.
 * With a GPU that a machine without one has to emulate, that is half of what a journey costs. The features before those
 * are what Playwright turns off: the browser heeds its last list alone.
 */
const chromium = {
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Letters as wide as on a phone: a browser without windows rounds them to whole pixels.
      '--font-render-hinting=none',
      '--disable-gpu',
      '--disable-extensions',
      `--disable-features=${[
        'AvoidUnnecessaryBeforeUnloadCheckSync',
        'DestroyProfileOnBrowserClose',
        'HttpsUpgrades',
        'HttpsFirstBalancedModeAutoEnable',
        'LensOverlay',
        'MediaRouter',
        'PaintHolding',
        'ThirdPartyStoragePartitioning',
        'OptimizationHints',
        'NetworkTimeServiceQuerying',
        'PreconnectToSearch',
        'AimEnabled',
        'WebUIOmniboxPopup',
        'WebUIOmniboxAimPopup',
        'SpareRendererForSitePerProcess',
      ].join()}`,
    ],
  },
};

const DESKTOP = { viewport: { width: 1440, height: 900 } };

/*
 * Journeys run on the desktop. Tags say what is otherwise:
 *   @phone     on the phone's screen instead
 *   @both      on both screens
 *   @thorough  not by `npm test`, but by `npm run test:thorough`
 *   @engine    in Firefox and WebKit as well, by `npm run test:engines`
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A worker takes some seconds to begin with, and has two in this file.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A second try on CI's busy machines; what needed it is reported as flaky. None at home, where it should show.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  // No journey is about speed, and a busy machine takes its time: these only end what will never come.
  timeout: 900_000,
  expect: {
    timeout: 60_000,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    // Nothing waits for a movement; navigation.spec.ts tries pages that move.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey for the few that fail takes a third longer.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...chromium, ...DESKTOP },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { ...chromium, ...PHONE },
    },
    ...['firefox', 'webkit'].map((browserName) => ({
      name: browserName,
      grep: /@engine/,
      use: { browserName: browserName as 'firefox' | 'webkit', ...DESKTOP },
    })),
  ],
  webServer: {
    command: `${serve} --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});

import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.mjs';
import { PHONE } from './e2e/support/phone';

// The settings of the tested build, and its day. In each browser window, this day is today (e2e/support/test.ts).
process.loadEnvFile('tests/support/test.env');

/** Not the port of `npm start`, so that both servers can run at the same time. */
const PORT = Number(process.env['E2E_PORT'] ?? 4183);

/** The built site, or the dev server with E2E_SERVER=dev. */
const serve = process.env['E2E_SERVER'] === 'dev' ? 'vite --mode demo' : 'npm run preview --';

const executablePath = findBrowser();

/*
 * In each window, Chromium renders two extra pages for its address bar. It also keeps a spare process and emulates a GPU. These
 * take half of a journey's time, so they are turned off. Chromium obeys only the last `--disable-features`, so this list starts
 * with Playwright's own list.
 */
const chromium = {
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Headless Chromium rounds the widths of glyphs to whole pixels. With this flag, they are as wide as on a phone.
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
 * Journeys run on a desktop screen, unless a tag changes that:
 * @phone     runs on the screen of a phone instead
 * @both      runs on both screens
 * @thorough  runs only by `npm run test:thorough`, not by `npm test`
 * @engine    also runs in Firefox and WebKit, by `npm run test:engines`
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Few workers, because each worker takes some seconds to start.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // CI's machines are busy, so CI runs a failed journey again and reports it as flaky. Local runs show the failure.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  // Generous limits, because no journey tests speed and machines may be busy.
  timeout: 900_000,
  expect: {
    timeout: 60_000,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    // Pages have no animations, except in navigation.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // If each journey were traced, the run would take a third longer.
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

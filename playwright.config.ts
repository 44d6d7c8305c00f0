import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.mjs';
import { PHONE } from './e2e/support/phone';

// The settings and the day of the tested build. Every browser window takes that day for today (e2e/support/test.ts).
process.loadEnvFile('tests/support/test.env');

/** Another port than that of `npm start`, so that both can run. */
const PORT = Number(process.env['E2E_PORT'] ?? 4183);

/** The built site, or the dev server with E2E_SERVER=dev. */
const serve = process.env['E2E_SERVER'] === 'dev' ? 'vite --mode demo' : 'npm run preview --';

const executablePath = findBrowser();

/*
 * Chromium renders two extra pages for each address bar and keeps a spare process. Together with an emulated GPU this is half
 * of a journey's time, so it is turned off. The browser only obeys the last --disable-features, so this list starts with
 * Playwright's own.
 */
const chromium = {
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Glyph widths as on a phone: headless Chromium rounds them to whole pixels.
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
 * Journeys run on the desktop. Tags change that:
 * @phone     on the phone's screen instead
 * @both      on both screens
 * @thorough  not by `npm test`, but by `npm run test:thorough`
 * @engine    in Firefox and WebKit as well, by `npm run test:engines`
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Few, because each worker takes some seconds to start.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // CI's machines are busy, so a failed journey is tried again and reported as flaky. Local runs show the failure.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  // Generous, because no journey tests speed and machines may be busy.
  timeout: 900_000,
  expect: {
    timeout: 60_000,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    // No animations. navigation.spec.ts tests pages with them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every journey would take a third longer.
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

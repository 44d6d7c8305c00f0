import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.mjs';

/** Not the port of `npm start`, so that a site one is looking at does not get in the way. */
const PORT = Number(process.env['E2E_PORT'] ?? 4183);

const VISUAL = '**/visual/*.spec.ts';

/** What depends on no screen, or sets its own, is tried once: the whole suite is to take minutes. */
const SAME_ON_ALL_SCREENS =
  /\/(changed-pages|contact-form|drafts|faults-code|first-touch|hero-form|payment|recovery|routes|security-headers|web-fonts)\.spec\.ts$/;

/** The built site, or with E2E_SERVER=dev the one that `npm run dev` serves. */
const serve = process.env['E2E_SERVER'] === 'dev' ? 'vite' : 'vite preview';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than two processors: half of a journey is waiting.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A second try on CI's busy machines; what needed it is reported as flaky. None at home, where it should show.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  // The same browser draws the same picture; this much is left for a blink of its text smoothing.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.001, scale: 'device' } },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    // Recording every journey for the few that fail takes a third longer.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Lets a page read the role and name that its elements have for assistive technology.
        '--enable-blink-features=ComputedAccessibilityInfo',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [VISUAL, SAME_ON_ALL_SCREENS],
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
    { name: 'desktop', testIgnore: VISUAL, use: { viewport: { width: 1440, height: 900 } } },
    {
      // Pictures are compared where they were made, see e2e/visual/environment.ts.
      name: 'visual',
      testMatch: VISUAL,
      snapshotPathTemplate: 'e2e/visual/references/{arg}{ext}',
      use: {
        // The style sheet that stills a page for its picture is not the site's.
        bypassCSP: true,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  webServer: {
    command: `npx ${serve} --mode demo --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});

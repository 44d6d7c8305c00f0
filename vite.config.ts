import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseEnv } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { createLogger } from 'vite';
import { defineConfig } from 'vitest/config';
import { brand, brandColour, painted } from './vite/brand.ts';
import { buildDay } from './vite/build-day.js';
import { commonFiles } from './vite/common-files.ts';
import { hosting } from './vite/hosting/index.ts';
import { inlineSheet } from './vite/inline-sheet.ts';
import { licences } from './vite/licences.ts';
import { localServices } from './vite/local-services/index.ts';
import { prerender } from './vite/prerender.ts';
import { serviceTextsPlugin } from './vite/service-texts.ts';
import { parseSettings, settingsPlugin } from './vite/settings.ts';

const testEnv = parseEnv(readFileSync('tests/support/test.env', 'utf8'));

/** Fixed values, so that an owner's settings and later orders of law break no test. */
const TEST_ENV = {
  ...parseSettings({ VITE_PHONE: '+91 00000 00000', VITE_WHATSAPP: '+91 11111 11111' }),
  BRAND_COLOUR: brandColour,
  ALL_SERVICES: 'yes',
  VITE_BUILD_DAY: buildDay(testEnv),
};

/** The shared code of forms. Pages need either all of it or nothing. */
const FORMS = ['forms/.*', 'content/(collection-notice|forms)', 'ui/submit-button'];

/**
 * Matches files by their path in src/, without the extension. node_modules is excluded, because packages have folders of the
 * same names.
 */
function inSrc(paths: readonly string[]): RegExp {
  return new RegExp(String.raw`^(?!.*/node_modules/).*/src/(${paths.join('|')})\.\w+(\?|$)`);
}

const customLogger = createLogger();
const { warn } = customLogger;
/** Lightning CSS warns of unknown selectors, but keeps them. */
customLogger.warn = (message, options) => {
  if (!message.includes("'target-current' is not recognized")) warn(message, options);
};

export default defineConfig({
  customLogger,
  plugins: [
    settingsPlugin(),
    react(),
    // Vite optimises the style sheet already. If Tailwind did so too, each prefix would be written three times. Unit tests read
    // no styles.
    ...(process.env['VITEST'] ? [] : [tailwindcss({ optimize: false })]),
    serviceTextsPlugin(),
    brand(),
    licences(),
    inlineSheet(),
    prerender(),
    hosting(),
    localServices(),
  ],
  resolve: {
    alias: [
      { find: /^(?:@|\.\.?)\/art\/(?=certificate-)/, replacement: painted },
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
  },
  build: {
    // tests/build/budget.test.ts checks the sizes.
    reportCompressedSize: false,
    // Supported browsers need no polyfill. Preloading itself stays: without it a followed link took 0.4 s longer on the bench's
    // slow phone.
    modulePreload: { polyfill: false },
    // One style sheet for all pages (vite/inline-sheet.ts), so that no chunk waits for a CSS file.
    cssCodeSplit: false,
  },
  environments: {
    // The build imports all pages at once for the search index; only the browser imports them dynamically.
    ssr: {
      build: {
        rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // Slow plugin callbacks are expected: they are most of the build.
          checks: { pluginTimings: false },
          // Radix calls __name for each of its functions. Such a call keeps an unused function in the build: 3 KiB in all.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            // With this comment Chrome compiles a chunk in the background while it loads, and not function by function at the
            // first calls. This saves a tenth of a page's start.
            postBanner: ({ name }) =>
              ['react', 'common', 'app'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            codeSplitting: {
              // A group contains only its own files. Otherwise the first group gets all their imports, including the packages
              // of forms.
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'react',
                  // Changes only with a package's version, so returning visitors have it in their cache.
                  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//,
                },
                { name: 'form-packages', test: /node_modules\/(react-hook-form|zod)\// },
                { name: 'common', test: inSrc(commonFiles) },
                // One file for the landing, contact and 404 pages, because each request takes 10 ms in the first script's task on
                // the slow phone.
                {
                  name: 'sewn-hero',
                  test: inSrc([
                    'sections/sewn-hero',
                    'content/home',
                    'content/services/short-facts',
                    'features/search/search-field',
                  ]),
                },
                { name: 'forms', test: inSrc(FORMS) },
                // Small, and llps is never loaded without companies.
                { name: 'companies', test: inSrc(['law/(companies|llps)']) },
                { name: 'contact-forms', test: inSrc(['features/contact/.*']) },
              ],
            },
          },
        },
      },
    },
  },
  preview: { port: 4173, strictPort: true },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // Generous, because no test measures speed and machines may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Threads start sooner than processes, and read modules without copying their text.
    pool: 'threads',
    // As in playwright.config.ts.
    retry: process.env['CI'] ? 1 : 0,
    // The default leaves one processor idle, half of a small machine.
    maxWorkers: availableParallelism(),
    // Vitest ignores the values that a plugin defines on import.meta.env.
    env: TEST_ENV,
    // The files of a thread share its document and the site's modules.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['tests/**/*.test.ts'], exclude: ['tests/build/**'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          // Runs after the node project: a worker that alternates between environments is restarted each time.
          sequence: { groupOrder: 1 },
        },
      },
      // Tests of the finished build.
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/*.test.ts'],
          env: {
            ...TEST_ENV,
            ALL_SERVICES: '',
            VITE_BUILD_DAY: buildDay({ ...testEnv, ...process.env }),
          },
        },
      },
    ],
  },
});

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

const testDay = parseEnv(readFileSync('tests/support/test-day.env', 'utf8'));

/** What an owner changes in `src/content/owner.ts`, and what is ordered after the day of the worked cases, break no test. */
const TEST_ENV = {
  ...parseSettings({ VITE_PHONE: '+91 00000 00000', VITE_WHATSAPP: '+91 11111 11111' }),
  BRAND_COLOUR: brandColour,
  ALL_SERVICES: 'yes',
  VITE_BUILD_DAY: buildDay(testDay),
};

/** The frame of forms: no page needs one part without the others. */
const FORMS = [
  'forms/.*',
  'content/(collection-notice|forms)',
  'lib/required-text',
  'ui/submit-button',
];

/** Matches files of src/ by their path in it, without the ending. Packages have folders of the same names. */
function inSrc(paths: readonly string[]): RegExp {
  return new RegExp(String.raw`^(?!.*/node_modules/).*/src/(${paths.join('|')})\.\w+(\?|$)`);
}

const customLogger = createLogger();
const { warn } = customLogger;
/** Lightning CSS keeps selectors that it does not know, and warns of each. */
customLogger.warn = (message, options) => {
  if (!message.includes("'target-current' is not recognized")) warn(message, options);
};

export default defineConfig({
  customLogger,
  plugins: [
    settingsPlugin(),
    react(),
    // Vite does that; running both wrote each prefix three times.
    tailwindcss({ optimize: false }),
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
    // Nobody reads how large each of some hundred files is; tests/build/budget.test.ts does.
    reportCompressedSize: false,
    // Every browser that knows modules well enough for this site preloads them itself. Without Vite's lists of what a chunk
    // imports, a followed link took 0.4 s longer on the slowed phone of the bench.
    modulePreload: { polyfill: false },
    // One style sheet for all pages (vite/inline-sheet.ts): no file that a chunk could wait for.
    cssCodeSplit: false,
  },
  environments: {
    // The search index is made from all pages at once, which only the browser fetches one by one.
    ssr: {
      build: {
        rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // The callbacks that it finds slow are most of the build, as they should be.
          checks: { pluginTimings: false },
          // Radix calls it with each of its functions, the unused ones too, which would stay: 3 KiB.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            // Chrome then compiles them beside the main thread while they come, and not each function when it is first called:
            // a tenth of the work of a page's start.
            postBanner: ({ name }) =>
              ['react', 'common', 'app'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            codeSplitting: {
              // Each group takes its own files alone. Otherwise the first takes all that they import, the forms' packages included.
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'react',
                  // Changes only with a version of a package, so returning visitors have it.
                  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//,
                },
                { name: 'form-packages', test: /node_modules\/(react-hook-form|zod)\// },
                { name: 'common', test: inSrc(commonFiles) },
                { name: 'forms', test: inSrc(FORMS) },
                // Small, and the second is never fetched without the first.
                { name: 'companies', test: inSrc(['law/(companies|llps)']) },
                {
                  name: 'contact-forms',
                  test: inSrc(['features/contact/(?!lazy-forms).*']),
                },
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
    // No test is about speed, and a busy machine takes its time: these only end what will never come.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As for journeys (playwright.config.ts).
    retry: process.env['CI'] ? 1 : 0,
    // By default it leaves one processor idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Vitest does not apply what a plugin defines on import.meta.env.
    env: TEST_ENV,
    // A process, its document and the site's modules, made once for all files instead of anew for each.
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
          // After the others: a process that finds a file of the other kind next in the queue would give way to a new one.
          sequence: { groupOrder: 1 },
        },
      },
      // What reads the finished build, and so comes after it.
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/*.test.ts'],
          env: {
            ...TEST_ENV,
            ALL_SERVICES: '',
            VITE_BUILD_DAY: buildDay({ ...testDay, ...process.env }),
          },
        },
      },
    ],
  },
});

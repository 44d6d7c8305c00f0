import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { buildDay, buildDayPlugin } from './vite/build-day.ts';
import { dataFiles } from './vite/data-files.ts';
import { hosting } from './vite/hosting/index.ts';
import { licences } from './vite/licences.ts';
import { localServices } from './vite/local-services/index.ts';
import { ownerPlugin } from './vite/owner.ts';
import { prerender } from './vite/prerender.ts';
import { serviceTexts } from './vite/service-texts.ts';
import { parseSettings, settingsPlugin } from './vite/settings.ts';

/** What an owner changes in `src/content/owner.ts` must break no test. */
const NOBODYS_NUMBERS = { VITE_PHONE: '+91 00000 00000', VITE_WHATSAPP: '+91 11111 11111' };

export default defineConfig({
  plugins: [
    ownerPlugin(),
    settingsPlugin(),
    react(),
    tailwindcss(),
    serviceTexts(),
    buildDayPlugin(),
    dataFiles(),
    licences(),
    prerender(),
    hosting(),
    localServices(),
  ],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  build: {
    // Every browser that knows modules well enough for this site preloads them itself. Without Vite's lists of what a chunk
    // imports, a followed link took 0.4 s longer on the slowed phone of the bench.
    modulePreload: { polyfill: false },
    // One style sheet, which goes into the pages (see vite/inline-styles.ts): no file that a chunk could wait for.
    cssCodeSplit: false,
    rolldownOptions: {
      // Radix calls it with each of its functions, the unused ones too, which would stay: 3 KiB.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          // A chunk of its own for what changes only with a new version of a package: returning visitors have it.
          groups: [
            // Small modules that every page has; each in a chunk of its own would be a request of its own.
            {
              name: 'common',
              test: /src\/(paths|content\/(owner|site|categories|mistake)|ui\/(icon|seal|stamped)|lib\/(class-names|connection|toasts|settings|phone-links|kept-text)|layout\/head|sections\/(consultation-card|something-wrong))\.tsx?/,
            },
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack)\//,
            },
            // The forms' frame and its packages: no page needs one without the other.
            {
              name: 'forms',
              test: /node_modules\/(react-hook-form|zod)\/|src\/(forms\/|lib\/required-text|ui\/(field|form|submit-button|visitor-fields))/,
            },
          ],
        },
      },
    },
  },
  preview: { port: 4173, strictPort: true },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // By default it leaves one processor idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Vitest does not apply what a plugin defines on import.meta.env.
    env: { ...parseSettings(NOBODYS_NUMBERS), VITE_BUILD_DAY: buildDay() },
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
      { extends: true, test: { name: 'build', include: ['tests/build/*.test.ts'] } },
    ],
  },
});

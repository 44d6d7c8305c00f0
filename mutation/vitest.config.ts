import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { parseSettings } from '../vite/settings.ts';

/** The tests of the logic that is broken on purpose (`mutate` in stryker.config.json), and no tests of components. */
export default defineConfig({
  resolve: {
    alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) },
  },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    env: parseSettings({}),
    include: [
      'tests/lib/{money,rupees-in-words,days}*.test.ts',
      'tests/law/due-dates/due-rule.test.ts',
      'tests/content/our-fee.test.ts',
      'tests/law/{tools,structures}/*.test.ts',
      'tests/features/contact/contact-message.test.ts',
      'tests/features/search/*.test.ts',
    ],
  },
});

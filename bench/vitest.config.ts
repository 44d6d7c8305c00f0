import { defineConfig, mergeConfig } from 'vitest/config';
import site from '../vite.config.ts';

const { projects: _, ...test } = site.test ?? {};

/** Only the tests of the mutated logic (`mutate` in stryker.config.json), without tests of components. */
export default mergeConfig(
  { ...site, test },
  defineConfig({
    test: {
      include: [
        'tests/lib/{money,days}*.test.ts',
        'tests/law/due-dates/due-rule.test.ts',
        'tests/content/our-fee.test.ts',
        'tests/law/{tools,structures}/*.test.ts',
        'tests/features/contact/contact-message.test.ts',
        'tests/features/search/*.test.ts',
      ],
    },
  }),
);

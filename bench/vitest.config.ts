import { defineConfig, mergeConfig } from 'vitest/config';
import site from '../vite.config.ts';

const { projects: _, ...test } = site.test ?? {};

/** The tests of the logic that is broken on purpose (`mutate` in stryker.config.json), and no tests of components. */
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
